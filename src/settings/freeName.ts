/** A name for what is put back where its own may have been taken since. */

/** The name, or the first like it that is free: `tech-2`. */
export function freeName(name: string, longest: number, isTaken: (name: string) => boolean): string {
  let free = name
  for (let number = 2; isTaken(free); number += 1) {
    const ending = `-${number}`
    free = `${name.slice(0, longest - ending.length)}${ending}`
  }
  return free
}
