/** Finds out whether this is the demo or live, and draws the app. */
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { demoFetch } from './app/demoFetch.ts'
import { fetchPage } from './app/Pages.tsx'
import { deployment as given, hadKeyInAddress, liveFetch } from './app/preload.ts'
import { reloadOnMissingChunk } from './app/updates/chunkReload.ts'
import { removeStaleWorker } from './app/updates/staleWorker.ts'
import { StartFailure } from './app/notices/StartFailure.tsx'
import { yieldToMain } from './lib/yieldToMain.ts'
import { applyPreferences } from './settings/preferences.ts'
import './styles/index.css'

reloadOnMissingChunk()
applyPreferences()
const root = createRoot(document.getElementById('root')!)

/** Milliseconds for the page's own part to come: what stands in for one that is not there stays for 300 ms. */
const PATIENCE = 100

/** Not awaited at the top: the demo's parts import what this file is bundled with, and would wait for it in turn. */
async function start(): Promise<void> {
  // To run all modules for the first time is a task of its own.
  await yieldToMain()
  const { pathname } = window.location
  const page = fetchPage(pathname.slice(import.meta.env.BASE_URL.length))
  const deployment = await given
  // Once: the next load is not under its control.
  if (deployment.mode === 'live' && (await removeStaleWorker(navigator.serviceWorker))) window.location.reload()
  const ask = deployment.mode === 'demo' ? await demoFetch() : liveFetch
  await Promise.race([page, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  root.render(<App deployment={deployment} ask={ask} hadKeyInAddress={hadKeyInAddress} />)
}

start().catch((reason: unknown) => root.render(<StartFailure reason={reason} />))
