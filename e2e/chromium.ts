/** Finds a Chromium for the browser tests, and installs Debian's where there is none and the user may. */
import { chromium } from '@playwright/test'
import { findOnPath, installPackages, isExecutable } from './executables.ts'

/** The headless shell first: the same engine without the windows, which starts and paints sooner. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** The browser to use: `CHROMIUM_PATH`, else the first on the PATH, else the one that Playwright downloaded. */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM_PATH'] ?? '', findOnPath(...names) ?? '', chromium.executablePath()].find(isExecutable)
}

/** Debian's Chromium, and one font family, without which a bare system draws boxes. Returns whether that was possible. */
export const installChromium = (): boolean => installPackages('chromium-headless-shell', 'fonts-liberation')
