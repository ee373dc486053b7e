/** News asked for as XML, answered with what breaks parsers of XML: nothing runs, loads or hangs (resilience X10). */
import { addresses } from '../addresses.ts'
import { alert, results } from '../explorer.ts'
import { expect, test } from '../page.ts'

const laughs = Array.from({ length: 12 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`).join('')
const documents: Readonly<Record<string, string>> = {
  'an entity that grows a billion times': `<!DOCTYPE result [<!ENTITY l0 "ha">${laughs}]><result><item><id>1</id><title>&l12;</title></item></result>`,
  'an entity from elsewhere': `<!DOCTYPE result [<!ENTITY x SYSTEM "https://evil.test/x">]><result><item><id>1</id><title>&x;</title></item></result>`,
  'a document type from elsewhere': `<!DOCTYPE result SYSTEM "https://evil.test/x.dtd"><result><item><id>1</id><title>T</title></item></result>`,
  'a style sheet from elsewhere': `<?xml-stylesheet href="https://evil.test/x.xsl" type="text/xsl"?><result><item><id>1</id><title>T</title></item></result>`,
  'a script of HTML in it':
    '<result xmlns:h="http://www.w3.org/1999/xhtml"><item><id>1</id><title><h:script>window.broken=1</h:script><h:img src="https://evil.test/x" onerror="window.broken=1"/>T</title></item></result>',
  'a web page':
    '<html xmlns="http://www.w3.org/1999/xhtml"><body onload="window.broken=1"><script>window.broken=1</script></body></html>',
  'no end': '<result><item><id>1</id><title>',
}

test('X10 hostile XML is read as text, or said to be unreadable', async ({ page, forgive }) => {
  // Into a document that it could not read Chromium writes a message of its own, with a style.
  forgive(/script-src-attr|inline event handler|style-src-attr|inline style/)
  let document = ''
  await page.route('**/api/v2/news*', (route) => route.fulfill({ contentType: 'application/xml', body: document }))
  for (const [name, text] of Object.entries(documents)) {
    document = text
    await page.goto(`${addresses.live}/news?accept=application/xml`)
    await expect(results(page).getByRole('grid').or(alert(page)).first(), name).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }), name).toHaveText('News')
    const state = await page.evaluate(() => ({
      hasRun: 'broken' in window,
      foreign: window.document.querySelectorAll('main script, main img, main [onload], main [onerror]').length,
    }))
    expect(state, name).toEqual({ hasRun: false, foreign: 0 })
  }
})
