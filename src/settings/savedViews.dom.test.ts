/** Saved views: no twins, one start for each operation, files that go out and come back, hostile files that do no harm. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { tickersOf } from '../api/endpoint/watchlistEntries.ts'
import { deleteWatchlist, keepWatchlist, watchlists } from './watchlists.ts'
import { checkView, deleteView, faultOf, pinView, renameView, saveView } from './changeViews.ts'
import { savedViews, startOf } from './savedViews.ts'
import { importViews, printViews } from './viewsFile.ts'

const weekly = { name: 'Weekly splits', address: '/splits?importance=3&v.cols=name,ratio' }
const halo = { name: 'HALO news', address: '/news?tickers=HALO' }

beforeEach(() => {
  for (const view of savedViews()) deleteView(view)
})

describe('saved views', () => {
  it('are kept in this browser, and renamed and deleted there', () => {
    saveView(weekly)
    saveView(halo)
    renameView(savedViews()[0]!, '  Splits \u202e of\nweight ')
    expect(savedViews().map(({ name }) => name)).toEqual(['Splits of weight', 'HALO news'])
    expect(JSON.parse(localStorage.getItem('tearsheet.views')!)).toEqual(savedViews())
    deleteView(savedViews()[0]!)
    deleteView(savedViews()[0]!)
    expect(localStorage.length).toBe(0)
  })

  it('refuse a twin by name or by address, and name it', () => {
    saveView(weekly)
    expect(faultOf({ name: 'weekly  SPLITS', address: '/splits' })).toBe('Another view is called “weekly SPLITS” already.')
    // The same in another order and spelling.
    expect(faultOf({ name: 'Other', address: '/splits?v.cols=name%2Cratio&importance=3' })).toBe(
      'This address is saved already, as “Weekly splits”.',
    )
    expect(faultOf({ name: ' \u200b ', address: '/splits' })).toBe('Give it a name.')
    expect(faultOf({ name: 'Weekly Splits', address: weekly.address }, savedViews()[0])).toBeUndefined()
    expect(faultOf(halo)).toBeUndefined()
  })

  it('are the start of an operation one at a time', () => {
    saveView(weekly)
    saveView({ name: 'Others', address: '/splits?importance=1' })
    saveView(halo)
    expect(startOf('/splits')).toBeUndefined()
    pinView(savedViews()[2]!, true)
    pinView(savedViews()[0]!, true)
    pinView(savedViews()[1]!, true)
    expect([startOf('/splits'), startOf('/news')]).toEqual(['/splits?importance=1', halo.address])
    pinView(savedViews()[1]!, false)
    expect(startOf('/splits')).toBeUndefined()
  })

  it('are checked, where the reader wants it, whatever else is done with them', () => {
    const brief = { name: 'Morning', address: '/brief?tickers=@desk' }
    for (const view of [brief, halo]) saveView(view)
    checkView(brief, true)
    pinView(halo, true)
    renameView(savedViews()[0]!, 'Evening')
    const undo = deleteView(savedViews()[0]!)
    undo()
    expect(savedViews()).toEqual([
      { ...brief, name: 'Evening', isChecked: true },
      { ...halo, isStart: true },
    ])
    // Another's choice is none of this reader's.
    const file = printViews(savedViews())
    for (const view of savedViews()) deleteView(view)
    importViews(file)
    expect(savedViews()).toEqual([{ ...brief, name: 'Evening' }, halo])
    checkView(savedViews()[0]!, true)
    checkView(savedViews()[0]!, false)
    expect(savedViews()).toEqual([{ ...brief, name: 'Evening' }, halo])
  })

  it('come back where they were, pinned as they were, when deleting them is undone', () => {
    const other = { name: 'Others', address: '/splits?importance=1' }
    for (const view of [weekly, other, halo]) saveView(view)
    pinView(other, true)
    const before = savedViews()
    const undo = deleteView(before[1]!)
    expect(savedViews()).toEqual([weekly, halo])
    undo()
    expect(savedViews()).toEqual(before)
    undo()
    expect(savedViews()).toEqual(before)
  })

  it('come back under a free name, and as no second start, where another took their place meanwhile', () => {
    for (const view of [weekly, halo]) saveView(view)
    pinView(weekly, true)
    const undo = deleteView(weekly)
    const other = { name: 'WEEKLY splits', address: '/splits?importance=1' }
    saveView(other)
    pinView(other, true)
    undo()
    expect(savedViews()).toEqual([{ ...weekly, name: 'Weekly splits-2' }, halo, { ...other, isStart: true }])
  })

  it('last as long as the page where storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    saveView(weekly)
    expect(savedViews()).toEqual([weekly])
  })
})

describe('a file of saved views', () => {
  it('goes out and comes back the same', () => {
    saveView(weekly)
    saveView(halo)
    const file = printViews(savedViews())
    for (const view of savedViews()) deleteView(view)
    expect(importViews(file)).toMatchObject({ added: [weekly, halo], refused: [] })
    expect(savedViews()).toEqual([weekly, halo])
    expect(importViews(file).refused).toEqual([
      '“Weekly splits”: Another view is called “Weekly splits” already.',
      '“HALO news”: Another view is called “HALO news” already.',
    ])
    expect(savedViews()).toHaveLength(2)
  })

  it('can be undone as a whole, but for what was changed since', () => {
    saveView(halo)
    for (const list of ['mine', 'tech']) keepWatchlist({ name: list, tickers: ['HALO'] })
    const views = ['@mine', '@tech', 'ACME'].map((entry) => ({ name: `Of ${entry}`, address: `/splits?tickers=${entry}` }))
    const file = printViews(views)
    for (const list of ['mine', 'tech']) deleteWatchlist(list)
    const { undo } = importViews(file)
    expect(savedViews()).toEqual([halo, ...views])
    keepWatchlist({ name: 'mine', tickers: ['ACME'] })
    renameView(views[2]!, 'Renamed')
    undo()
    expect(savedViews()).toEqual([halo, { ...views[2]!, name: 'Renamed' }])
    expect(watchlists()).toEqual([{ name: 'mine', tickers: ['ACME'] }])
    deleteWatchlist('mine')
  })

  it('takes along the watchlists that its views name, and never changes one that is here', () => {
    for (const list of ['tech', 'other']) keepWatchlist({ name: list, tickers: ['HALO', 'QNTR'] })
    const view = { name: 'Ours', address: '/splits?tickers=ACME,@tech' }
    const file = printViews([view])
    expect(JSON.parse(file).watchlists).toEqual([{ name: 'tech', tickers: ['HALO', 'QNTR'] }])
    deleteWatchlist('tech')
    expect(importViews(file)).toMatchObject({ added: [view], refused: [] })
    expect(tickersOf('@tech')).toEqual(['HALO', 'QNTR'])
    keepWatchlist({ name: 'tech', tickers: ['ACME'] })
    expect(importViews(file).refused).toContain('@tech: a watchlist of this name exists and was kept.')
    expect(tickersOf('@tech')).toEqual(['ACME'])
  })

  it.each([
    ['', 'The file is not JSON.'],
    ['<html>', 'The file is not JSON.'],
    ['null', 'The file is not one of saved views.'],
    ['[]', 'The file is not one of saved views.'],
    ['{"format":"tearsheet-views","views":{}}', 'The file is not one of saved views.'],
    ['{"format":"tearsheet-views","version":2,"views":[]}', 'The file is of another version (2) than this app reads (1).'],
    [' '.repeat(5_000_001), 'The file is too large to be one of saved views.'],
  ])('that is %j is refused in words', (text, words) => {
    expect(() => importViews(text)).toThrow(words)
  })

  it('can lead nowhere but into this app, brings no key, pins nothing and pollutes nothing', () => {
    const addresses = [
      'https://evil.test/splits',
      '//evil.test/splits',
      '/\\evil.test',
      'javascript:alert(1)',
      '/splits?tickers=HALO&token=secret',
      '/splits?a=\n',
      '/splits#token=secret',
      7,
      null,
    ]
    const hostile = `{"format":"tearsheet-views","version":1,"views":[
      ${addresses.map((address, index) => JSON.stringify({ name: `Bad ${index}`, address })).join()},
      null, 1, "x", [], {"__proto__":{"polluted":true},"name":"<img src=x onerror=alert(1)>","address":"/splits","isStart":true}
    ]}`
    const { added, refused } = importViews(hostile)
    expect(refused).toHaveLength(addresses.length + 4)
    expect(added.map(({ name }) => name)).toEqual(['<img src=x onerror=alert(1)>'])
    expect(savedViews()).toEqual([{ name: '<img src=x onerror=alert(1)>', address: '/splits' }])
    expect(startOf('/splits')).toBeUndefined()
    expect('polluted' in {}).toBe(false)
  })
})
