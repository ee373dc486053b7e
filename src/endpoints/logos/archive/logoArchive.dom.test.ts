import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { connectionTo } from '../../../test/connection.ts'
import { archiveNameOf, eachOnce } from './archiveNames.ts'
import { packLogos } from './logoArchive.ts'

describe('names in an archive of logos', () => {
  it.each([
    ['HALO', 'logo_vector_dark', 'image/svg+xml', 'HALO-logo.svg'],
    ['HALO', 'mark_light', 'image/png; charset=binary', 'HALO-mark.png'],
    ['LUMQ', 'mark_vector_composite_light', '', 'LUMQ-composite.svg'],
    // What was sent counts, not what was asked for.
    ['HALO', 'logo_light', 'image/svg+xml', 'HALO-logo.svg'],
    ['BTC/USD', 'logo_dark', 'image/webp', 'BTC-USD-logo.webp'],
    ['../../etc', 'logo_dark', 'image/jpeg', 'etc-logo.jpg'],
  ] as const)('%s, %s, sent as %s: %s', (key, file, type, name) => {
    expect(archiveNameOf(key, file, type)).toBe(name)
  })

  it('stand there once each, also where only the case differs', () => {
    expect(eachOnce(['A-logo.svg', 'a-logo.svg', 'A-logo.svg', 'B-logo.svg'])).toEqual([
      'A-logo.svg',
      'a-logo-2.svg',
      'A-logo-3.svg',
      'B-logo.svg',
    ])
  })
})

describe('an archive of logos', () => {
  const service = (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    return Promise.resolve(
      pathname === '/gone.svg'
        ? new Response('', { status: 403 })
        : new Response(pathname, { headers: { 'content-type': pathname === '/page.svg' ? 'text/html' : 'image/svg+xml' } }),
    )
  }
  const logo = (key: string, files: object) => ({ id: key, search_key: key, files })

  it('holds the file that the card shows on the ground, and names each company that has none in it', async () => {
    const { blob, count, leftOut } = await packLogos(
      [
        logo('HALO', { logo_vector_light: 'https://host.test/light.svg', logo_vector_dark: 'https://host.test/dark.svg' }),
        logo('QNTR', { logo_vector_light: 'https://host.test/only-light.svg' }),
        logo('MNZKY', {}),
        logo('GONE', { logo_vector_dark: 'https://host.test/gone.svg' }),
        logo('PAGE', { logo_vector_dark: 'https://host.test/page.svg' }),
        logo('ODD', { logo_vector_dark: 'javascript:alert(1)' }),
      ],
      'black',
      connectionTo({ mode: 'demo', fetch: service }),
    )
    const files = Object.entries(unzipSync(new Uint8Array(await blob!.arrayBuffer())))
    expect(files.map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
      ['HALO-logo.svg', '/dark.svg'],
      ['QNTR-logo.svg', '/only-light.svg'],
    ])
    expect(count).toBe(2)
    expect(leftOut).toEqual([
      { name: 'MNZKY', reason: 'no file given' },
      { name: 'GONE', reason: 'refused (status 403)' },
      { name: 'PAGE', reason: 'what was sent is no picture' },
      { name: 'ODD', reason: 'its address may not be loaded' },
    ])
  })

  it('asks no other host live: the file is named with the way to it', async () => {
    const asked: string[] = []
    const href = 'https://pictures.test/1.svg'
    const connection = connectionTo({
      fetch: (request) => {
        asked.push(request.url)
        return service(request)
      },
    })
    expect(await packLogos([logo('HALO', { logo_light: href })], 'white', connection)).toEqual({
      blob: undefined,
      count: 0,
      leftOut: [{ name: 'HALO', reason: 'on another host: open it to save it', href }],
    })
    expect(asked).toEqual([])
  })
})
