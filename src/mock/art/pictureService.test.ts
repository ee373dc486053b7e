import { expect, test } from 'vitest'
import { answerPicture } from './pictureService.ts'

const ask = (path: string) => answerPicture(new URL(path, 'https://service.test'))

test('answers each size with a drawing of that size', async () => {
  const response = ask('/news-files/41000003/large.svg')
  expect(response?.headers.get('content-type')).toBe('image/svg+xml')
  expect(await response?.text()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="720" height="405"/)
  expect(await ask('/news-files/41000003/thumb.svg')?.text()).toContain('width="150" height="100"')
})

test('draws the same motif for the same seed and another for another', async () => {
  const drawn = await Promise.all(['7', '7', '8'].map((seed) => ask(`/news-files/${seed}/small.svg`)?.text()))
  expect(drawn[1]).toBe(drawn[0])
  expect(drawn[2]).not.toBe(drawn[0])
})

test('leaves every other address to others', () => {
  for (const path of [
    '/news-files/1/huge.svg',
    '/news-files/1/constructor.svg',
    '/news-files/a%2Fb/large.svg',
    '/logo-files/HALO/x.svg',
  ])
    expect(ask(path)).toBeUndefined()
})
