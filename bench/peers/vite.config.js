/** Builds the page of the peers, each of them a part of its own. */
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/',
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    outDir: 'dist',
    target: 'esnext',
    rolldownOptions: { input: new URL('peer.html', import.meta.url).pathname },
  },
})
