/** Packages that a folder of the bench has for itself: installed from its lock when they are first needed, and after each change of it. */
import { spawnSync } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Throws where the command fails. */
export function run(command: string, args: readonly string[], cwd = '.'): void {
  if (spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed.`)
}

/** What the lock of the folder names is there already. */
async function isInstalled(folder: string): Promise<boolean> {
  const [lock, installed] = await Promise.all(
    ['package-lock.json', 'node_modules/.package-lock.json'].map((file) => stat(join(folder, file)).catch(() => undefined)),
  )
  return lock !== undefined && installed !== undefined && installed.mtimeMs >= lock.mtimeMs
}

export async function install(folder: string): Promise<void> {
  if (!(await isInstalled(folder))) run('npm', ['ci', '--no-audit', '--no-fund'], folder)
}
