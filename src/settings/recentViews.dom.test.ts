/** Recent views: addresses only, never a key, at most thirty, one for each thing that is asked. */
import { beforeEach, describe, expect, it } from 'vitest'
import { endpoints } from '../endpoints/index.ts'
import { isViewAddress } from './viewAddress.ts'
import { forgetRecentViews, recentViews, rememberView } from './recentViews.ts'

const remember = (address: string): void => rememberView(endpoints, address)

beforeEach(() => void forgetRecentViews())

describe('recent views', () => {
  it('are what was asked for, the latest first, whatever page or layout it was seen in', () => {
    for (const address of ['/splits?tickers=HALO', '/news?tickers=HALO', '/splits?tickers=HALO&page=2&v.cols=name&v.open=x'])
      remember(address)
    expect(recentViews()).toEqual(['/splits?tickers=HALO&page=2&v.cols=name&v.open=x', '/news?tickers=HALO'])
    expect(localStorage.getItem('tearsheet.recent')).toBe(JSON.stringify(recentViews()))
    forgetRecentViews()
    expect(localStorage.length).toBe(0)
  })

  it('are no bare pages, no other pages and nothing with a key', () => {
    for (const address of [
      '/splits',
      '/splits?v.filters=hidden',
      '/connection?x=1',
      '/splits?tickers=HALO&token=secret',
      '//evil.test/splits?a=1',
    ])
      remember(address)
    expect(recentViews()).toEqual([])
  })

  it('come back when forgetting them is undone, behind what was looked at since', () => {
    for (const address of ['/splits?tickers=HALO', '/news?tickers=HALO', '/company/ACME']) remember(address)
    const undo = forgetRecentViews()
    expect(recentViews()).toEqual([])
    undo()
    expect(recentViews()).toEqual(['/company/ACME', '/news?tickers=HALO', '/splits?tickers=HALO'])
    const again = forgetRecentViews()
    remember('/splits?tickers=HALO&page=2')
    again()
    expect(recentViews()).toEqual(['/splits?tickers=HALO&page=2', '/company/ACME', '/news?tickers=HALO'])
  })

  it('are thirty at most', () => {
    for (let index = 0; index < 40; index += 1) remember(`/splits?tickers=T${index}`)
    expect(recentViews()).toHaveLength(30)
    expect(recentViews()[0]).toBe('/splits?tickers=T39')
  })

  it('take nothing from the storage that leads elsewhere', () => {
    for (const foreign of [
      'https://evil.test/',
      '//evil.test',
      '/\\evil.test',
      'javascript:alert(1)',
      '/a b',
      7,
      null,
      `/x?${'a'.repeat(7000)}`,
    ])
      expect(isViewAddress(foreign, 6000)).toBe(false)
    expect(isViewAddress('/splits?tickers=HALO', 6000)).toBe(true)
  })
})
