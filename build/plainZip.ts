/** Lets `.xlsx` files be compressed where they are written: a worker started from a text is against the app's content policy. */
import type { Plugin } from 'vite'

const PLAIN = '\0plain-zip'

/** `write-excel-file` asks `fflate` for a worker of its own for what is large, although it runs in one already. */
export function plainZip(): Plugin {
  return {
    name: 'plain-zip',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === 'fflate' && importer?.endsWith('/zipToArrayBuffer.js') ? PLAIN : undefined
    },
    load(id) {
      if (id !== PLAIN) return undefined
      return `import { zipSync } from 'fflate'\nexport const zip = (files, done) => done(null, zipSync(files))`
    },
  }
}
