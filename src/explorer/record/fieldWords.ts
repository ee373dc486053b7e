/** What a field says of itself in place: its own meaning and unit, and what kind of value stands in it. */
import type { Field, FieldKind } from '../../api/endpoint/fields.ts'

/** A word for every kind, so that no column is without one. */
const KINDS: Readonly<Record<FieldKind, string>> = {
  text: 'Text, as the service gives it.',
  prose: 'Text of some length, read in the record.',
  identifier: 'An identifier: compared and copied, never counted with.',
  ticker: 'The symbol that a share trades under.',
  word: 'One of a set of words, which may grow.',
  day: 'A calendar day; no time and no zone.',
  displayDay: 'A calendar day; no time and no zone.',
  dayInstant: 'A calendar day, sent as its midnight in UTC.',
  instant: 'A moment, sent in UTC.',
  mailDate: 'A moment, sent with its distance from UTC.',
  clock: 'A time of day, whose zone the source does not state.',
  unix: 'A moment, sent as seconds since 1970 in UTC.',
  integer: 'A whole number.',
  number: 'A number.',
  fraction: 'A share of one, shown in per cent.',
  decimal: 'A number, exact in the record and in files.',
  percent: 'A figure in per cent.',
  flag: 'Yes or no.',
  link: 'The address of a page.',
  image: 'The address of a picture.',
  color: 'A colour, as #RRGGBB.',
  object: 'Several fields of its own.',
  list: 'A list.',
}

export const fieldWords = ({ about, unit, kind }: Field): string =>
  [about, KINDS[kind], unit && `In ${unit}.`].filter(Boolean).join(' ')
