/** News as XML (§4.8): the mock service writes it and the client reads the same items back. */
import { describe, expect, it } from 'vitest'
import { recordsOfXml } from '../../../api/client/answer/xml.ts'
import { ask } from '../../../test/ask.ts'
import { news } from '../endpoint.ts'
import source from '../mock.ts'
import { xmlOf } from './xml.ts'

describe('XML', () => {
  it('is answered when accept asks for it', async () => {
    const { contentType, text } = await ask(source, 'pageSize=2', { accept: 'application/xml' })
    expect(contentType).toBe('application/xml; charset=utf-8')
    expect(text.startsWith('<?xml version="1.0" encoding="utf-8"?>\n<result is_array="true"><item><id>')).toBe(true)
  })

  it('holds the same items as the JSON answer', async () => {
    const query = 'pageSize=100&displayOutput=full&tickers=HALO'
    const xml = await ask(source, query, { accept: 'application/xml' })
    const json = await ask(source, query)
    expect(recordsOfXml(xml.text, news.fields)).toEqual(json.rows)
  })

  it('is an empty result when nothing matches', async () => {
    const { text } = await ask(source, 'tickers=NOBODY', { accept: 'application/xml' })
    expect(text).toBe('<?xml version="1.0" encoding="utf-8"?>\n<result/>')
    expect(recordsOfXml(text, news.fields)).toEqual([])
  })

  it('escapes markup, writes empty lists as empty elements and drops what XML cannot hold', () => {
    expect(xmlOf([{ id: 1, body: '<p>A &amp; B\u0007</p>', tags: [], stocks: [{ name: 'HALO' }] }])).toBe(
      '<?xml version="1.0" encoding="utf-8"?>\n<result is_array="true"><item><id>1</id>' +
        '<body>&lt;p&gt;A &amp;amp; B&lt;/p&gt;</body><tags/><stocks is_array="true"><item><name>HALO</name></item></stocks></item></result>',
    )
  })
})
