/** What axe has to say on the page as it stands, in both themes. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from './page.ts'

const isObscured = (data: { readonly messageKey?: string } | null): boolean => data?.messageKey?.includes('bscured') ?? false

/** All rules in the light theme; in the dark one, where the same elements stand, the contrast alone. Ends in the dark theme. */
export async function expectAxeFindsNothing(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // In the page itself: the usual way opens another for each look, for frames of other hosts, which there are none of.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({
      resultTypes: ['violations'],
      // Not among those of axe's own choice: 24 px, or room around it (WCAG 2.5.8).
      rules: { 'target-size': { enabled: true } },
    })
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules('color-contrast')).analyze()
    const found = violations.flatMap(({ id, nodes }) => {
      // Half below a bar that stays in place, a control is whole again once it is scrolled to.
      const seen = nodes.filter(({ any }) => !any.some(({ id: check, data }) => check === 'target-size' && isObscured(data)))
      return seen.length > 0 ? [`${id}: ${seen.map(({ html }) => html).join(' ')}`] : []
    })
    expect(found, `found by axe in ${colorScheme}`).toEqual([])
  }
}
