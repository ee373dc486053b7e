/** Ranges of days that are asked for often, each rolling with today. */
import type { AnyEndpoint, DayPreset } from '../../api/endpoint/endpoint.ts'
import { TODAY, YEAR_START } from '../../lib/dates/rollingDays.ts'

const back = (name: string, words: string, from: string): DayPreset => ({ name, words, from, to: TODAY })

const BEHIND: readonly DayPreset[] = [
  back('7 D', 'last 7 days', '-7d'),
  back('30 D', 'last 30 days', '-30d'),
  back('90 D', 'last 90 days', '-90d'),
  back('6 M', 'last 6 months', '-6m'),
  back('1 Y', 'last year', '-1y'),
  back('YTD', 'year to date', YEAR_START),
]

/** Named apart from the buttons of a calendar that turn to the next week and month. */
const AHEAD: readonly DayPreset[] = [
  { name: 'Next 7 D', words: 'next 7 days', from: TODAY, to: '+7d' },
  { name: 'Next 1 M', words: 'next month', from: TODAY, to: '+1m' },
]

/** Without days the service gives its latest data, unless the dataset asks for something else then, which has a name. */
export const datePresets = ({
  dayPresets,
  noDays = 'Latest',
  reachesAhead,
}: Pick<AnyEndpoint, 'dayPresets' | 'noDays' | 'reachesAhead'>): readonly DayPreset[] =>
  dayPresets ?? [{ name: noDays, words: 'no dates set' }, ...BEHIND, ...(reachesAhead ? AHEAD : [])]
