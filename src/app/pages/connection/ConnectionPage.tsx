/** Where data come from, how the key travels, and what each operation answers to it. */
import { useConnectionState } from '../../../connection/ConnectionContext.tsx'
import { DirectKeyForm } from './DirectKeyForm.tsx'
import { EntitlementTable } from './EntitlementTable.tsx'
import styles from '../ReadingPage.module.css'

const TRAVELS = {
  gateway: 'The server that serves this page adds it to each request. It never reaches the browser.',
  header: 'Typed by you and held in memory; sent as the header “Authorization: token …” to the service alone.',
} as const

export function ConnectionPage() {
  const { connection, isDirectAllowed } = useConnectionState()
  const isDemo = connection.mode === 'demo'
  return (
    <main id="main" className={styles.page}>
      <title>Connection · Tearsheet</title>
      <h1>Connection</h1>
      <dl className={styles.facts}>
        <dt>Mode</dt>
        <dd>{isDemo ? 'Demo: an invented market, generated in this browser' : 'Live'}</dd>
        <dt>Base address</dt>
        <dd>{isDemo ? 'none: nothing leaves this page' : <code>{connection.serviceUrl}</code>}</dd>
        <dt>Key</dt>
        <dd>{isDemo ? 'none needed' : TRAVELS[connection.keyTravels]}</dd>
      </dl>
      {isDemo && (
        <>
          <h2>Reading the live service</h2>
          <p>
            Start the gateway with the service’s address and your key, and open the same address again. The key stays with the
            gateway; this page never falls back to demo data.
          </p>
          <pre>
            <code>API_BASE_URL=https://… API_KEY=… npm start</code>
          </pre>
        </>
      )}
      {isDirectAllowed && <DirectKeyForm />}
      <h2>Your data access</h2>
      <EntitlementTable />
    </main>
  )
}
