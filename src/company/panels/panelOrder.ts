/** The panels in the order of what changed last, so that the news of a company stands first. */
import type { IsoDay } from '../../lib/dates/days.ts'
import { isSettled } from '../AnswersLine.tsx'
import type { Answer } from '../useAnswers.ts'

/** The last day up to today of which the dataset says something; empty where it says of none. */
export const lastChange = ({ changed, events }: Pick<Answer, 'changed' | 'events'>, today: IsoDay): IsoDay =>
  changed ?? events.find(({ day }) => day <= today)?.day ?? ''

/** The most facts of a panel that is no longer than a line or two of words. */
const FEW = 3

export interface PanelOrder {
  readonly panels: readonly Answer[]
  /** Those of no day that say next to nothing: one below the other they are as high as another panel. */
  readonly short: readonly Answer[]
}

/** As the datasets stand until all have answered: panels that move at each answer cannot be read. */
export function panelOrder(answers: readonly Answer[], today: IsoDay): PanelOrder {
  if (!isSettled(answers)) return { panels: answers, short: [] }
  const isShort = (answer: Answer): boolean =>
    lastChange(answer, today) === '' && answer.events.length === 0 && (answer.facts?.length ?? 0) <= FEW
  const panels = answers
    .filter((answer) => !isShort(answer))
    .toSorted((a, b) => {
      const [first, second] = [lastChange(a, today), lastChange(b, today)]
      return first === second ? 0 : first < second ? 1 : -1
    })
  return { panels, short: answers.filter(isShort) }
}
