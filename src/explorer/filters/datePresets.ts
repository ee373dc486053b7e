/** Ranges of days that are asked for often, counted back from the data's today. */
import { addDays, addMonths, type IsoDay } from '../../lib/dates/days.ts'

export interface DatePreset {
  readonly name: string
  /** Both `undefined` for what is given where no day is. */
  readonly from: IsoDay | undefined
  readonly to: IsoDay | undefined
}

/** Without days the service gives its latest data, unless the operation asks for something else then, which has a name. */
export const datePresets = (today: IsoDay, noDays = 'Latest'): readonly DatePreset[] => [
  { name: noDays, from: undefined, to: undefined },
  { name: 'Today', from: today, to: today },
  { name: '7 days', from: addDays(today, -6), to: today },
  { name: 'Month', from: addMonths(today, -1), to: today },
  { name: 'Year to date', from: `${today.slice(0, 4)}-01-01`, to: today },
]
