/** Every field of a record with its label, nested ones and those the specification does not know included. */
import { isObject } from '../../api/client/exactNumber.ts'
import { isAbsent, type Field, type Fields } from '../../api/endpoint/fields.ts'
import { Absent, FieldValue } from '../../ui/values/FieldValue.tsx'
import { OutsideLink } from '../../ui/prose/OutsideLink.tsx'
import { LongProse } from '../../ui/prose/LongProse.tsx'
import { Mismatch } from '../../ui/values/Mismatch.tsx'
import { mismatchWords } from '../../ui/values/mismatchWords.ts'
import { rawText, valueText } from '../../ui/values/valueText.ts'
import { readingOrder } from './fieldOrder.ts'
import styles from './RecordPanel.module.css'
import { TickerLink } from './TickerLink.tsx'

/** Text longer than this is read as prose, below its label instead of beside it. */
const LONG = 90

function ListValue({ field, items }: { field: Field | undefined; items: readonly unknown[] }) {
  if (items.length === 0) return <span className={styles.note}>none</span>
  if (!items.some(isObject)) return <FieldValue field={field?.item ? { ...field, item: field.item } : undefined} value={items} />
  return (
    <ol className={styles.items}>
      {items.map((item, index) => (
        <li key={index}>
          {isObject(item) ? (
            <RecordFields fields={field?.fields ?? {}} record={item} />
          ) : isAbsent(item) ? (
            <Absent />
          ) : (
            <Mismatch text={rawText(item)} words="no object, as the others in the list are" />
          )}
        </li>
      ))}
    </ol>
  )
}

function Value({ field, value }: { field: Field | undefined; value: unknown }) {
  if (isAbsent(value)) return <Absent />
  const isListed = Array.isArray(value) && (!field || field.json === 'array' || field.mayBeList)
  if (isListed) return <ListValue field={field} items={value} />
  if (mismatchWords(field, value)) return <FieldValue field={field} value={value} />
  if (isObject(value)) return <RecordFields fields={field?.fields ?? {}} record={value} />
  if (typeof value === 'string') {
    if (field?.kind === 'link' || field?.kind === 'image') return <OutsideLink href={value} />
    if (field?.kind === 'prose' || value.length > LONG) return <LongProse text={valueText(field, value) ?? value} />
  }
  if (field?.kind === 'ticker' && typeof value === 'string' && value !== '') return <TickerLink symbol={value} />
  return <FieldValue field={field} value={value} isMeaningShown isExact />
}

const isWide = (value: unknown): boolean =>
  isObject(value) || (Array.isArray(value) && value.some(isObject)) || (typeof value === 'string' && value.length > LONG)

export function RecordFields({ fields, record }: { fields: Fields; record: Readonly<Record<string, unknown>> }) {
  const unknown = Object.keys(record).filter((name) => !Object.hasOwn(fields, name))
  return (
    <dl className={styles.fields}>
      {readingOrder(fields).map(([name, field]) => (
        <div key={name} className={isWide(record[name]) ? styles.wide : undefined}>
          <dt title={[field.about, `Field: ${name}`].filter(Boolean).join(' ')}>{field.label}</dt>
          <dd>
            <Value field={field} value={record[name]} />
          </dd>
        </div>
      ))}
      {unknown.map((name) => (
        <div key={name} className={isWide(record[name]) ? styles.wide : undefined}>
          <dt title="Not in the specification">
            <code>{name}</code>
          </dt>
          <dd>
            <Value field={undefined} value={record[name]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
