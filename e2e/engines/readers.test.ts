/** Long texts are read the same in each engine: a call with what was found and changed in it, and stories whose markup is hostile. */
import { addresses } from '../addresses.ts'
import { QUANTOR } from '../transcripts/transcript.ts'
import { run, type Engine } from './engine.ts'
import { expect, test } from './engines.ts'
import { appears, click, texts } from './seen.ts'

test('a call is read, searched and compared', async ({ inEach, alike }) => {
  await inEach(async (engine) => {
    await engine.open(addresses.demo + QUANTOR)
    await appears(engine, 'region', 'Transcript')
    await click(engine, 'searchbox', 'Find in transcript')
    await engine.type('revenue')
    await expect.poll(() => texts(engine, 'status')).toContainEqual(expect.stringMatching(/^1 of \d+$/))
    await engine.press('Enter')
    await expect.poll(() => texts(engine, 'status')).toContainEqual(expect.stringMatching(/^2 of \d+$/))
  })
  await alike((engine) => texts(engine, 'complementary', 'Record'))
  await inEach(async (engine) => {
    await click(engine, 'button', 'Corrections')
    await appears(engine, 'region', 'Corrections')
    await expect
      .poll(() => texts(engine, 'region', 'Corrections'))
      .toContainEqual(expect.stringContaining('188 live words replaced by 126'))
  })
  await alike((engine) => texts(engine, 'region', 'Transcript'))
})

const hostile = { 'an iframe': 41026319, 'a script': 41027807, 'an onclick': 41027165, 'an onerror': 41025164 }

for (const [name, id] of Object.entries(hostile)) {
  test(`a story with ${name} is shown without it`, async ({ inEach, alike }) => {
    const body = (engine: Engine) =>
      run(engine, () => document.querySelector('aside article div[aria-busy=false]')?.innerHTML ?? '')
    await inEach(async (engine) => {
      await engine.open(`${addresses.demo}/news?tickers=HALO&limit=40&displayOutput=full&v.open=${id}`)
      await expect.poll(() => body(engine)).toContain('<p>')
      expect(await body(engine)).not.toMatch(/<(?:script|iframe|img)|\son\w+=/)
    })
    await alike(body)
  })
}
