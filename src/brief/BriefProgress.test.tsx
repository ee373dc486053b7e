/** What the line of progress claims of a brief. */
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Brief } from './asking/useBrief.ts'
import { BriefProgress } from './BriefProgress.tsx'

const show = (state: Partial<Brief>) => {
  const brief = { status: 'idle', progress: { answered: 0, asked: 0 }, gaps: [], prices: undefined, ...state } as unknown as Brief
  render(<BriefProgress brief={brief} />)
  return screen.getByRole('status').textContent
}

it('calls nothing complete before the first request', () => {
  expect(show({ isWhole: false })).toBe('')
})

it('says so once all was asked', () => {
  expect(show({ isWhole: true })).toBe('Complete.')
})

it('calls nothing complete that lacks a dataset', () => {
  const gaps = [{ endpoint: { id: 'splits' } }] as unknown as Brief['gaps']
  expect(show({ isWhole: true, gaps })).toBe('All asked; 1 dataset missing.')
})
