/** What a page looks like: dark, on paper, and that no engine passes over a rule of the styles. */
import { readdir, readFile } from 'node:fs/promises'
import { addresses } from '../addresses.ts'
import { run, type Engine } from './engine.ts'
import { expect, test } from './engines.ts'
import { click, disappears, see, texts } from './seen.ts'
import { openSplits } from './splits.ts'

const ASSETS = new URL('../../dist/assets/', import.meta.url)

/** Runs in the page: how many rules with a declaration a style sheet has, by the conditions under which they hold. */
function countRules(sheet: string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  const count = (rules: CSSRuleList, conditions: string): void => {
    for (const rule of rules) {
      const own = rule instanceof CSSMediaRule ? rule.conditionText.replaceAll(/\s/g, '') : ''
      const within = [conditions, own].filter(Boolean).join(' and ')
      if (rule instanceof CSSStyleRule && rule.style.length > 0) counts[within] = (counts[within] ?? 0) + 1
      if ('cssRules' in rule) count(rule.cssRules as CSSRuleList, within)
    }
  }
  const parsed = new CSSStyleSheet()
  parsed.replaceSync(sheet)
  count(parsed.cssRules, '')
  return counts
}

test('every rule is understood: for dark, for paper, for narrow windows and all others', async ({ inEach, alike }) => {
  const names = (await readdir(ASSETS)).filter((name) => name.endsWith('.css'))
  const sheets = await Promise.all(names.map((name) => readFile(new URL(name, ASSETS), 'utf8')))
  expect(sheets.join('')).toMatch(/@media print/)
  await inEach((engine) => engine.open(`${addresses.demo}/about`))
  for (const [index, sheet] of sheets.entries())
    await alike(async (engine) => [names[index], await run(engine, countRules, sheet)] as const)
})

test('a page is dark where that is chosen', async ({ inEach, alike }) => {
  const colours = (engine: Engine) =>
    run(engine, () =>
      ['body', 'h1', 'nav a', 'main button'].map((selector) => {
        const { color, backgroundColor } = getComputedStyle(document.querySelector(selector)!)
        return `${selector}: ${color} on ${backgroundColor}`
      }),
    )
  await inEach(async (engine) => {
    await engine.open(`${addresses.demo}/preferences`)
    await click(engine, 'button', 'Dark')
    await expect.poll(async () => (await colours(engine))[0]).toContain('on rgb(20, 22, 26)')
  })
  await alike(colours)
  await inEach(async (engine) => {
    await click(engine, 'button', 'Light')
    await expect.poll(async () => (await colours(engine))[0]).not.toContain('rgb(20, 22, 26)')
  })
})

/** Runs in the page: what is meant for paper holds for the screen, as only one of the engines can be asked to show it. */
function showAsOnPaper(): void {
  const change = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.conditionText.startsWith('print')) rule.media.mediaText = 'all'
      else if (rule instanceof CSSMediaRule && rule.conditionText.startsWith('screen')) rule.media.mediaText = 'not all'
      else if (rule instanceof CSSGroupingRule) change(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) change(sheet.cssRules)
  dispatchEvent(new Event('beforeprint'))
}

test('on paper a table has all its rows under its head, and nothing to press', async ({ inEach, alike }) => {
  await inEach(async (engine) => {
    await openSplits(engine)
    await run(engine, showAsOnPaper)
    await expect.poll(async () => (await see(engine, 'row')).length).toBe(70)
    await disappears(engine, 'navigation', 'Operations')
  })
  await alike((engine) => texts(engine, 'row'))
})
