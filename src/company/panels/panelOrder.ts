/** The panels in the order of what changed last, so that the news of a company stands first. */
import type { IsoDay } from '../../lib/dates/days.ts'
import { isSettled } from '../AnswersLine.tsx'
import type { Answer } from '../useAnswers.ts'

/** The last day up to today of which the dataset says something; empty where it says of none. */
export const lastChange = ({ changed, events }: Pick<Answer, 'changed' | 'events'>, today: IsoDay): IsoDay =>
  changed ?? events.find(({ day }) => day <= today)?.day ?? ''

/** As the datasets stand until all have answered: panels that move at each answer cannot be read. */
export function panelOrder(answers: readonly Answer[], today: IsoDay): readonly Answer[] {
  if (!isSettled(answers)) return answers
  return answers.toSorted((a, b) => {
    const [first, second] = [lastChange(a, today), lastChange(b, today)]
    return first === second ? 0 : first < second ? 1 : -1
  })
}
