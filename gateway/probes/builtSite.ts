/** A folder that looks like a built app, with what must never be served lying in it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export const frontPage = '<!doctype html><title>Tearsheet</title>'

const content = {
  'index.html': frontPage,
  'favicon.svg': '<svg/>',
  'version.json': '{"version":"1.2.3"}',
  'assets/index-B4x.js': 'console.log("app")',
  'assets/duckdb-browser-eh.worker-B4x_-1.js': 'console.log("engine")',
  'assets/index-B4x.js.map': '{"secret":1}',
  '.env': 'secret=1',
  '.git/config': 'secret=1',
}

export function makeBuiltSite(): { readonly root: string; readonly remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  for (const [path, text] of Object.entries(content)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return { root, remove: () => rmSync(root, { recursive: true }) }
}
