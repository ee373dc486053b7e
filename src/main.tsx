/** Finds out whether this is the demo or live, and draws the app. */
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { demoFetch } from './app/demoFetch.ts'
import { fetchPage } from './app/Pages.tsx'
import { reloadOnMissingChunk } from './app/updates/chunkReload.ts'
import { removeKeyFromAddress } from './lib/keyInAddress.ts'
import { removeStaleWorker } from './app/updates/staleWorker.ts'
import { StartFailure } from './app/notices/StartFailure.tsx'
import { loadDeployment } from './connection/deployment.ts'
import { applyPreferences } from './settings/preferences.ts'
import './styles/index.css'

// Before anything is asked or drawn.
const hadKeyInAddress = removeKeyFromAddress()
reloadOnMissingChunk()
applyPreferences()
const root = createRoot(document.getElementById('root')!)

/** Not awaited at the top: the demo's parts import what this file is bundled with, and would wait for it in turn. */
async function start(): Promise<void> {
  const { pathname } = window.location
  fetchPage(pathname.slice(import.meta.env.BASE_URL.length))
  const deployment = await loadDeployment(`${import.meta.env.BASE_URL}config.json`)
  // Once: the next load is not under its control.
  if (deployment.mode === 'live' && (await removeStaleWorker(navigator.serviceWorker))) window.location.reload()
  const ask = deployment.mode === 'demo' ? await demoFetch() : (request: Request) => fetch(request)
  root.render(<App deployment={deployment} ask={ask} hadKeyInAddress={hadKeyInAddress} />)
}

start().catch((reason: unknown) => root.render(<StartFailure reason={reason} />))
