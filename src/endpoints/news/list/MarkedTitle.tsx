/** A headline with the words that were searched for marked in it. */
import { Fragment } from 'react'
import { CellValue } from '../../../ui/values/CellValue.tsx'
import { valueText } from '../../../ui/values/valueText.ts'
import { news } from '../endpoint.ts'
import { markedParts } from './markedParts.ts'

export function MarkedTitle({ title, words }: { title: string; words: readonly string[] }) {
  const parts = markedParts(valueText(news.fields.title, title) ?? '', words)
  if (parts.length < 2 && !parts[0]?.isMarked) return <CellValue field={news.fields.title} value={title} />
  return parts.map(({ text, isMarked }, place) =>
    isMarked ? <mark key={place}>{text}</mark> : <Fragment key={place}>{text}</Fragment>,
  )
}
