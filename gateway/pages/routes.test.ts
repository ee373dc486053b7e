import { describe, expect, it } from 'vitest'
import { isPage, isSlip } from './routes.ts'

const html = 'text/html,application/xhtml+xml,*/*;q=0.8'

describe('U93 a slip of the pen in an address', () => {
  it.each(['//evil.test/x', '/%5Cevil.test', '/%00', '/%E0%A4%A', '/news/%E0%A4%A', '/news/%2F', '/news//'])(
    '%s is told in a page, which it is not, and only to who opens pages',
    (path) => {
      expect(isPage(path, html)).toBe(false)
      expect(isSlip(path, html)).toBe(true)
      expect(isSlip(path, '*/*')).toBe(false)
    },
  )

  it.each([
    '/news',
    '/news/BRK.B',
    '/nope.js',
    '/.env',
    '/news//.env',
    '//%2eenv',
    '//x.map',
    '//api/v2/news',
    '//assets/x',
    '/api/%E0',
  ])('%s is none', (path) => {
    expect(isSlip(path, html)).toBe(false)
  })
})
