/** What kind of failure comes of asking, and whose words it carries, for every form of refusal that was seen or is to be feared. */
import { describe, expect, it } from 'vitest'
import { news } from '../endpoints/news/endpoint.ts'
import { priceRatios } from '../endpoints/price-ratios/endpoint.ts'
import { splits } from '../endpoints/splits/endpoint.ts'
import { answering, failureOf } from '../test/answers.ts'
import { connectionTo } from '../test/connection.ts'

describe('a failure', () => {
  it.each([
    ['key-refused', 401, undefined],
    ['not-entitled', 403, undefined],
    ['not-found', 404, undefined],
    ['rejected', 400, undefined],
    ['rejected', 412, undefined],
    ['rejected', 422, undefined],
    ['timed-out', 499, undefined],
    ['rejected', 499, '"Invalid or Missing Query Parameters"'],
    ['gone', 410, undefined],
    ['too-many-values', 413, undefined],
    ['refused', 418, undefined],
    ['refused', 409, undefined],
    ['withheld', 451, undefined],
    ['account-refused', 402, undefined],
    ['refused-on-the-way', 407, undefined],
    ['refused-on-the-way', 511, undefined],
    ['refused-on-the-way', 403, '<html>Blocked</html>'],
    ['refused-on-the-way', 403, 'Blocked'],
    ['not-entitled', 403, '{"message":"Not in your plan"}'],
    ['not-modified', 304, undefined],
    ['redirected', 305, undefined],
    ['service-error', 520, undefined],
    ['limited', 429, undefined],
    ['service-error', 500, undefined],
    ['timed-out', 408, undefined],
    ['method-refused', 405, undefined],
    ['not-offered', 406, undefined],
    ['too-many-values', 414, undefined],
    ['too-many-values', 431, undefined],
    ['unavailable', 502, undefined],
    ['unavailable', 503, undefined],
    ['unavailable', 504, undefined],
    ['rejected', 400, '<html>400</html>'],
    ['key-refused', 401, '["Access denied for user 0 anonymous"]'],
  ])('is %s for status %i with the body %s', async (kind, status, body) => {
    expect((await failureOf(splits, answering(body, { status }))).kind).toBe(kind)
  })

  it.each([
    ['reported', 'a 200 that carries errors beside a true "ok"', { ok: 'true', errors: ['from and to are needed'] }],
    ['reported', 'a 200 whose "ok" is false', { ok: false, data: [] }],
    ['reported', 'a 200 whose "ok" is the word', { ok: 'false', data: null }],
    ['reported', 'a list of texts where a list of records should be', ['Out of', 'order']],
    ['key-refused', 'a list of texts that the key is not known', ['Access denied for user 0 "anonymous"']],
    ['key-refused', 'the code of a refused key', { ok: false, errors: [{ code: 'auth_failed' }] }],
    ['key-refused', 'the code of a refused key alone', { code: 'auth_failed', message: 'No' }],
    ['not-entitled', 'the code of a plan', { ok: false, errors: [{ code: 'forbidden' }] }],
    ['service-error', 'the code of a fault of its own', { ok: false, errors: [{ code: 'db_error' }] }],
    ['reported', 'an error with parts', { error: { message: 'No', params: ['from'] } }],
    ['reported', 'a text alone', '"Invalid or Missing Query Parameters"'],
    ['web-page', 'a web page', '<!DOCTYPE html><html><body>Sign in</body></html>'],
    ['web-page', 'a web page without its declaration', '\n<html lang="en"></html>'],
    ['ends-early', 'half an answer', '{"splits":[{"id":'],
    ['ends-early', 'half a text', '{"splits":[{"name":"Halo }]}'],
    ['unreadable', 'an answer with a slip in it', '{"splits":[{"id":}]}'],
    ['unreadable', 'plain text', 'upstream connect error'],
    ['unexpected-shape', 'an object of something else', { status: 'fine', count: 3 }],
    ['unexpected-shape', 'a number', 42],
  ])('is %s for %s', async (kind, _, body) => {
    const failure = await failureOf(priceRatios, answering(body))
    expect(failure.kind).toBe(kind)
    expect(failure.exchange?.status).toBe(200)
  })

  it('is a list of texts in news too: that is never news', async () => {
    const failure = await failureOf(news, answering(['Out of', 'order']))
    expect([failure.kind, failure.complaint.text]).toEqual(['reported', 'Out of order'])
  })

  it('carries what the service says and a reference for its support', async () => {
    const body = { ok: false, errors: [{ code: 'auth_failed', id: '6f1c', value: 'API key is not valid' }], data: null }
    const failure = await failureOf(splits, answering(body, { status: 401 }))
    expect(failure.complaint).toEqual({ text: 'API key is not valid', code: 'auth_failed', reference: '6f1c' })
    expect(failure.message).toBe('API key is not valid')
  })

  it('quotes the service, and never what this app or its gateway says', async () => {
    const strange = await failureOf(splits, answering({ count: 3, message: 'Try v3' }))
    expect([strange.complaint.text, strange.detail]).toEqual(['Try v3', 'No "splits" list in the answer.'])
    const own = { type: 'upstream-too-slow', title: 'The service did not answer in time.', status: 504 }
    const late = await failureOf(splits, answering(own, { status: 504 }, { keyTravels: 'gateway' }))
    expect([late.complaint, late.detail]).toEqual([{}, 'The service did not answer in time.'])
  })

  it('is that a key is missing where the reader has to type one, and then nothing is sent', async () => {
    let requests = 0
    const fetch = (): Promise<Response> => Promise.resolve(new Response(String((requests += 1))))
    const { key: _, ...keyless } = connectionTo({ fetch })
    expect((await failureOf(splits, keyless)).kind).toBe('key-missing')
    expect(requests).toBe(0)
  })

  it('is a sign-in in front of the site, or the key that the gateway holds, where the gateway has the key', async () => {
    const gateway = { keyTravels: 'gateway' } as const
    const kindOf = async (init: ResponseInit, body?: unknown) => (await failureOf(splits, answering(body, init, gateway))).kind
    expect(await kindOf({ status: 401 })).toBe('signed-out')
    expect(await kindOf({ status: 400 }, ['Access denied for user 0 "anonymous"'])).toBe('gateway-key-refused')
    expect(await kindOf({ status: 200 }, { ok: false, errors: [{ code: 'auth_failed' }] })).toBe('gateway-key-refused')
    expect(await kindOf({ status: 403 })).toBe('refused-on-the-way')
    expect(await kindOf({ status: 403, headers: { 'x-upstream-status': '403' } })).toBe('not-entitled')
    expect(await kindOf({ status: 403 }, { type: 'foreign-site', title: 'Only its own pages may ask.' })).toBe(
      'refused-on-the-way',
    )
    expect(await kindOf({ status: 502, headers: { 'x-upstream-status': '401' } })).toBe('gateway-key-refused')
    expect(await kindOf({ status: 503 }, { type: 'gateway-has-no-key' })).toBe('gateway-without-key')
    expect(await kindOf({ status: 502 }, { type: 'upstream-redirected' })).toBe('redirected')
    expect((await failureOf(splits, answering(undefined, { status: 401 }, { ...gateway, mode: 'demo' }))).kind).toBe(
      'key-refused',
    )
  })

  it('is that nothing was reached, or that the answer broke off', async () => {
    const unreached = await failureOf(splits, connectionTo({ keyTravels: 'gateway' }))
    expect([unreached.kind, unreached.exchange?.status]).toEqual(['unreachable', undefined])
    expect((await failureOf(splits, connectionTo())).kind).toBe('unreachable-directly')
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) })
    const broken = await failureOf(splits, connectionTo({ fetch: () => Promise.resolve(new Response(body)) }))
    expect([broken.kind, broken.exchange?.status]).toEqual(['cut-off', 200])
  })

  it('is logged as it was exchanged', async () => {
    const connection = answering('oops', { status: 500 })
    const failure = await failureOf(splits, connection)
    expect(connection.log.entries()).toEqual([failure.exchange])
    expect(failure.exchange).toMatchObject({ status: 500, body: 'oops', headers: { authorization: 'token $API_KEY' } })
  })
})
