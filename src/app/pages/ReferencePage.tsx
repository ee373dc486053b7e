/** The operations as this app understands them, written from the descriptors themselves. */
import { Link } from 'react-router'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { fieldAt, type Fields } from '../../api/endpoint/fields.ts'
import type { Param } from '../../api/endpoint/params.ts'
import { endpoints } from '../../endpoints/index.ts'
import { fieldWords } from '../../explorer/record/fieldWords.ts'
import { sourceWords } from '../../explorer/requests/sourceWords.ts'
import { SeenHere } from './findings/SeenHere.tsx'
import page from './ReadingPage.module.css'
import styles from './ReferencePage.module.css'

/** Every field with the nested ones, by path: `security.symbol`, `transactions[].shares`. */
const pathsOf = (fields: Fields, prefix = ''): readonly { path: string; label: string; json: string; about: string }[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    {
      path: `${prefix}${name}`,
      label: field.label,
      json: field.json,
      about: fieldWords(field),
    },
    ...(field.fields ? pathsOf(field.fields, `${prefix}${name}${field.kind === 'list' ? '[]' : ''}.`) : []),
  ])

function ParameterTable({ endpoint: { title, params } }: { endpoint: AnyEndpoint }) {
  return (
    <div className={page.scroll} role="group" aria-label={`Parameters of ${title}`} tabIndex={0}>
      <table className={`${page.table} ${styles.parameters}`}>
        <thead>
          <tr>
            <th scope="col">In the address</th>
            <th scope="col">On the wire</th>
            <th scope="col">Meaning</th>
            <th scope="col">Rule</th>
            <th scope="col">Default</th>
            <th scope="col">Source</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries<Param>(params).map(([key, param]) => (
            <tr key={key}>
              <th scope="row">
                <code>{key}</code>
              </th>
              <td>
                <code>{param.wire}</code>
                {param.place === 'header' && ' (header)'}
              </td>
              <td>
                {param.label}
                {param.about && `. ${param.about}`}
              </td>
              <td>
                {param.required && 'Required: '}
                {param.rule}
              </td>
              <td>{param.initial === undefined ? '' : <code>{param.print(param.initial)}</code>}</td>
              <td>{param.source}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Operation({ endpoint }: { endpoint: AnyEndpoint }) {
  return (
    <section id={endpoint.id} aria-labelledby={`${endpoint.id}-title`} className={styles.operation}>
      <h2 id={`${endpoint.id}-title`}>
        <Link to={`/${endpoint.id}`}>{endpoint.title}</Link>
      </h2>
      <p>
        {endpoint.summary} Specification §{endpoint.sections.request}, record §{endpoint.sections.record}. Answer:{' '}
        {endpoint.envelope.place}.
      </p>
      <p>
        <code>GET {endpoint.path}</code>
      </p>
      <h3>Parameters</h3>
      <ParameterTable endpoint={endpoint} />
      <details>
        <summary>Fields of the record</summary>
        <div className={page.scroll} role="group" aria-label={`Fields of ${endpoint.title}`} tabIndex={0}>
          <table className={`${page.table} ${styles.fields}`}>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Name here</th>
                <th scope="col">Type</th>
                <th scope="col">Meaning</th>
              </tr>
            </thead>
            <tbody>
              {pathsOf(endpoint.fields).map(({ path, label, json, about }) => (
                <tr key={path}>
                  <th scope="row">
                    <code>{path}</code>
                  </th>
                  <td>{label}</td>
                  <td>{json}</td>
                  <td>
                    {about}
                    {meaningsOf(endpoint.fields, path)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  )
}

function meaningsOf(fields: Fields, path: string): string {
  const meanings = fieldAt(fields, path.replaceAll('[]', ''))?.meanings
  return meanings
    ? ` ${Object.entries(meanings)
        .map(([code, words]) => `${code}: ${words}`)
        .join('; ')}.`
    : ''
}

export function ReferencePage() {
  return (
    <main id="main" className={page.page}>
      <title>Reference · Tearsheet</title>
      <h1>Reference</h1>
      <p>
        The {endpoints.length} datasets as this app understands them. All are GET; any field may be absent or null, since the
        specification does not say which are always present. For programs the same stands in{' '}
        <a href={`${import.meta.env.BASE_URL}openapi.json`} download="openapi.json">
          openapi.json
        </a>{' '}
        (OpenAPI 3.1).
      </p>
      <nav aria-label="On this page" className={styles.contents}>
        {endpoints.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
        <a href="#seen-here">Seen here</a>
      </nav>
      <p>For many parameters the specification gives a meaning and no name on the wire. Each says where its name is from:</p>
      <dl className={page.facts}>
        {Object.entries(sourceWords).map(([source, words]) => (
          <div key={source} className={styles.source}>
            <dt>{source}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {endpoints.map((endpoint) => (
        <Operation key={endpoint.id} endpoint={endpoint} />
      ))}
      <SeenHere />
    </main>
  )
}
