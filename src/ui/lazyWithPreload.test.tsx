/** Parts of the app that are loaded ahead: once, and drawn at once where they are there. */
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { lazyWithPreload } from './lazyWithPreload.tsx'

it('asks for a part once, however often it is fetched ahead, and draws it at once', async () => {
  let asked = 0
  const [Part, fetch] = lazyWithPreload(async () => {
    asked += 1
    return () => <p>There</p>
  })
  await act(fetch)
  await act(fetch)
  expect(asked).toBe(1)
  render(<Part />)
  expect(screen.getByText('There')).toBeTruthy()
})

it('asks again for a part that did not come', async () => {
  let asked = 0
  const [, fetch] = lazyWithPreload(async () => {
    asked += 1
    if (asked === 1) throw new Error('No network.')
    return () => null
  })
  await fetch()
  await fetch()
  await fetch()
  expect(asked).toBe(2)
})
