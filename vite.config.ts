/** Builds the app, serves it for development, and runs the unit and component tests. */
import react from '@vitejs/plugin-react'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { compileHint } from './build/compileHint.ts'
import { fontLicences } from './build/fontLicences.ts'
import { fontSubsets } from './build/fontSubsets.ts'
import { staticDemo } from './build/staticDemo.ts'
import { mockWorker } from './build/mockWorker.ts'
import { openApiFile } from './build/openApi.ts'
import { createPageGroups, createRequestGroup } from './build/pageFiles.ts'
import { pagePreloads } from './build/pagePreloads.ts'
import { plainZip } from './build/plainZip.ts'
import { readVersion, versionFile } from './build/version.ts'

const licences = 'licences.txt'

const needDocument = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts']
/**
 * They count calls between modules, put others in the place of some, begin with nothing in memory, or give the browser a
 * database, in which a transaction under another file's fake clock would hold all that follow for ever.
 */
const needOwnModules = [
  'src/mock/world/laziness.test.ts',
  'src/{app/Pages,company/panels/brokenViews}.test.tsx',
  'src/{app/updates,calls/library,explorer/since,seen,settings}/*.dom.test.ts',
  'src/explorer/query/otherTabs.test.tsx',
]
/** They start nginx and Caddy, and need the built app. */
const needPrograms = ['gateway/recipes/{answers,repeatedKey,requests}.test.ts', 'gateway/sharedStore.test.ts']

/** It adds an operation to a copy of the repository, and runs the tools there. */
const needCopy = ['build/newOperation.test.ts']

const test: ViteUserConfig['test'] = {
  setupFiles: ['src/test/setup.ts'],
  restoreMocks: true,
  unstubGlobals: true,
  // Generous: a busy machine is no fault of the code, and no test asserts a time.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // All cores: by default one is left to a page that watches the tests, half of a small machine.
  maxWorkers: '100%',
  expect: { requireAssertions: true },
  projects: [
    {
      extends: true,
      // Without a document, and many files in one process: to start one for each costs more than most of them take.
      test: {
        name: 'node',
        environment: 'node',
        include: ['src/**/*.test.ts', 'gateway/**/*.test.ts'],
        exclude: [...needDocument, ...needOwnModules, ...needPrograms],
        isolate: false,
      },
    },
    {
      extends: true,
      // A document for each thread, one after another its files': 83 s where each file had its own in 165.
      test: {
        name: 'document',
        environment: 'jsdom',
        include: needDocument,
        exclude: needOwnModules,
        pool: 'threads',
        isolate: false,
        env: { SHARED_DOCUMENT: 'yes' },
      },
    },
    {
      extends: true,
      test: { name: 'own modules', environment: 'jsdom', include: needOwnModules, pool: 'threads' },
    },
    {
      extends: true,
      test: { name: 'recipes', environment: 'node', include: needPrograms },
    },
    {
      extends: true,
      test: { name: 'new-operation', environment: 'node', include: needCopy },
    },
  ],
}

export default defineConfig(({ mode }) => {
  const version = readVersion()
  return {
    // With a slash at both ends. Not "./": a deep link would look for the app beside itself.
    base: process.env['BASE_PATH'] || '/',
    plugins: [
      react(),
      mockWorker(),
      versionFile(version),
      openApiFile(version.version),
      pagePreloads(),
      compileHint(),
      fontSubsets(),
      fontLicences(licences),
      mode === 'demo' && staticDemo(),
    ],
    // It packs the styles anyway. PostCSS before it would be one more, which warns of the modules it makes itself.
    css: { transformer: 'lightningcss' },
    define: { __VERSION__: JSON.stringify(version) },
    worker: {
      format: 'es',
      plugins: () => [plainZip()],
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // WebKit evaluates a worker's entry once more for whatever imports it, so all but the entry itself is a file of its own.
              {
                name: (id, modules) => (modules.getModuleInfo(id)?.isEntry ? null : 'engine'),
                debugName: 'engine',
                tags: ['$initial'],
                priority: 2,
              },
              { name: 'engine', test: /src\/mock\/\w+\.ts$/, priority: 2 },
              // What draws logos and pictures, asked for with the first of them.
              { name: 'prose', test: /src\/mock\/(prose|insiders)\//, priority: 1 },
              { name: 'art', test: /src\/mock\/art\//, priority: 1 },
            ],
          },
        },
      },
    },
    build: {
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      // Every browser of that baseline preloads modules by itself.
      modulePreload: {
        polyfill: false,
        // Ahead of time for pages, which a user waits for; the list of what menus and dialogs need would weigh on every load.
        // The first page names all that it needs, or each file would be heard of from the one before.
        resolveDependencies: (file, needed, { hostType }) =>
          hostType === 'html' || /\/page-|(Home|Company)Page-/.test(file) ? needed : needed.filter((one) => one.endsWith('.css')),
      },
      license: { fileName: licences },
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // Changes seldom: what a user has of it stays good when the app is deployed anew.
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, tags: ['$initial'], priority: 2 },
              { name: createRequestGroup(), debugName: 'request', priority: 3 },
              // One file for all that every page needs: many small ones compress worse and ask more often.
              { name: 'core', tags: ['$initial'], priority: 1 },
              { name: createPageGroups(), debugName: 'pages', includeDependenciesRecursively: false },
            ],
          },
        },
      },
    },
    test,
  }
})
