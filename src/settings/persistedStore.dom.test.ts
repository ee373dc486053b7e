/** Everything that this browser keeps, in two tabs, in foreign forms, and without a storage: nothing is lost without a word. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NAMES, OLD_FINDING, openTab, putText, textOf, type Name } from './testing.ts'

/** Another tab wrote: the browser tells all others. */
const tell = (name: string): boolean => window.dispatchEvent(new StorageEvent('storage', { key: `tearsheet.${name}` }))

/** From now on the storage refuses; gives the way back. */
function refuse(...acts: readonly ('getItem' | 'setItem')[]): () => void {
  const spies = acts.map((act) =>
    vi.spyOn(Storage.prototype, act).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    }),
  )
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}

/** What is one of them in part, with something among the rest that this version does not know. */
const PARTLY: Readonly<Record<Name, readonly [text: string, read: string]>> = {
  views: ['[{"name":"Old","address":"/splits"},{"name":"Odd","address":"/news","folder":"Mine"}]', 'Old'],
  watchlists: ['[{"name":"old","tickers":["A"]},{"name":"odd","tickers":[{"isin":"US0378331005"}]}]', 'old'],
  'news.read': ['["0",{"id":"7","at":1}]', '0'],
  recent: ['["/company/OLD",{"to":"/company/ODD"}]', '/company/OLD'],
  'brief.seen': ['{"demo @desk":1795000000,"odd":"soon"}', 'demo @desk'],
  findings: [`{"demo":[${JSON.stringify(OLD_FINDING)},{"kind":"mood"}]}`, 'demo old'],
  preferences: ['{"upDown":"blue-orange","font":"large"}', 'upDown,blue-orange'],
}
const FOREIGN = ['{', '"text"', '7', '[[1]]', '{"kept":["x"]}', '{"version":1,"kept":["x"]}']
const NEWER = ['{"version":2}', '{"version":7,"kept":["x"],"theme":"dark"}']
beforeEach(() => localStorage.clear())
describe.each(NAMES)('%s', (name) => {
  const open = async () => {
    const { things, notUnderstood, isStorageUnable } = await openTab()
    return { ...things[name], told: notUnderstood, isStorageUnable }
  }
  const sorted = (things: readonly string[]): readonly string[] => things.toSorted()

  it('are all there after changes in two tabs that had not heard of each other', async () => {
    const [here, there] = [await open(), await open()]
    expect([here.there(), there.there()]).toEqual([[], []])
    here.change(1)
    there.change(2)
    here.change(3)
    const all = ([1, 2, 3] as const).map(here.leaves)
    expect(sorted(here.there())).toEqual(sorted(all))
    expect(sorted((await open()).there())).toEqual(sorted(all))
  })

  it('are heard of from another tab though nobody shows them, and after the page was asleep', async () => {
    const [here, there] = [await open(), await open()]
    expect(here.there()).toEqual([])
    there.change(1)
    tell(name)
    expect(here.there()).toEqual([here.leaves(1)])
    there.change(2)
    // Asleep it was told nothing.
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(sorted(here.there())).toEqual(sorted([here.leaves(1), here.leaves(2)]))
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(here.there()).toEqual([])
  })

  it('of the present form are read without a word', async () => {
    const before = await open()
    before.change(1)
    before.change(2)
    const after = await open()
    expect(sorted(after.there())).toEqual(sorted([after.leaves(1), after.leaves(2)]))
    after.change(3)
    expect(after.told()).toEqual([])
    expect(Object.keys(localStorage)).toEqual([`tearsheet.${name}`])
  })

  it.each([PARTLY[name][0], ...FOREIGN])(
    'in a form that is not understood are set aside before anything takes their place: %s',
    async (text) => {
      putText(name, text)
      const tab = await open()
      const read = tab.there()
      expect([textOf(name), Object.keys(localStorage)]).toEqual([text, [`tearsheet.${name}`]])
      expect(tab.told()).toMatchObject([{ title: tab.title, isNewer: false, text }])
      tab.change(1)
      tab.change(2)
      expect(textOf(`${name}.unreadable`)).toBe(text)
      const later = await open()
      expect(sorted(later.there())).toEqual(sorted([...read, tab.leaves(1), tab.leaves(2)]))
      expect(later.told()).toMatchObject([{ title: tab.title, isNewer: false, text }])
    },
  )

  it('keep what can be read of such a form', async () => {
    const [text, read] = PARTLY[name]
    putText(name, text)
    expect((await open()).there()).toContain(read)
  })

  it('set aside twice are both there', async () => {
    for (const text of ['{', '7']) {
      putText(name, text)
      const tab = await open()
      tab.change(1)
      tab.change(2)
    }
    expect(textOf(`${name}.unreadable`)).toBe('{\n7')
  })

  it('that cannot be set aside are not written over', async () => {
    putText(name, '{')
    const tab = await open()
    const allow = refuse('setItem')
    tab.change(1)
    tab.change(2)
    expect(textOf(name)).toBe('{')
    expect(sorted(tab.there())).toEqual(sorted([tab.leaves(1), tab.leaves(2)]))
    expect(tab.isStorageUnable()).toBe(true)
    allow()
    tab.change(3)
    expect(textOf(`${name}.unreadable`)).toBe('{')
    expect((await open()).there()).toHaveLength(3)
  })

  it.each(NEWER)('of a newer version are never written over, and changes last for the page: %s', async (text) => {
    putText(name, text)
    const tab = await open()
    expect(tab.there()).toEqual([])
    expect(tab.told()).toMatchObject([{ title: tab.title, isNewer: true, text }])
    tab.change(1)
    tab.change(2)
    tell(name)
    expect(sorted(tab.there())).toEqual(sorted([tab.leaves(1), tab.leaves(2)]))
    expect([textOf(name), Object.keys(localStorage)]).toEqual([text, [`tearsheet.${name}`]])
    expect([tab.isStorageUnable(), (await open()).there()]).toEqual([false, []])
  })

  it('that a newer version takes over meanwhile stay as they are for the page', async () => {
    const tab = await open()
    tab.change(1)
    putText(name, NEWER[0]!)
    tell(name)
    tab.change(2)
    expect(sorted(tab.there())).toEqual(sorted([tab.leaves(1), tab.leaves(2)]))
    expect(textOf(name)).toBe(NEWER[0])
    tab.empty?.()()
    expect(sorted(tab.there())).toEqual(sorted([tab.leaves(1), tab.leaves(2)]))
  })

  it.each([PARTLY[name][0], ...FOREIGN, ...NEWER])(
    'are discarded on demand where they are not understood, and come back: %s',
    async (text) => {
      putText(name, text)
      const tab = await open()
      const read = tab.there()
      const undo = tab.told()[0]!.discard()
      expect([tab.told(), tab.there()]).toEqual([[], read])
      expect(Object.keys(localStorage).filter((key) => textOf(key.slice(10))?.includes(text))).toEqual([])
      undo()
      expect([textOf(name), tab.there()]).toEqual([text, read])
      expect(tab.told()).toMatchObject([{ text }])
    },
  )

  it('that were set aside are discarded on demand, and come back beside what is there by then', async () => {
    putText(name, '{')
    const tab = await open()
    tab.change(1)
    const undo = tab.told()[0]!.discard()
    expect([tab.told(), Object.keys(localStorage)]).toEqual([[], [`tearsheet.${name}`]])
    tab.change(2)
    undo()
    expect(textOf(`${name}.unreadable`)).toBe('{')
    expect(sorted((await open()).there())).toEqual(sorted([tab.leaves(1), tab.leaves(2)]))
  })

  it('F92 last as long as the page where storage is forbidden', async () => {
    refuse('getItem', 'setItem')
    const tab = await open()
    expect([tab.there(), tab.isStorageUnable()]).toEqual([[], false])
    tab.change(1)
    tab.change(2)
    expect(sorted(tab.there())).toEqual(sorted([tab.leaves(1), tab.leaves(2)]))
    expect(tab.isStorageUnable()).toBe(true)
  })

  it('F92 last as long as the page where the storage is full, and are kept once there is room', async () => {
    const [here, there] = [await open(), await open()]
    here.change(1)
    const allow = refuse('setItem')
    here.change(2)
    expect([sorted(here.there()), here.isStorageUnable()]).toEqual([sorted([here.leaves(1), here.leaves(2)]), true])
    allow()
    there.change(3)
    tell(name)
    expect(sorted(here.there())).toEqual(sorted([here.leaves(1), here.leaves(2), here.leaves(3)]))
    here.change(4)
    expect(sorted((await open()).there())).toEqual(sorted(([1, 2, 3, 4] as const).map(here.leaves)))
  })
})
