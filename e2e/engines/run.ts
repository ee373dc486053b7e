/** Runs the tests in all engines, found or installed; arguments go to Playwright. */
import { spawnSync } from 'node:child_process'
import { findChromium, installChromium } from '../chromium.ts'
import { installPackages } from '../executables.ts'
import { missingEngines } from './installed.ts'

const packagesOf = (engines: ReturnType<typeof missingEngines>): readonly string[] => engines.flatMap(({ packages }) => packages)

if (!findChromium()) installChromium()
if (missingEngines().length > 0) {
  const packages = packagesOf(missingEngines())
  console.log(`Missing: ${packages.join(', ')}. Trying to install what Debian has.`)
  installPackages(...packages)
}
const missing = missingEngines()
if (missing.length > 0) {
  const names = missing.map(({ name }) => name).join(' and ')
  console.error(`Not run in ${names}: install with "apt-get install ${packagesOf(missing).join(' ')}" on Debian.`)
  // Where a run decides about a change, what was not run has not passed.
  if (process.env['CI']) process.exit(1)
}

const { status } = spawnSync('playwright', ['test', '--config', 'e2e/engines', ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)
