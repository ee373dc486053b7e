import { beforeEach, describe, expect, it, vi } from 'vitest'

/** Each test begins as a page does: nothing in memory, only what is in storage. */
const freshPage = async () => {
  vi.resetModules()
  return import('./readMarks.ts')
}

beforeEach(() => localStorage.clear())

describe('read marks', () => {
  it('are IDs and last beyond the page', async () => {
    const before = await freshPage()
    before.markRead('41000003')
    before.markRead('41000003')
    expect(localStorage.getItem('tearsheet.news.read')).toBe('["41000003"]')
    const after = await freshPage()
    expect([...after.readMarks()]).toEqual(['41000003'])
    after.forgetReadMarks()
    expect(localStorage.length).toBe(0)
  })

  it('keep to the page where storage throws', async () => {
    const { markRead, readMarks } = await freshPage()
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect([...readMarks()]).toEqual([])
    markRead('1')
    expect([...readMarks()]).toEqual(['1'])
  })

  it('begin anew where the storage holds something else', async () => {
    for (const foreign of ['{', '{"a":1}', '[1,{"__proto__":2}]']) {
      localStorage.setItem('tearsheet.news.read', foreign)
      expect([...(await freshPage()).readMarks()]).toEqual([])
    }
  })

  it('forget the oldest beyond 3,000', async () => {
    localStorage.setItem('tearsheet.news.read', JSON.stringify(Array.from({ length: 3000 }, (_, index) => `n${index}`)))
    const { markRead, readMarks } = await freshPage()
    markRead('new')
    expect(readMarks().size).toBe(3000)
    expect(readMarks().has('n0')).toBe(false)
    expect(readMarks().has('new')).toBe(true)
  })

  it('come back when forgetting them is undone, with what was read since', async () => {
    const { forgetReadMarks, markRead, readMarks } = await freshPage()
    for (const id of ['1', '2', '3']) markRead(id)
    const undo = forgetReadMarks()
    expect(localStorage.length).toBe(0)
    markRead('2')
    markRead('4')
    undo()
    expect([...readMarks()]).toEqual(['1', '2', '3', '4'])
  })

  it('tell listeners here, and take up what another tab did', async () => {
    const { markRead, readMarks, subscribeToReadMarks } = await freshPage()
    const listener = vi.fn()
    const stop = subscribeToReadMarks(listener)
    markRead('1')
    localStorage.setItem('tearsheet.news.read', '["1","2"]')
    window.dispatchEvent(new StorageEvent('storage', { key: 'tearsheet.news.read' }))
    expect(listener).toHaveBeenCalledTimes(2)
    expect([...readMarks()]).toEqual(['1', '2'])
    stop()
    markRead('3')
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
