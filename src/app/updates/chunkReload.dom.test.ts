import { beforeEach, expect, it, vi } from 'vitest'
import { loadAnewOnce, missingPart, reloadOnMissingChunk } from './chunkReload.ts'

beforeEach(() => sessionStorage.clear())

const own = () => sessionStorage

it('F96 loads the page anew once for a build, and again for the next', () => {
  const reload = vi.fn()
  expect(['a', 'a', 'b', 'b'].map((build) => loadAnewOnce(build, own, reload))).toEqual([true, false, true, false])
  expect(reload).toHaveBeenCalledTimes(2)
})

it('F92 loads nothing anew where there is no storage, or one that keeps nothing', () => {
  const reload = vi.fn()
  const denied = (): Storage => {
    throw new DOMException('Access is denied', 'SecurityError')
  }
  const forgetful = (): Storage => ({ ...sessionStorage, getItem: () => null, setItem: () => undefined })
  expect([loadAnewOnce('a', denied, reload), loadAnewOnce('a', forgetful, reload)]).toEqual([false, false])
  expect(reload).not.toHaveBeenCalled()
})

it('F76, F96 loads nothing anew without a network, which would lose the page, and once there is one', () => {
  const reload = vi.fn()
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  reloadOnMissingChunk(reload)
  window.dispatchEvent(new Event('vite:preloadError'))
  expect([reload.mock.calls.length, missingPart.get()]).toEqual([0, false])
  network.mockReturnValue(true)
  window.dispatchEvent(new Event('vite:preloadError'))
  expect([reload.mock.calls.length, missingPart.get()]).toEqual([1, false])
})

it('F76 loads nothing anew while the page is being left, which would keep the user from where they go', () => {
  const reload = vi.fn()
  reloadOnMissingChunk(reload)
  window.dispatchEvent(new Event('beforeunload'))
  window.dispatchEvent(new Event('vite:preloadError'))
  expect(reload).not.toHaveBeenCalled()
})
