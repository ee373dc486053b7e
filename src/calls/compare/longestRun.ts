/** The longest run of numbers that rise, of a list in any order: what kept its order. */
import { countWhile } from '../../lib/bisect.ts'

/** Places in the list of the members of the run, rising. */
export function longestRun(numbers: readonly number[]): readonly number[] {
  const tails: number[] = []
  const before = new Int32Array(numbers.length).fill(-1)
  numbers.forEach((number, place) => {
    const low = countWhile(tails.length, (tail) => numbers[tails[tail]!]! < number)
    before[place] = low > 0 ? tails[low - 1]! : -1
    tails[low] = place
  })
  const run: number[] = []
  for (let place = tails.at(-1) ?? -1; place >= 0; place = before[place]!) run.push(place)
  return run.reverse()
}
