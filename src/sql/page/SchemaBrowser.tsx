/** The tables of every dataset with their columns, types and meanings; a press writes a name into the query. */
import { endpoints } from '../../endpoints/index.ts'
import { counted, figure } from '../../lib/numbers/counts.ts'
import { MOST_MEGABYTES, type SqlTable } from '../engine/engine.ts'
import { quotedName } from '../editor/quotedName.ts'
import { useSqlPart } from './EngineContext.ts'
import styles from './Sql.module.css'

interface Props {
  /** Those that have rows. */
  readonly loaded: readonly SqlTable[]
  /** Bytes that the engine takes with them; `undefined` while there are none. */
  readonly memory: number | undefined
  readonly onInsert: (name: string) => void
}

interface TableProps extends Pick<Props, 'onInsert'> {
  readonly table: SqlTable
  readonly isLoaded: boolean
}

const Table = ({ table, isLoaded, onInsert }: TableProps) => (
  <details open={isLoaded && table.kind === 'table'}>
    <summary>
      <code>{table.name}</code> <small>{isLoaded ? counted(table.rows, 'row') : 'not loaded'}</small>
    </summary>
    <p className={styles.note}>{table.about}</p>
    <ul>
      <li>
        <button type="button" className="link" onClick={() => onInsert(quotedName(table.name))}>
          {table.name}
        </button>
        <small>the table</small>
      </li>
      {table.columns.map(({ name, type, about }) => (
        <li key={name}>
          <button type="button" className="link" title={about} onClick={() => onInsert(quotedName(name))}>
            {name}
          </button>
          <small>{type}</small>
          {about && <span>{about}</span>}
        </li>
      ))}
    </ul>
  </details>
)

export function SchemaBrowser({ loaded, memory, onInsert }: Props) {
  const isLoaded = ({ name }: SqlTable): boolean => loaded.some((table) => table.name === name)
  const { schemaOf } = useSqlPart()
  // As they are loaded, or as they will be.
  const all = endpoints.flatMap(schemaOf).map((table) => loaded.find(({ name }) => name === table.name) ?? table)
  const others = loaded.filter(({ name }) => !all.some((table) => table.name === name))
  const sorted = [...all.filter(isLoaded), ...others, ...all.filter((table) => !isLoaded(table))]
  return (
    <section aria-labelledby="tables" className={`${styles.part} ${styles.schema}`}>
      <h2 id="tables">Tables</h2>
      {memory !== undefined && (
        <p className={styles.note}>
          {figure(Math.ceil(memory / 1_000_000))} MB of at most {figure(MOST_MEGABYTES)} MB
        </p>
      )}
      {sorted.map((table) => (
        <Table key={`${table.name} ${isLoaded(table)}`} table={table} isLoaded={isLoaded(table)} onInsert={onInsert} />
      ))}
    </section>
  )
}
