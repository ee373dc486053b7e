/** A file of a logo record as a table cell: the picture, small, on the ground it is made for. */
import type { ComponentType } from 'react'
import { RecordImage } from '../../../ui/prose/RecordImage.tsx'
import type { CellProps } from '../../../explorer/slots.ts'
import { Absent } from '../../../ui/values/FieldValue.tsx'
import { Backdrop } from '../background/Backdrop.tsx'
import type { logos } from '../endpoint.ts'
import { MATRIX, srcOf, toneOf, wordsOfFile, type FileName } from '../files.ts'
import { backdropOf } from '../background/backgrounds.ts'
import { nameOf } from '../identity.ts'
import styles from './Thumbnail.module.css'

function cellOf(name: FileName): ComponentType<CellProps<typeof logos>> {
  return function Thumbnail({ record }) {
    const src = srcOf(record, name)
    if (!src) return <Absent />
    const backdrop = backdropOf(record, toneOf(name) === 'dark' ? 'brand-dark' : 'brand-light')
    const alt = `${nameOf(record)}: ${wordsOfFile(name)}`
    return (
      <Backdrop backdrop={backdrop} className={styles.thumbnail}>
        <RecordImage src={src} alt={alt} fallback={<span>not loaded</span>} />
      </Backdrop>
    )
  }
}

/** A cell for each of the twelve files. */
export const thumbnails = Object.fromEntries(
  MATRIX.flatMap(({ names }) => names.map((name) => [`files.${name}`, cellOf(name)] as const)),
) as Readonly<Record<`files.${FileName}`, ComponentType<CellProps<typeof logos>>>>
