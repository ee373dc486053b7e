import { expect, it, vi } from 'vitest'
import { atOnce, byParts, inSlices, type Steps } from './inSlices.ts'

function* sumBelow(size: number): Steps<number> {
  let sum = 0
  yield* byParts(size, (from, to) => {
    for (let number = from; number < to; number += 1) sum += number
  })
  return sum
}

it('comes to the same at once and in slices, through every number once', async () => {
  const size = 1_000_003
  expect(atOnce(sumBelow(size))).toBe((size * (size - 1)) / 2)
  expect(await inSlices(sumBelow(size), () => false)).toBe((size * (size - 1)) / 2)
})

it('lets other work in between, and gives up when told', async () => {
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 5))
  try {
    let between = 0
    let isGivenUp = false
    const other = (): void => {
      between += 1
      isGivenUp = between > 3
      if (between < 10) setTimeout(other)
    }
    setTimeout(other)
    expect(await inSlices(sumBelow(100_000_000), () => isGivenUp)).toBeUndefined()
    expect(between).toBeGreaterThan(3)
  } finally {
    clock.mockRestore()
  }
})
