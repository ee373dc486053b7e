/** What axe has to say on the page as it stands, in both themes. */
import axeCore, { type AxeResults, type RunOptions } from 'axe-core'
import { expect, type Page } from '../page.ts'

declare const axe: { readonly run: (part: string, options: RunOptions) => Promise<AxeResults> }

/** What axe says of the page or of a part of it. It is sent to each document once: that takes longer than most looks. */
export async function axeOn(page: Page, options: RunOptions, part = 'html'): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axeCore.source};0`)
  return page.evaluate(({ part, options }) => axe.run(part, options), { part, options })
}

const isObscured = (data: { readonly messageKey?: string } | null): boolean => data?.messageKey?.includes('bscured') ?? false

/** All rules in the light theme; in the dark one, where the same elements stand, the contrast alone. */
const LOOKS = {
  // Not among those of axe's own choice: 24 px, or room around it (WCAG 2.5.8).
  light: { rules: { 'target-size': { enabled: true } } },
  dark: { runOnly: ['color-contrast'] },
} as const satisfies Record<string, RunOptions>

/** Ends in the dark theme. */
export async function expectAxeFindsNothing(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await axeOn(page, { resultTypes: ['violations'], ...LOOKS[colorScheme] })
    const found = violations.flatMap(({ id, nodes }) => {
      // Half below a bar that stays in place, a control is whole again once it is scrolled to.
      const seen = nodes.filter(({ any }) => !any.some(({ id: check, data }) => check === 'target-size' && isObscured(data)))
      return seen.length > 0 ? [`${id}: ${seen.map(({ html }) => html).join(' ')}`] : []
    })
    expect(found, `found by axe in ${colorScheme}`).toEqual([])
  }
}
