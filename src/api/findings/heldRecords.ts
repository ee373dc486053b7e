/** Holds the records of an answer against the words and the forms of days that the fields declare. */
import { isDay } from '../../lib/dates/days.ts'
import { isAbsent, type Field, type FieldKind, type Fields } from '../endpoint/fields.ts'
import { isTime, measureOf } from '../endpoint/measures.ts'
import type { Check } from './heldFilters.ts'
import { createTally, valuesAt } from './tally.ts'
import type { FindingKind } from './finding.ts'

/** Every field with the nested ones, by path. */
const fieldsOf = (fields: Fields, before = ''): readonly (readonly [string, Field])[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    [before + name, field] as const,
    ...(field.fields ? fieldsOf(field.fields, `${before}${name}${field.kind === 'list' ? '[]' : ''}.`) : []),
  ])

const ISO = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/

/** The forms in which a text is read without a guess at its zone. */
function isAsDeclared(field: Field, text: string): boolean {
  if (field.kind === 'instant' || field.kind === 'dayInstant') return isDay(ISO.exec(text)?.[1] ?? '')
  return field.kind === 'day' ? isDay(text) : !Number.isNaN(measureOf(field, text))
}

function checkTexts(
  path: string,
  kind: FindingKind,
  severity: 'note' | 'warning',
  asked: string,
  isRight: (text: string) => boolean,
): Check {
  const tally = createTally()
  return {
    see(record) {
      const wrong = valuesAt(record, path).filter((value) => typeof value === 'string' && !isAbsent(value) && !isRight(value))
      if (wrong.length > 0) tally.add(wrong)
    },
    finding: (of) => (tally.isEmpty() ? undefined : { kind, severity, subject: path, asked, ...tally.counts(), of }),
  }
}

const FORMS: Partial<Record<FieldKind, string>> = {
  day: 'YYYY-MM-DD',
  displayDay: 'Mar 7, 2025',
  dayInstant: 'ISO 8601 with a zone',
  instant: 'ISO 8601 with a zone',
  mailDate: 'RFC 2822 with an offset',
}

/** Services write the same word in capitals and without. */
const isAmong = (words: readonly string[]): ((text: string) => boolean) => {
  const known = new Set(words.map((word) => word.toLowerCase()))
  return (text) => known.has(text.toLowerCase())
}

export const checkWords = (fields: Fields): readonly Check[] =>
  fieldsOf(fields).flatMap(([path, { kind, meanings }]) =>
    kind === 'word' && meanings
      ? [checkTexts(path, 'unknown-word', 'note', Object.keys(meanings).join(', '), isAmong(Object.keys(meanings)))]
      : [],
  )

export const checkDates = (fields: Fields): readonly Check[] =>
  fieldsOf(fields).flatMap(([path, field]) =>
    isTime(field) ? [checkTexts(path, 'date-form', 'warning', FORMS[field.kind] ?? '', (text) => isAsDeclared(field, text))] : [],
  )
