/** More events are drawn once the end of the list is in sight, however the browser tells it. */
import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { LaterEvents } from './LaterEvents.tsx'

it('draws more where a busy browser tells at once that the end was out of sight and that it came into sight', () => {
  let tell = (_entries: readonly { readonly isIntersecting: boolean }[]): void => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: typeof tell) {
        tell = told
      }
      observe(): void {}
      disconnect(): void {}
    },
  )
  const onReach = vi.fn()
  render(<LaterEvents count={525} words="more on later days" onReach={onReach} />)
  tell([{ isIntersecting: true }, { isIntersecting: false }])
  expect(onReach).not.toHaveBeenCalled()
  tell([{ isIntersecting: false }, { isIntersecting: true }])
  expect(onReach).toHaveBeenCalledOnce()
})
