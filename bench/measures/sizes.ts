/** The weights of the app, gzip and brotli, as the browser tests hold them. */
import { weigh, weightOfPage, weightOfPart } from '../../e2e/budgets/weights.ts'
import type { Measure } from '../lab.ts'

export const sizes: Measure = ({ inPage, live }) =>
  inPage(async (page) => {
    const weights = weigh(page.context())
    await page.goto(`${live}/splits?from=2026-01-01&to=2026-11-20&v.view=table`)
    await page.getByRole('gridcell').first().waitFor()
    await page.waitForLoadState('networkidle')
    return [
      { line: 'first load, scripts', value: await weights.scripts() },
      { line: 'first load, scripts in brotli', value: await weights.scripts('brotli') },
      { line: 'first load, styles', value: await weights.styles() },
      { line: 'demo part in brotli', value: weightOfPart(['inPage', 'scenario'], 'brotli') },
      { line: 'chart part', value: weightOfPart(['PlotArea'], 'gzip', 'price-ratios') },
      { line: 'reader part', value: weightOfPart(['TranscriptReader'], 'gzip', 'transcripts') },
      { line: 'company page', value: weightOfPage('company') },
    ]
  })
