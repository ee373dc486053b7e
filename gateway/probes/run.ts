/** Runs the tests that need nginx, Caddy and Redis, found or installed; arguments go to Vitest. */
import { spawnSync } from 'node:child_process'

// Debian keeps nginx where only the superuser's PATH leads.
process.env['PATH'] = `${process.env['PATH'] ?? ''}:/usr/sbin`

const isThere = (command: string): boolean => spawnSync(command, ['-v']).error === undefined

/** Installs Debian's packages. Trying is the way to know: no Debian, no sudo or no network all end the same. */
function install(packages: readonly string[]): void {
  const apt = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q']
  const run = (...args: readonly string[]) => spawnSync(apt[0]!, [...apt.slice(1), ...args], { stdio: 'inherit' })
  run('update')
  run('install', '-y', '--no-install-recommends', ...packages)
}

const packages = { nginx: 'nginx-light', caddy: 'caddy', 'redis-server': 'redis-server' }
const missing = () => Object.entries(packages).flatMap(([command, name]) => (isThere(command) ? [] : name))

if (missing().length > 0) {
  console.log(`Missing: ${missing().join(', ')}. Trying to install what Debian has.`)
  install(missing())
}
if (missing().length > 0) {
  console.error(
    `The probes of the recipes need ${missing().join(' and ')}: install with "apt-get install ${missing().join(' ')}".`,
  )
  process.exit(1)
}

const { status } = spawnSync('vitest', ['run', '--project', 'recipes', ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)
