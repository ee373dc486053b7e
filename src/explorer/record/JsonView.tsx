/** A record as it arrived: indented JSON, each key a button that copies its path. */
import { CopyButton } from '../../ui/CopyButton.tsx'
import styles from './RecordPanel.module.css'
import { figure } from '../../lib/numbers/counts.ts'

/** Longer texts are cut on screen; the copy is whole. */
const LONGEST = 2000

function Leaf({ value }: { value: unknown }) {
  const text = JSON.stringify(value) ?? 'undefined'
  return <bdi>{text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${figure(text.length)} characters)` : text}</bdi>
}

function Node({ name, path, value }: { name: string; path: string; value: unknown }) {
  const isBranch = typeof value === 'object' && value !== null && Object.keys(value).length > 0
  const pathOf = (key: string): string => (Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`)
  return (
    <li>
      {name !== '' && (
        <button
          type="button"
          className="link"
          title={`Copy the path ${path}`}
          onClick={() => void navigator.clipboard?.writeText(path)}
        >
          {name}
        </button>
      )}
      {name !== '' && ': '}
      {isBranch ? (
        <ul>
          {Object.entries(value).map(([key, child]) => (
            <Node key={key} name={key} path={pathOf(key)} value={child} />
          ))}
        </ul>
      ) : (
        <Leaf value={value} />
      )}
    </li>
  )
}

export const JsonView = ({ record }: { record: unknown }) => (
  <div className={styles.json}>
    <CopyButton text={JSON.stringify(record, null, 2)}>Copy this record as JSON</CopyButton>
    <ul>
      <Node name="" path="" value={record} />
    </ul>
  </div>
)
