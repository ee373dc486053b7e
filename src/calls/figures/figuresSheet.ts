/** Figures to take along: each with its sentence and link, and those of the call before. */
import { callName, type NamedCall } from '../frame/callName.ts'
import type { Sheet } from '../frame/sheet.ts'
import { figureText } from './figureText.ts'
import type { MatchedFigure, ReadFigure } from './matchedFigures.ts'

type Told = Pick<Sheet, 'title' | 'note' | 'columns' | 'rows'>

const partsOf = ({ figure: { range, words, isDown, bound, unit } }: ReadFigure): readonly string[] => [
  range?.[0] ?? '',
  range?.[1] ?? '',
  words === undefined ? '' : `${isDown ? 'down ' : ''}${words}`,
  unit,
  bound ?? '',
]

/** `linkOf` leads to a passage of a call, whole. */
export function figuresSheet(
  ticker: string,
  call: NamedCall,
  before: NamedCall | undefined,
  figures: readonly MatchedFigure[],
  linkOf: (call: string, passage: string) => string,
): Told {
  const then = before ? callName(before) : 'Call before'
  return {
    title: `Figures of a call, ${ticker} ${callName(call)}`,
    note: 'Read by program from prose; what was not understood is left out. Each figure stands with its sentence.',
    columns: [
      'Figure',
      'Level or change',
      'Time',
      'Period',
      'As read',
      'Low',
      'High',
      'In words',
      'Unit',
      'Bound',
      'Sentence',
      'Speaker',
      'Link',
      `${then}, as read`,
      `${then}, sentence`,
      `${then}, link`,
    ],
    rows: figures.map((each) => {
      const { figure, sentence, before: was } = each
      return [
        figure.of,
        figure.as,
        figure.time,
        figure.period ?? '',
        figureText(figure),
        ...partsOf(each),
        sentence.text,
        sentence.speaker ?? '',
        linkOf(call.id, sentence.passage),
        was ? figureText(was.figure) : '',
        was?.sentence.text ?? '',
        was && before ? linkOf(before.id, was.sentence.passage) : '',
      ]
    }),
  }
}
