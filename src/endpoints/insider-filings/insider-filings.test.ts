/** The request that insider filings make, and the rules by which the mock service answers it (§4.5). */
import { describe, expect, it } from 'vitest'
import { readParams } from '../../api/endpoint/params.ts'
import { buildRequest } from '../../api/client/request.ts'
import { filingsOf } from '../../mock/insiders/filings.ts'
import { ask, world } from '../../test/ask.ts'
import { connectionTo } from '../../test/connection.ts'
import { insiderFilings } from './endpoint.ts'
import source from './mock.ts'

const filings = filingsOf(world)
const newest = filings.at(-1)!
const search = (kind: string, keys: string) => ask(source, `search_keys_type=${kind}&search_keys=${keys}&pagesize=1000`)

describe('the request', () => {
  it('names every parameter as published', () => {
    const request = buildRequest(
      insiderFilings,
      {
        search_keys: ['0009100000-26-000001', 'x y'],
        search_keys_type: 'accession_number',
        date: '2026-11-03',
        from: '2026-11-01',
        to: '2026-11-30',
        display: 'nested',
        chamber: 'Senate',
        updated: 1_772_323_200,
        page: 4,
        limit: 50,
      },
      connectionTo(),
    )
    expect(request.url).toBe(
      'https://service.test/api/v1/sec/insider_transactions/filings?search_keys=0009100000-26-000001,x%20y' +
        '&search_keys_type=accession_number&date=2026-11-03&date_from=2026-11-01&date_to=2026-11-30&display=nested' +
        '&chamber=Senate&updated_since=1772323200&page=4&pagesize=50',
    )
    expect(request.headers.get('authorization')).toBe('token test-key')
  })

  it('sends the count alone when nothing is asked', () => {
    const { values } = readParams(insiderFilings.params, new URLSearchParams(), 'address')
    expect(buildRequest(insiderFilings, values, connectionTo()).url).toBe(
      'https://service.test/api/v1/sec/insider_transactions/filings?pagesize=100',
    )
  })

  it('wants search keys and their kind together', () => {
    expect(insiderFilings.crossFieldErrors?.({ search_keys: ['HALO'] }).map(({ key }) => key)).toEqual(['search_keys_type'])
    expect(insiderFilings.crossFieldErrors?.({ search_keys_type: 'symbol' }).map(({ key }) => key)).toEqual(['search_keys'])
    expect(insiderFilings.crossFieldErrors?.({ search_keys: ['HALO'], search_keys_type: 'symbol' })).toEqual([])
  })
})

describe('the answer', () => {
  it('is the list of all filings, the one filed last first', async () => {
    const { body, rows } = await ask(source, 'pagesize=1000')
    expect(Object.keys(body as object)).toEqual(['data'])
    expect(filings.length).toBeGreaterThanOrEqual(2500)
    expect(rows).toHaveLength(1000)
    expect(new Set(rows.map(insiderFilings.identify)).size).toBe(1000)
    const days = rows.map((row) => row.filing_date!.slice(0, 10))
    expect(days).toEqual(days.toSorted().reverse())
    expect(days[0]! <= '2026-11-20').toBe(true)
  })

  it.each([
    ['symbol', newest.company.ticker],
    ['symbol', newest.company.ticker.toLowerCase()],
    ['cik', newest.company.cik],
    ['cik', newest.company.cik.replace(/^0+/, '')],
  ])('finds filings of a company by %s %s', async (kind, key) => {
    const { rows } = await search(kind, key)
    expect(rows).toHaveLength(filings.filter((filing) => filing.company === newest.company).length)
    expect(new Set(rows.map((row) => row.company_symbol))).toEqual(new Set([newest.company.ticker]))
  })

  it.each([
    ['accession_number', newest.accessionNumber],
    ['accession_number', newest.accessionNumber.replaceAll('-', '')],
    ['id', newest.id],
  ])('finds one filing by %s %s', async (kind, key) => {
    expect((await search(kind, key)).rows.map((row) => row.id)).toEqual([newest.id])
  })

  it('finds the filings of an insider by CIK, and of several keys', async () => {
    const insider = await search('cik', newest.officer.cik)
    expect(new Set(insider.rows.map((row) => row.owner?.insider_cik))).toEqual(new Set([newest.officer.cik]))
    const both = await search('symbol', 'HALO,krsh-a')
    expect(new Set(both.rows.map((row) => row.company_symbol))).toEqual(new Set(['HALO', 'KRSH.A']))
    expect((await search('symbol', 'NOBODY')).rows).toEqual([])
  })

  it('goes by the day of filing, a single date being a range of one day', async () => {
    const { rows } = await ask(source, 'date_from=2026-03-01&date_to=2026-03-31&pagesize=1000')
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.filter((row) => !row.filing_date!.startsWith('2026-03-'))).toEqual([])
    const day = rows[0]!.filing_date!.slice(0, 10)
    const single = await ask(source, `date=${day}`)
    expect(single.rows).toEqual(rows.filter((row) => row.filing_date!.startsWith(day)))
  })

  it('keeps what changed since, newest change first', async () => {
    const changes = filings.map((filing) => filing.updated).toSorted((a, b) => b - a)
    const { rows } = await ask(source, `updated_since=${changes[29]}`)
    expect(rows.map((row) => row.updated)).toEqual(changes.slice(0, 30))
  })

  it('gives the pages one after the other', async () => {
    const { rows } = await ask(source, 'pagesize=20')
    expect((await ask(source, 'pagesize=5&page=3')).rows).toEqual(rows.slice(15, 20))
    expect((await ask(source, 'pagesize=1000&page=100')).body).toEqual({ data: [] })
  })

  it('has no filing of a member of Congress', async () => {
    expect((await ask(source, 'chamber=House')).body).toEqual({ data: [] })
  })

  it('is nested as the specification has it, unless flat is asked for', async () => {
    const nested = await ask(source, 'pagesize=50&display=nested')
    expect(nested.rows).toEqual((await ask(source, 'pagesize=50')).rows)
    const flat = await ask(source, 'pagesize=50&display=flat')
    const lines = nested.rows.flatMap((row) => (row.transactions ?? []).map((line) => ({ filing: row, line })))
    expect(flat.rows).toHaveLength(50)
    flat.rows.forEach((row, index) => {
      const { filing, line } = lines[index]!
      const { id: _, owner, transactions: __, ...scalars } = filing
      expect(row).toEqual({ ...scalars, ...owner, ...line, id: line.transaction_id })
    })
  })

  it.each([
    ['more rows than there may be', 'pagesize=1001'],
    ['an unknown chamber', 'chamber=Lords'],
    ['an unknown layout', 'display=tree'],
    ['keys without their kind', 'search_keys=HALO'],
    ['a kind without keys', 'search_keys_type=cik'],
    ['51 keys', `search_keys_type=symbol&search_keys=${Array.from({ length: 51 }, (_, index) => `T${index}`).join(',')}`],
    ['a single day beside a range', 'date=2026-03-02&date_from=2026-03-02'],
  ])('refuses %s', async (_, query) => {
    expect((await ask(source, query)).status).toBe(400)
  })
})
