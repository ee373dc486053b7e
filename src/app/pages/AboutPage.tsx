/** What this is, and whose work it stands on. */
import { Link } from 'react-router'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { endpoints } from '../../endpoints/index.ts'
import { OutsideLink } from '../../ui/prose/OutsideLink.tsx'
import styles from './ReadingPage.module.css'

/** Put in by the build. */
declare const __VERSION__: { readonly version: string; readonly commit?: string }

const LIBRARIES = [
  ['React', 'MIT'],
  ['React Router', 'MIT'],
  ['TanStack Query, Table and Virtual', 'MIT'],
  ['Base UI', 'MIT'],
  ['Inter', 'SIL Open Font License 1.1'],
  ['Source Serif 4', 'SIL Open Font License 1.1'],
] as const

export function AboutPage() {
  const { mode } = useConnection()
  return (
    <main id="main" className={styles.page}>
      <title>About · Tearsheet</title>
      <h1>About Tearsheet</h1>
      <p>
        A data explorer for a financial-market data service with {endpoints.length} datasets. The address is the query: what you
        see, a colleague sees who opens it. Nothing is ever written to the service, and this page calls no host but its own,
        except for the images that records link to.
      </p>
      {mode === 'demo' && (
        <p>
          This is the demo: every company, person, price and text is invented, generated in your browser from one seed. See{' '}
          <Link to="/connection">Connection</Link> for how to read the live service.
        </p>
      )}
      <p>
        Version {__VERSION__.version}
        {__VERSION__.commit && (
          <>
            , commit <code>{__VERSION__.commit}</code>
          </>
        )}
        .
      </p>
      <h2>Notices</h2>
      <ul>
        {LIBRARIES.map(([name, licence]) => (
          <li key={name}>
            {name}: {licence}
          </li>
        ))}
        <li>
          TradingView Lightweight Charts™, copyright © 2023 TradingView, Inc.,{' '}
          <OutsideLink href="https://www.tradingview.com/">https://www.tradingview.com/</OutsideLink>: Apache License 2.0
        </li>
      </ul>
      <p>
        <a href={`${import.meta.env.BASE_URL}licences.txt`}>The licences of all parts, in full</a>
      </p>
    </main>
  )
}
