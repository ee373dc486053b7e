import { expect, it } from 'vitest'
import { parseJson } from '../api/client/exactNumber.ts'
import { decimal, identifier, image, listOf, object, prose, text, ticker, unix, type Fields } from '../api/endpoint/fields.ts'
import { fieldChanges } from './fieldChanges.ts'
import { isLongText, keptForm, LONGEST } from './keptForm.ts'

const fields: Fields = {
  pt: decimal('Target'),
  security: object('Security', { symbol: ticker('Ticker'), name: text('Name') }),
  trades: listOf('Trades', { code: text('Code'), shares: decimal('Shares') }),
  versions: listOf('Versions', {
    version: identifier('Version'),
    status: text('Status'),
    pieces: listOf('Pieces', { words: prose('Words') }),
  }),
  logo: image('Logo'),
  story: prose('Story'),
  updated: unix('Updated'),
}
type Plain = Readonly<Record<string, unknown>>
const changes = (before: Plain, after: Plain) => fieldChanges(fields, keptForm(fields, before), keptForm(fields, after))

it('tells a target cut from 210 to 185, and the stamp that went with it', () => {
  expect(changes({ pt: '210', updated: 1 }, { updated: 2, pt: '185' })).toEqual([
    { path: 'pt', before: '210', after: '185' },
    { path: 'updated', before: 1, after: 2 },
  ])
})

it('compares what was sent: 185.0 is another text than 185, and absent, null and empty are three', () => {
  expect(changes({ pt: '185' }, { pt: '185.0' })).toEqual([{ path: 'pt', before: '185', after: '185.0' }])
  expect(changes({}, { pt: null })).toEqual([{ path: 'pt', before: undefined, after: null }])
  expect(changes({ pt: null }, { pt: '' })).toEqual([{ path: 'pt', before: null, after: '' }])
  expect(changes({ pt: '' }, {})).toEqual([{ path: 'pt', before: '', after: undefined }])
  expect(changes({ pt: '' }, { pt: '' })).toEqual([])
})

it('follows objects by their fields, and lists of records by place', () => {
  const before = { security: { symbol: 'HALO', name: 'Halo' }, trades: [{ code: 'P', shares: '10' }] }
  const after = { security: { name: 'Halo Inc', symbol: 'HALO' }, trades: [{ code: 'S', shares: '10' }, { code: 'P' }] }
  expect(changes(before, after)).toEqual([
    { path: 'security.name', before: 'Halo', after: 'Halo Inc' },
    { path: 'trades[0].code', before: 'P', after: 'S' },
    { path: 'trades[1]', before: undefined, after: { code: 'P' } },
  ])
  expect(changes(after, before).at(-1)).toEqual({ path: 'trades[1]', before: { code: 'P' }, after: undefined })
})

it('follows items by their identifier where they have one, whatever their order', () => {
  const [a, b] = [
    { version: 'a', status: 'draft' },
    { version: 'b', status: 'draft' },
  ]
  expect(changes({ versions: [a, b] }, { versions: [{ ...b, status: 'final' }, a] })).toEqual([
    { path: 'versions[0].status', before: 'draft', after: 'final' },
  ])
})

it('keeps a text of any length that can be compared by words, and a hash and the length of a longer one', () => {
  const short = 'x'.repeat(LONGEST)
  expect(keptForm(fields, { story: short })).toEqual({ story: short })
  const [change, ...rest] = changes({ story: `${short}y` }, { story: `${short}zz` })
  expect(rest).toEqual([])
  expect([change?.before, change?.after].map((value) => isLongText(value) && value.length)).toEqual([LONGEST + 1, LONGEST + 2])
  expect(changes({ story: `${short}y` }, { story: `${short}y` })).toEqual([])
})

it('keeps a hash of many short pieces of text, and every one of many transactions', () => {
  const pieces = Array.from({ length: 3000 }, (_, at) => ({ words: `word ${at}` }))
  const kept = keptForm(fields, { versions: [{ version: 'a', pieces }] })
  expect(JSON.stringify(kept).length).toBeLessThan(200)
  const trades = Array.from({ length: 3000 }, () => ({ code: 'P', shares: '1' }))
  expect(keptForm(fields, { trades })).toEqual({ trades })
})

it('sees no change in an address of an image that was signed anew', () => {
  expect(changes({ logo: 'https://x.test/a.png?sig=1' }, { logo: 'https://x.test/a.png?sig=2' })).toEqual([])
})

it('compares numbers by every digit', () => {
  const [before, after] = ['{"n":12345678901234567890}', '{"n":12345678901234567891}'].map((json) => parseJson(json) as Plain)
  expect(changes(before!, after!)).toHaveLength(1)
  expect(changes(before!, before!)).toEqual([])
})
