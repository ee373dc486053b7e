/** A fault in drawing stays where it happens (F99). */
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Boundary } from './Boundary.tsx'

function Fragile({ isBroken }: { isBroken: () => boolean }) {
  if (isBroken()) throw new Error('drawn wrongly')
  return <p>drawn</p>
}

// React reports what a boundary catches.
beforeEach(() => void vi.mocked(console.error).mockImplementation(() => undefined))

const calls = (): number => vi.mocked(console.error).mock.calls.length
function forgetReports(): void {
  expect(calls()).toBeGreaterThan(0)
  vi.mocked(console.error).mockClear()
}

it('F99 says what could not be drawn beside what could, with a plainer view, and draws again on request', () => {
  let isBroken = true
  render(
    <>
      <Boundary what="this record" instead={<pre>plain</pre>}>
        <Fragile isBroken={() => isBroken} />
      </Boundary>
      <p>the rest</p>
    </>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Could not draw this record.')
  expect(screen.getByText('plain')).toBeTruthy()
  expect(screen.getByText('the rest')).toBeTruthy()
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Reload panel' }))
  expect(screen.getByText('drawn')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  forgetReports()
})

it('F99 draws other content without being asked', () => {
  const draw = (content: string) => (
    <Boundary what="this record" content={content}>
      <Fragile isBroken={() => content === 'bad'} />
    </Boundary>
  )
  const { rerender } = render(draw('bad'))
  expect(screen.getByRole('alert')).toBeTruthy()
  rerender(draw('good'))
  expect(screen.getByText('drawn')).toBeTruthy()
  forgetReports()
})

it('F99 shows the plain value alone where there is no room for words', () => {
  render(
    <Boundary what="this value" isSilent instead="4:1">
      <Fragile isBroken={() => true} />
    </Boundary>,
  )
  expect(document.body.textContent).toBe('4:1')
  forgetReports()
})
