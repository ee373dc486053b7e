/** What answers showed in ordinary use of how the service differs from this reference: by dataset, with the ways to take it along and to forget it. */
import { Fragment, useSyncExternalStore } from 'react'
import { KIND_WORDS } from '../../../api/findings/findingWords.ts'
import { useConnection } from '../../../connection/ConnectionContext.tsx'
import { endpoints } from '../../../endpoints/index.ts'
import { download } from '../../../lib/download.ts'
import { counted, figure } from '../../../lib/numbers/counts.ts'
import { forgetFindings, keptFindings, subscribeToKeptFindings, type KeptFinding } from '../../../settings/keptFindings.ts'
import { offerUndo } from '../../../ui/undo.ts'
import { wordsOfUnix } from '../../../ui/values/valueText.ts'
import { serviceOf, serviceWords } from '../../findings/serviceOf.ts'
import page from '../ReadingPage.module.css'
import { findingsJson, findingsMarkdown, titleOf } from './findingsFile.ts'
import styles from './SeenHere.module.css'

const FILES = [
  { name: 'JSON', type: 'application/json', extension: 'json', write: findingsJson },
  { name: 'Markdown', type: 'text/markdown;charset=utf-8', extension: 'md', write: findingsMarkdown },
] as const

function FindingTable({ title, findings }: { title: string; findings: readonly KeptFinding[] }) {
  return (
    <div className={page.scroll} role="group" aria-label={`Seen in ${title}`} tabIndex={0}>
      <table className={`${page.table} ${styles.findings}`}>
        <thead>
          <tr>
            <th scope="col">Where</th>
            <th scope="col">What</th>
            <th scope="col">Asked or declared</th>
            <th scope="col">Came</th>
            <th scope="col">Answers</th>
            <th scope="col">First</th>
            <th scope="col">Last</th>
          </tr>
        </thead>
        <tbody>
          {findings.map(({ subject, kind, asked, examples, answers, first, last }) => (
            <tr key={`${kind} ${subject}`}>
              <th scope="row">
                <code>{subject}</code>
              </th>
              <td>{KIND_WORDS[kind]}</td>
              <td>
                <bdi>{asked}</bdi>
              </td>
              <td>
                {examples.map((example, place) => (
                  <Fragment key={example}>
                    {place > 0 && ', '}
                    <bdi>{example}</bdi>
                  </Fragment>
                ))}
              </td>
              <td>{figure(answers)}</td>
              <td>{wordsOfUnix(first)}</td>
              <td>{wordsOfUnix(last)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function SeenHere() {
  const connection = useConnection()
  const service = serviceOf(connection)
  const findings = useSyncExternalStore(subscribeToKeptFindings, keptFindings)[service] ?? []
  const byDataset = [...Map.groupBy(findings, ({ endpoint }) => endpoint)]
  const save = ({ type, extension, write }: (typeof FILES)[number]): void =>
    download(
      new Blob([write(service, findings, endpoints, connection.now())], { type }),
      `seen ${service.replace(/[^\w.-]+/g, ' ')}.${extension}`,
    )
  return (
    <section id="seen-here" aria-labelledby="seen-here-title" className={styles.seen}>
      <h2 id="seen-here-title">Seen here</h2>
      <p>
        Where answers of <bdi>{serviceWords(service)}</bdi> differed from what they were asked for and from this page, in ordinary
        use. It stays in this browser; never a key.
      </p>
      {findings.length === 0 ? (
        <p role="status">Nothing is kept.</p>
      ) : (
        <>
          <p role="status">{counted(findings.length, 'finding')}.</p>
          <div className={styles.acts}>
            {FILES.map((file) => (
              <button key={file.name} type="button" onClick={() => save(file)}>
                Save as {file.name}
              </button>
            ))}
            <button type="button" onClick={() => offerUndo('What was seen here was forgotten.', forgetFindings(service))}>
              Forget
            </button>
          </div>
          {byDataset.map(([id, own]) => {
            const title = titleOf(endpoints, id)
            return (
              <Fragment key={id}>
                <h3>{title}</h3>
                <FindingTable title={title} findings={own} />
              </Fragment>
            )
          })}
        </>
      )}
    </section>
  )
}
