/** Adds the fonts to the licences that go with the build: they come in by style sheets, where the bundler does not look. */
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const fonts = ['@fontsource-variable/inter', '@fontsource-variable/source-serif-4']

/** `fileName` is that of the bundler's own list. */
export function fontLicences(fileName: string): Plugin {
  return {
    name: 'font-licences',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const font of fonts) {
        const licence = readFileSync(new URL(`../node_modules/${font}/LICENSE`, import.meta.url), 'utf8')
        appendFileSync(join(dir, fileName), `\n## ${font} (OFL-1.1)\n\n${licence}`)
      }
    },
  }
}
