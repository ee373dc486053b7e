/** The engines that this machine has beside Chromium, and the packages of Debian that bring those it has not. */
import { findOnPath } from '../executables.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './inFirefox.ts'
import { startWebKit } from './inWebKit.ts'

interface OtherEngine {
  readonly name: string
  readonly packages: readonly string[]
  readonly find: () => string | undefined
  readonly start: (command: string, downloads: string) => Promise<Engine>
}

export const otherEngines: readonly OtherEngine[] = [
  { name: 'Firefox', packages: ['firefox-esr'], find: () => findOnPath('firefox-esr', 'firefox'), start: startFirefox },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => findOnPath('Xvfb') && findOnPath('WebKitWebDriver'),
    start: startWebKit,
  },
]

export const missingEngines = (): readonly OtherEngine[] => otherEngines.filter(({ find }) => find() === undefined)
