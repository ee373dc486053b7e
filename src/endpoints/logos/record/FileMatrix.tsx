/** The twelve files of a company: logo, mark and composite, for light and dark grounds, as PNG and SVG. */
import { RecordImage } from '../../../ui/prose/RecordImage.tsx'
import { Backdrop } from '../background/Backdrop.tsx'
import { logos, type Logo } from '../endpoint.ts'
import styles from './FileMatrix.module.css'
import { counterpartOf, FORMS, MATRIX, srcOf, stateOf, toneOf, wordsOfFile, type FileName } from '../files.ts'
import { backdropOf } from '../background/backgrounds.ts'

interface Props {
  readonly logo: Logo
  readonly asked: readonly string[]
  readonly chosen: FileName | undefined
  readonly onChoose: (name: FileName) => void
  /** Asks for a file that was not among the fields. */
  readonly onAsk: (name: FileName) => void
}

function Cell({ logo, asked, chosen, onChoose, onAsk, name }: Props & { readonly name: FileName }) {
  const words = wordsOfFile(name)
  const src = srcOf(logo, name)
  if (src) {
    const backdrop = backdropOf(logo, toneOf(name) === 'dark' ? 'brand-dark' : 'brand-light')
    return (
      <button type="button" aria-pressed={name === chosen} aria-label={words} title={words} onClick={() => onChoose(name)}>
        <Backdrop backdrop={backdrop} className={styles.thumbnail}>
          <RecordImage src={src} alt="" fallback={null} />
        </Backdrop>
      </button>
    )
  }
  if (stateOf(logo, name, asked) === 'missing') {
    return (
      <span className={styles.none} title={`${words}: asked for, and not given`}>
        none
      </span>
    )
  }
  const { most } = logos.params.fields
  const note = most && asked.length >= most ? `, in the place of ${wordsOfFile(counterpartOf(name))}` : ''
  return (
    <button
      type="button"
      className={styles.ask}
      title={`Not asked for: at most ${most} of the thirteen can be. Ask for ${words}${note}`}
      aria-label={`Ask for ${words}`}
      onClick={() => onAsk(name)}
    >
      Ask
    </button>
  )
}

export function FileMatrix(props: Props) {
  return (
    <table className={styles.matrix}>
      <caption className="visually-hidden">Files</caption>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            <span className="visually-hidden">Kind</span>
          </th>
          <th scope="colgroup" colSpan={2}>
            On light backgrounds
          </th>
          <th scope="colgroup" colSpan={2}>
            On dark backgrounds
          </th>
        </tr>
        <tr>
          {FORMS.map(({ tone, format }) => (
            <th key={`${tone} ${format}`} scope="col">
              {format}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {MATRIX.map(({ kind, names }) => (
          <tr key={kind}>
            <th scope="row">{kind}</th>
            {names.map((name) => (
              <td key={name}>
                <Cell {...props} name={name} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
