/** An order that the service ignores is told, on every operation that can be asked for one. */
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../../endpoints/index.ts'
import { insights } from '../../endpoints/insights/endpoint.ts'
import { news } from '../../endpoints/news/endpoint.ts'
import { renderPage } from '../../test/renderPage.tsx'
import { orderMissed } from './orderCheck.ts'

const dated = (...days: readonly (string | null)[]) => days.map((date, index) => ({ id: String(index), date }))

describe('the order of the rows', () => {
  it('is compared with the one asked for, equal and absent values being no breach', () => {
    const asc = { sort: 'date:asc' } as const
    expect(orderMissed(insights, asc, dated('2026-01-01', '2026-01-01', null, 'soon', '2026-01-02'))).toBeUndefined()
    expect(orderMissed(insights, asc, dated('2026-01-02', null, '2026-01-01'))).toBe('Date, oldest first')
    expect(orderMissed(insights, { sort: 'date:desc' }, dated('2026-01-01', '2026-01-02'))).toBe('Date, newest first')
    expect(orderMissed(insights, {}, dated('2026-01-01', '2026-01-02'))).toBeUndefined()
  })

  it('is compared by number and by time where the field holds one', () => {
    const made = (created: string) => ({ created })
    const later = made('Fri, 20 Nov 2026 09:00:00 -0400')
    const earlier = made('Fri, 20 Nov 2026 10:00:00 +0000')
    expect(orderMissed(news, { sort: 'created:asc' }, [earlier, later])).toBeUndefined()
    expect(orderMissed(news, { sort: 'created:asc' }, [later, earlier])).toBeDefined()
    expect(orderMissed(news, { sort: 'id:asc' }, [{ id: 9 }, { id: 10 }])).toBeUndefined()
    expect(orderMissed(news, { sort: 'id:desc' }, [{ id: 9 }, { id: 10 }])).toBeDefined()
  })

  it('is no matter where it is the default, which is not sent, or where a filter forces another', () => {
    expect(orderMissed(news, { sort: 'created:desc' }, [{ id: 1 }, { id: 2 }])).toBeUndefined()
    expect(orderMissed(news, { sort: 'id:desc', updated: 1 }, [{ id: 1 }, { id: 2 }])).toBeUndefined()
  })

  it('can be judged for every order that an operation offers', () => {
    const offered = endpoints.flatMap((endpoint) =>
      ((endpoint.params.sort?.options ?? []) as readonly string[]).map((sort) => [endpoint, sort] as const),
    )
    expect(offered).not.toEqual([])
    const rows = [1, 2, 1].map((at) => ({
      id: at,
      date: `2026-01-0${at}`,
      created: `Thu, 0${at} Jan 2026 09:00:00 -0400`,
      updated: `Thu, 0${at} Jan 2026 09:00:00 -0400`,
    }))
    const blind = offered.filter(
      ([endpoint, sort]) => sort !== endpoint.params.sort.initial && orderMissed(endpoint, { sort }, rows) === undefined,
    )
    expect(blind.map(([{ id }, sort]) => `${id} ${sort}`)).toEqual([])
  })
})

it('says in one line that the service ignored the order', async () => {
  const rows = [
    { id: 'a', date: '2026-01-02' },
    { id: 'b', date: '2026-01-01' },
  ]
  const fetch = (): Promise<Response> => Promise.resolve(Response.json({ 'analyst-insights': rows }))
  renderPage('/insights?sort=date:asc', { fetch })
  expect((await screen.findByRole('note')).textContent).toContain(
    'The service ignored the order asked for (“Date, oldest first”): the rows came in another.',
  )
})
