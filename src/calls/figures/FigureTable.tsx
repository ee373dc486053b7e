/** The figures of a call as a table, each with its sentence, and with what the same words said a call before. */
import { callName, type NamedCall } from '../frame/callName.ts'
import { PassageLink, placeWords } from '../frame/SentenceLine.tsx'
import styles from './Figures.module.css'
import { figureText, subjectText } from './figureText.ts'
import type { MatchedFigure } from './matchedFigures.ts'

/** The sentence with the number in it set off. */
function Said({ text, said }: { readonly text: string; readonly said: string }) {
  const at = text.indexOf(said)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{said}</mark>
      {text.slice(at + said.length)}
    </>
  )
}

interface Props {
  readonly call: NamedCall
  readonly before: NamedCall | undefined
  readonly figures: readonly MatchedFigure[]
  readonly toPassage: (call: string, passage: string) => string
}

export function FigureTable({ call, before, figures, toPassage }: Props) {
  const [now, then] = [callName(call), before && callName(before)]
  return (
    <table className={styles.figures}>
      <caption className="visually-hidden">Figures of {now}, read by program from its sentences</caption>
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col">ƒ {now}</th>
          <th scope="col">ƒ {then ?? 'Call before'}</th>
          <th scope="col">Sentence</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ figure, sentence, again, before: was }, place) => (
          <tr key={place}>
            <th scope="row">{subjectText(figure)}</th>
            <td data-computed="" data-label={now}>
              {figureText(figure)}
            </td>
            <td data-computed="" data-label={then} title={was?.sentence.text}>
              {was && before ? (
                <>
                  {figureText(was.figure)}{' '}
                  <PassageLink sentence={was.sentence} call={then!} to={toPassage(before.id, was.sentence.passage)} />
                </>
              ) : (
                <span title="The same words were not found in the call before">–</span>
              )}
            </td>
            <td>
              <p dir="auto">
                <Said text={sentence.text} said={figure.said} />
              </p>
              <p className={styles.place}>
                <PassageLink sentence={sentence} call={now} to={toPassage(call.id, sentence.passage)} />
                {again.map((other, number) => (
                  <PassageLink key={number} sentence={other} call="again" to={toPassage(call.id, other.passage)} />
                ))}
                <span>{placeWords(sentence)}</span>
              </p>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
