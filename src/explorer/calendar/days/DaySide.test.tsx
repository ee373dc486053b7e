/** The list of a day on which very much happens: as much as can be read, and the rest on the way there. */
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import type { PlacedEvent } from '../event.ts'
import { DaySide } from './DaySide.tsx'
import { shownOf } from './period.ts'
import { placedEvent } from './testing.ts'

const DAY = '2026-11-20'

// jsdom shows nothing, so nothing comes near.
beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn()
      disconnect = vi.fn()
    },
  ),
)

const event = (place: number) => placedEvent(`T${place}`, DAY)

function drawSide(events: readonly PlacedEvent[]) {
  const shown = shownOf('week', {}, undefined, DAY)
  render(
    <MemoryRouter>
      <DaySide {...{ shown, events }} day={DAY} today={DAY} noun="calls" isStale={false} openId={undefined} onOpen={vi.fn()} />
    </MemoryRouter>,
  )
}

it('has 50 events of a day, and the others when they are asked for', async () => {
  drawSide(Array.from({ length: 80 }, (_, place) => event(place)))
  const day = within(screen.getByRole('region', { name: 'Chosen day' }))
  expect(day.getAllByRole('listitem')).toHaveLength(50)
  await userEvent.setup().click(day.getByRole('button', { name: '30 more' }))
  expect(day.getAllByRole('listitem')).toHaveLength(80)
  expect(day.queryByRole('button', { name: /more$/ })).toBeNull()
})

it('says what does not fit together, of any day in sight', () => {
  drawSide([event(1), { ...event(2), day: '2026-11-18', oddities: () => ['Announced after its ex-date.'] }])
  const odd = within(screen.getByRole('region', { name: 'What does not fit together' }))
  expect(odd.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['T2Announced after its ex-date.'])
})

it('has nothing to say where all fits together', () => {
  drawSide([event(1)])
  expect(screen.queryByRole('region', { name: 'What does not fit together' })).toBeNull()
})
