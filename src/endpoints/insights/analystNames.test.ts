import { expect, it } from 'vitest'
import { pathOf } from '../../api/client/request.ts'
import { analysts } from '../analysts/endpoint.ts'
import { profileRequests } from './analystNames.ts'

it('asks for each analyst of the rows once, in one request', () => {
  const rows = [{ analyst_id: 'b' }, { analyst_id: 'a' }, { analyst_id: 'b' }, { analyst_id: '' }, { analyst_id: null }, {}]
  expect(profileRequests(rows).map((values) => pathOf(analysts, values, { today: '2026-11-20' }))).toEqual([
    '/api/v2.1/calendar/ratings/analysts?analyst=b,a&fields=id,name_full,firm_name,ratings_accuracy&pageSize=75',
  ])
})

it('asks nothing where no row names an analyst, and parts lists that no address would hold', () => {
  expect(profileRequests([{ analyst_id: '' }])).toEqual([])
  const many = Array.from({ length: 160 }, (_, index) => ({ analyst_id: `id-${index}` }))
  expect(profileRequests(many).map(({ analyst }) => analyst?.length)).toEqual([75, 75, 10])
})
