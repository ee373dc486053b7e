/** Builds the pages of the peers, each for itself. */
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/',
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    outDir: 'dist',
    rolldownOptions: {
      input: ['floor.html', 'tanstack.html', 'ag-grid.html'].map((file) => new URL(file, import.meta.url).pathname),
    },
  },
})
