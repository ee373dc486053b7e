/** Finds programs, and installs Debian's packages where the user may. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return file !== ''
  } catch {
    return false
  }
}

/** The first of the programs that is on the PATH. */
export function findOnPath(...names: readonly string[]): string | undefined {
  const directories = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => directories.map((directory) => join(directory, name))).find(isExecutable)
}

/** Returns whether that was possible. Trying is the way to know: no Debian, no sudo or no network all end the same. */
export function installPackages(...packages: readonly string[]): boolean {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [command = '', ...apt] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q']
  const succeeds = (...args: readonly string[]) => spawnSync(command, [...apt, ...args], { stdio: 'inherit' }).status === 0
  return succeeds('update') && succeeds('install', '-y', '--no-install-recommends', ...packages)
}
