/** What is found in slices: nothing until it is there, what was found before meanwhile, and never what was given up. */
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Steps } from '../lib/inSlices.ts'
import { useSliced } from './useSliced.ts'

interface Rows {
  readonly name: string
  readonly isMany: boolean
}

const few = (name: string): Rows => ({ name, isMany: false })
const many = (name: string): Rows => ({ name, isMany: true })

/** Says when one of these rows was found. */
function find(first: Rows) {
  const finished: string[] = []
  function* steps({ name }: Rows): Steps<string> {
    yield
    finished.push(name)
    return `of ${name}`
  }
  const hook = renderHook((rows: Rows) => useSliced(rows, rows.isMany, steps), { initialProps: first })
  return { ...hook, finished, now: () => hook.result.current }
}

it('is there at once of few rows', () => {
  const { now, rerender } = find(few('a'))
  expect(now()).toEqual({ result: 'of a', isStale: false })
  rerender(few('b'))
  expect(now()).toEqual({ result: 'of b', isStale: false })
})

it('of many rows is nothing at first, and what was found before until the next is', async () => {
  const { now, rerender } = find(many('a'))
  expect(now()).toEqual({ result: undefined, isStale: false })
  await waitFor(() => expect(now()).toEqual({ result: 'of a', isStale: false }))
  rerender(many('b'))
  expect(now()).toEqual({ result: 'of a', isStale: true })
  await waitFor(() => expect(now()).toEqual({ result: 'of b', isStale: false }))
})

it('keeps what was found of few rows while many are gone through', async () => {
  const { now, rerender } = find(few('a'))
  rerender(many('b'))
  expect(now()).toEqual({ result: 'of a', isStale: true })
  await waitFor(() => expect(now()).toEqual({ result: 'of b', isStale: false }))
})

it('gives up rows that are shown no more', async () => {
  const { now, rerender, finished } = find(many('a'))
  rerender(many('b'))
  await waitFor(() => expect(now()).toEqual({ result: 'of b', isStale: false }))
  expect(finished).toEqual(['b'])
})
