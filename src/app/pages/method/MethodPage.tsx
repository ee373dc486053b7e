/** How the computed figures are found, a paragraph each, which the columns lead to. */
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import reading from '../ReadingPage.module.css'
import { callDefinitions } from './callDefinitions.ts'
import { definitions } from './definitions.ts'
import { Materiality } from './Materiality.tsx'
import styles from './MethodPage.module.css'

export function MethodPage() {
  const { hash } = useLocation()
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash])
  return (
    <main id="main" className={reading.page}>
      <title>Method · Tearsheet</title>
      <h1>Method</h1>
      <p className={reading.lead}>How the figures marked ƒ are computed. The examples are of the demo.</p>
      {[...definitions, ...callDefinitions].map(({ id, title, paragraphs, formula, example }) => (
        <section key={id} aria-labelledby={id} className={styles.definition}>
          <h2 id={id}>
            <a href={`#${id}`}>{title}</a>
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {formula && <p className={styles.formula}>{formula}</p>}
          {example && (
            <p className={styles.example}>
              <b>Example</b> {example}
            </p>
          )}
        </section>
      ))}
      <Materiality />
    </main>
  )
}
