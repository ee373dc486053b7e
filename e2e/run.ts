/** Runs the browser tests on the built app, with the programs they need found or installed, and looks for keys left behind; arguments go to Playwright. */
import { spawnSync } from 'node:child_process'
import { findChromium, installChromium } from './chromium.ts'
import { findOnPath, installPackages } from './executables.ts'
import { leftKeys } from './security/leftKeys.ts'

if (!findChromium()) {
  console.log('There is no Chromium: trying to install the one of Debian.')
  if (!installChromium() || !findChromium()) {
    console.error(
      'The browser tests need Chromium: install it ("apt-get install chromium-headless-shell" on Debian, "npx playwright install chromium" elsewhere) or set CHROMIUM_PATH.',
    )
    process.exit(1)
  }
}

const hasPdfReader = (): boolean => findOnPath('pdftotext') !== undefined
if (!hasPdfReader()) {
  console.log('There is no pdftotext: trying to install the one of Debian.')
  installPackages('poppler-utils')
}
if (!hasPdfReader()) {
  console.error('The tests of what is printed need pdftotext: install it ("apt-get install poppler-utils" on Debian).')
  process.exit(1)
}

const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], { stdio: 'inherit' })
const left = leftKeys()
for (const line of left) console.error(`A key was left in ${line}`)
process.exit(left.length > 0 ? 1 : (status ?? 1))
