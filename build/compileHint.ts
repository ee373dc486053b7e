/** Has Chromium compile each script whole, on another thread while it arrives, and not each function in the page when it is first called. */
import type { Plugin } from 'vite'

/** https://v8.dev/blog/explicit-compile-hints: heeded before all code alone. Other browsers ignore it. */
const HINT = '//# allFunctionsCalledOnLoad\n'

export const compileHint = (): Plugin => ({
  name: 'compile-hint',
  enforce: 'post',
  generateBundle: {
    // After Vite has written its list of files before the code.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = HINT + file.code
    },
  },
})
