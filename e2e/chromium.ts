/** Finds a Chromium for the browser tests, and installs Debian's where there is none and the user may. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The headless shell first: the same engine without the windows, which starts and paints sooner. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** The browser to use: `CHROMIUM_PATH`, else the first on the PATH, else the one that Playwright downloaded. */
export function findChromium(): string | undefined {
  const directories = (process.env['PATH'] ?? '').split(delimiter)
  const onPath = names.flatMap((name) => directories.map((directory) => join(directory, name)))
  return [process.env['CHROMIUM_PATH'] ?? '', ...onPath, chromium.executablePath()].find(isExecutable)
}

/** Installs Debian's Chromium, and one font family, without which a bare system draws boxes. Returns whether that was possible. */
export function installChromium(): boolean {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get']
  // Trying is the way to know: no Debian, no sudo or no network all end the same.
  return (
    succeeds([...apt, '-q', 'update']) &&
    succeeds([...apt, '-q', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'])
  )
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return file !== ''
  } catch {
    return false
  }
}

function succeeds([command = '', ...args]: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}
