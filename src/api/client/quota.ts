/** What the service says of the quota of the key: no specification names the headers, recorded answers have them (docs/wire-format.md). */

/** By header, in the order of the alphabet; `undefined` where the answer says nothing. */
export function quotaOf(headers: Headers): Readonly<Record<string, string>> | undefined {
  const said = [...headers].filter(([name]) => /^(x-)?ratelimit-/.test(name))
  return said.length > 0 ? Object.fromEntries(said) : undefined
}

/** The least that a header says is left, of whatever time it counts; `undefined` where none says it in digits. */
export function remainingOf(quota: Readonly<Record<string, string>> = {}): number | undefined {
  const left = Object.entries(quota).flatMap(([name, value]) =>
    name.includes('remaining') && /^\d+$/.test(value) ? Number(value) : [],
  )
  return left.length > 0 ? Math.min(...left) : undefined
}
