/** Markers of a lane: one opens its record, one of several a list to choose from, and each says what it is of at once. */
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Placed } from '../reading.ts'
import { MarkerLane } from './MarkerLane.tsx'
import type { Lane } from './timelineEvents.ts'

const events: readonly Placed[] = [
  { id: 'a', day: '2026-03-01', words: 'Call' },
  { id: 'b', day: '2026-09-01', words: 'Bought $1M', direction: 'up' },
  { id: 'c', day: '2026-09-02', words: 'Sold $2M', direction: 'down' },
]
const lane = { name: 'Insiders', events, answer: { isStale: false } } as unknown as Lane

function draw() {
  HTMLElement.prototype.showPopover = vi.fn()
  const [onOpen, onPoint] = [vi.fn(), vi.fn()]
  const range = { from: '2026-01-01', to: '2026-12-31' }
  render(<MarkerLane {...{ lane, range, onOpen, onPoint }} width={600} openId="c" />)
  return { onOpen, onPoint, toolbar: within(screen.getByRole('toolbar', { name: 'Insiders' })) }
}

it('opens the one event of a marker, and says its words while it is pointed at', async () => {
  const { onOpen, onPoint, toolbar } = draw()
  const marker = toolbar.getByRole('button', { name: '1 Mar 2026: Call' })
  await userEvent.hover(marker)
  expect(onPoint).toHaveBeenLastCalledWith('1 Mar 2026: Call')
  await userEvent.unhover(marker)
  expect(onPoint).toHaveBeenLastCalledWith(undefined)
  await userEvent.click(marker)
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(lane, events[0])
})

it('lists the events of a marker for several, the newest first, and opens the one that is chosen', async () => {
  const { onOpen, toolbar } = draw()
  const marker = toolbar.getByRole('button', { name: /^2 events, / })
  await userEvent.click(marker)
  expect(onOpen).not.toHaveBeenCalled()
  expect(marker.getAttribute('aria-expanded')).toBe('true')
  const list = within(screen.getByLabelText('Insiders, 1 to 2 Sep 2026'))
  const choices = list.getAllByRole('button', { hidden: true })
  expect(choices.map(({ textContent }) => textContent)).toEqual(['▼ Sold $2M', '▲ Bought $1M'])
  expect(choices[0]!.getAttribute('aria-current')).toBe('true')
  await userEvent.click(choices[1]!)
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(lane, events[1])
  expect(document.activeElement).toBe(marker)
  expect(screen.queryByLabelText('Insiders, 1 to 2 Sep 2026')).toBeNull()
})
