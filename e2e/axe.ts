/** What axe has to say on the page as it stands, in both themes. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from './page.ts'

/** All rules in the light theme; in the dark one, where the same elements stand, the contrast alone. Ends in the dark theme. */
export async function expectAxeFindsNothing(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // In the page itself: the usual way opens another for each look, for frames of other hosts, which there are none of.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules('color-contrast')).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    expect(found, `found by axe in ${colorScheme}`).toEqual([])
  }
}
