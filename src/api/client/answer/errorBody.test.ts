/** The service's own words, out of every shape of error body that was seen (§7 shows none). */
import { expect, it } from 'vitest'
import { readErrorBody } from './errorBody.ts'
import { isErrorBody } from './isErrorBody.ts'

it.each([
  [
    'a list of errors with code, reference and words',
    { ok: false, errors: [{ code: 'forbidden', id: '9a1', value: 'No access' }], data: null },
    { text: 'No access', code: 'forbidden', reference: '9a1' },
  ],
  ['a text of the calendars', { text: 'Invalid date' }, { text: 'Invalid date' }],
  ['a bare text', 'Invalid or Missing Query Parameters', { text: 'Invalid or Missing Query Parameters' }],
  ['a message', { message: 'page size too large' }, { text: 'page size too large' }],
  ['a list of texts', ['Access denied', 'for anonymous'], { text: 'Access denied for anonymous' }],
  [
    'the words of a gateway with its reference',
    { message: 'no Route matched with those values', request_id: '77f' },
    { text: 'no Route matched with those values', reference: '77f' },
  ],
  ['errors that are texts', { ok: 'true', errors: ['from is needed', 'to is needed'] }, { text: 'from is needed to is needed' }],
  ['one error that is no list', { errors: { code: 400, value: 'bad' } }, { text: 'bad' }],
  ['an error', { error: 'call not found' }, { text: 'call not found' }],
  [
    'an error with parts',
    { error: { code: 'bad_request', message: 'Too wide', params: { span: 'at most a year' } } },
    { text: 'Too wide', code: 'bad_request', remarks: [{ name: 'span', text: 'at most a year' }] },
  ],
  [
    'an error with the names of parameters',
    { error: { message: 'Not both', params: ['date', 'date_from'] } },
    {
      text: 'Not both',
      remarks: [
        { name: 'date', text: 'Not both' },
        { name: 'date_from', text: 'Not both' },
      ],
    },
  ],
  [
    'all of several errors',
    { errors: [{ value: 'No day' }, 'No ticker', { detail: 'No page' }] },
    { text: 'No day No ticker No page' },
  ],
  [
    'a message beside errors that have names alone',
    { message: 'Invalid', errors: { span: ['too wide'] } },
    { text: 'Invalid', remarks: [{ name: 'span', text: 'too wide' }] },
  ],
  [
    'a problem of RFC 9457',
    { type: 'urn:x', title: 'Bad Gateway', detail: 'The service did not answer.' },
    { text: 'The service did not answer.' },
  ],
])('reads %s', (_, body, wanted) => {
  const found = Object.fromEntries(Object.entries(readErrorBody(body)).filter(([, value]) => value !== undefined))
  expect(found).toEqual(wanted)
})

it.each([[undefined], [null], [42], [''], ['  '], [{}], [[]], [[{ id: 1 }]], [{ message: 7, errors: [] }]])(
  'finds no words in %j',
  (body) => {
    expect(Object.values(readErrorBody(body)).filter((value) => value !== undefined)).toEqual([])
  },
)

it('cuts words of any length to what can be shown', () => {
  expect(readErrorBody({ message: 'x'.repeat(5000) }).text).toBe('x'.repeat(300))
})

it.each([
  [['Access denied'], true],
  ['Invalid', true],
  [{ ok: false, data: [] }, true],
  [{ ok: 'false' }, true],
  [{ ok: 'true', errors: ['from is needed'] }, true],
  [{ error: 'call not found' }, true],
  [{ error: { message: 'call not found' } }, true],
  [[], false],
  [[{ id: 1 }], false],
  [{}, false],
  [null, false],
  [{ ok: 'true', data: [] }, false],
  [{ ok: true, data: [{ id: 1 }], errors: ['one symbol was left out'] }, false],
  [{ splits: [], error: 'text' }, false],
])('whether %j is a complaint although the status says success: %s', (body, is) => {
  expect(isErrorBody(body)).toBe(is)
})
