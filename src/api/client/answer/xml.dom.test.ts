/** News as XML gives the records that news as JSON gives (§4.8). */
import { describe, expect, it } from 'vitest'
import { news } from '../../../endpoints/news/endpoint.ts'
import source from '../../../endpoints/news/mock.ts'
import { answering, failureOf, replyOf } from '../../../test/answers.ts'
import { ask } from '../../../test/ask.ts'
import { recordsOfXml } from './xml.ts'

const ITEM = `<?xml version="1.0"?>
<result is_array="true"><item>
  <id>101</id><title>Halo &amp; Co rise 5 &lt;per cent&gt;</title><teaser></teaser>
  <stocks is_array="true"><item><name>HALO</name><cusip>037833100</cusip></item><item><name>QNTR</name></item></stocks>
  <channels is_array="true"/><body><![CDATA[<p>Up <b>5%</b></p>]]></body><added is_array="true"><item>7</item></added>
  <tags is_array="true"><item>Earnings</item></tags>
</item></result>`

describe('an XML answer', () => {
  it('gives the same records as the JSON answer to the same question', async () => {
    const query = 'pageSize=20&displayOutput=full'
    const json = await ask(source, query)
    const xml = await ask(source, query, { accept: 'application/xml' })
    expect(xml.contentType).toContain('xml')
    const { records, logEntry } = await replyOf(news, answering(xml.text))
    expect(records).toEqual(json.rows)
    expect(records.length).toBe(20)
    expect(logEntry.schemaMismatches).toEqual([])
  })

  it('is read by the declared fields: numbers are numbers, lists are lists, markup is text', () => {
    expect(recordsOfXml(ITEM, news.fields)).toEqual([
      {
        id: 101,
        title: 'Halo & Co rise 5 <per cent>',
        teaser: '',
        stocks: [{ name: 'HALO', cusip: '037833100' }, { name: 'QNTR' }],
        channels: [],
        body: '<p>Up <b>5%</b></p>',
        added: ['7'],
        tags: ['Earnings'],
      },
    ])
  })

  it('leaves what is no number as it came', () => {
    expect(recordsOfXml('<result><item><id>n/a</id></item></result>', news.fields)).toEqual([{ id: 'n/a' }])
  })

  it('without items is no news', async () => {
    expect((await replyOf(news, answering('<?xml version="1.0"?><result is_array="true"/>'))).records).toEqual([])
  })

  it.each([
    ['unreadable', 'another document', '<?xml version="1.0"?><error>denied</error>'],
    ['unreadable', 'a broken one', '<result><item><id>1</item></result>'],
    ['unreadable', 'a bracket', '<'],
    ['ends-early', 'half of one', '<?xml version="1.0"?>\n<result is_array="true"><item><id>1</id>'],
  ])('is %s when it is %s', async (kind, _, text) => {
    expect(recordsOfXml(text, news.fields)).toBeUndefined()
    expect((await failureOf(news, answering(text))).kind).toBe(kind)
  })
})
