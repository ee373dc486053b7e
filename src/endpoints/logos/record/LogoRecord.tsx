/** One logo record: a file on the background of choice, the matrix of the twelve, composites, colours, and every field. */
import type { RecordProps } from '../../../explorer/slots.ts'
import { ColorSwatches } from './ColorSwatches.tsx'
import { CompositeControls } from './CompositeControls.tsx'
import { logos } from '../endpoint.ts'
import { FileActions } from './FileActions.tsx'
import { FileMatrix } from './FileMatrix.tsx'
import { artworkFor, fieldsWith, isFileName, srcOf } from '../files.ts'
import { FilePreview } from './FilePreview.tsx'
import { toneOn } from '../background/backgrounds.ts'
import { useGround } from '../background/useGround.ts'
import { nameOf, venueOf } from '../identity.ts'
import styles from './LogoRecord.module.css'
import { useReask } from './refetchExpired.ts'

export function LogoRecord({ record, address, answer, acts, fields }: RecordProps<typeof logos>) {
  const reask = useReask(answer)
  const { ground, textOf } = useGround(address)
  const chosen = address.ownView('v.file')
  const file = isFileName(chosen) ? chosen : artworkFor(record, toneOn(ground))
  const asked = answer.rows?.values.fields ?? []
  /** A change of the query under which this record stays open. */
  const change = (changes: Readonly<Record<string, string | undefined>>): void =>
    acts.change({ ...changes, 'v.open': address.view.open })
  const venue = venueOf(record)
  return (
    <div className={styles.record}>
      <p className={styles.lead}>
        <bdi>{nameOf(record)}</bdi>
        {venue && (
          <>
            {' · '}
            <bdi>{venue}</bdi>
          </>
        )}
      </p>
      <FilePreview
        logo={record}
        file={file}
        ground={ground}
        onPick={(picked) => acts.setOwnView({ 'v.ground': textOf(picked) })}
        onFail={reask}
        onReload={() => answer.query.refetch()}
      />
      <FileMatrix
        logo={record}
        asked={asked}
        chosen={file}
        onChoose={(name) => acts.setOwnView({ 'v.file': name }, { replace: true })}
        onAsk={(name) => {
          const wanted = fieldsWith(name, asked, logos.params.fields.most ?? asked.length + 1)
          change({ fields: wanted.join(','), 'v.file': name })
        }}
      />
      {file && srcOf(record, file) && <FileActions logo={record} file={file} values={address.values} />}
      <CompositeControls
        logo={record}
        tone={toneOn(ground)}
        values={address.values}
        isBusy={answer.query.isFetching}
        onChange={change}
      />
      <ColorSwatches colors={record.colors} />
      <details>
        <summary>All fields</summary>
        {fields}
      </details>
    </div>
  )
}
