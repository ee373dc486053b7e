/** One side of the argument, as text; on demand with what changed since the edition before. */
import { lazy, Suspense } from 'react'
import { Prose } from '../../ui/prose/Prose.tsx'
import styles from './CaseReader.module.css'

/** Loaded with the first comparison. */
const ChangedText = lazy(async () => ({ default: (await import('./ChangedText.tsx')).ChangedText }))

const TITLES = { bull: 'Bull case', bear: 'Bear case' } as const
const ARROWS = { bull: '▲', bear: '▼' } as const

interface Props {
  readonly side: 'bull' | 'bear'
  readonly text: string | null | undefined
  /** The same side of the edition before, to be compared with. */
  readonly before: string | null | undefined
}

export function Argument({ side, text, before }: Props) {
  const id = `${side}-case`
  return (
    <section aria-labelledby={id} className={styles.side}>
      <h3 id={id}>
        <span aria-hidden="true" className={styles[side]}>
          {ARROWS[side]}
        </span>{' '}
        {TITLES[side]}
      </h3>
      {!text ? (
        <p className={styles.note}>
          <span aria-hidden="true">– </span>not given
        </p>
      ) : before ? (
        <Suspense fallback={<Prose text={text} />}>
          <ChangedText text={text} before={before} />
        </Suspense>
      ) : (
        <Prose text={text} />
      )}
    </section>
  )
}
