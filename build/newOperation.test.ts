/** A new operation on a copy of the repository: what one command writes is complete, and passes all that holds for every operation. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

// Whole runs of the tools, on a machine that may be busy.
vi.setConfig({ testTimeout: 900_000 })

const ROOT = join(import.meta.dirname, '..')
/** Resolved: a temporary folder may be reached by a link, which the tools in it would follow. */
const copy = realpathSync(mkdtempSync(join(tmpdir(), 'tearsheet-')))
const NOT_COPIED = new Set(['node_modules', '.git', 'dist', 'dist-demo', 'test-results'])

/** Tests that go through the registry; those of single views would say nothing new. */
const TABLES = [
  'src/architecture.test.ts',
  'src/files.test.ts',
  'src/docs.test.ts',
  'src/readme.test.ts',
  'src/api/client/request.test.ts',
  'src/api/endpoint/codec.test.ts',
  'src/api/endpoint/envelope.test.ts',
  'src/app/leadingLinks.test.ts',
  'src/app/palette/suggestions.test.ts',
  'src/endpoints/contract.test.ts',
  'src/endpoints/limits.test.ts',
  'src/endpoints/mockService.test.ts',
  'src/endpoints/oddAnswers.test.ts',
  'src/endpoints/registry.test.ts',
  'src/explorer/address/invalidAddresses.test.ts',
  'src/explorer/address/navigationContext.test.ts',
  'src/lib/keyInAddress.test.ts',
  'gateway/forwarding/forward.test.ts',
  'gateway/recipes/lists.test.ts',
]
/** Tests through the page take long: of those what names the new operation. */
const PAGES = [
  'src/endpoints/faults.test.ts',
  'src/endpoints/mismatches.test.tsx',
  'src/endpoints/noRecords.test.tsx',
  'src/endpoints/sameIdentity.test.tsx',
  'src/explorer/address/canonicalUrl.test.tsx',
  'src/explorer/record/hostileText.test.tsx',
]

/** How a command ends in the copy, and what it says. */
function run(command: string, ...args: readonly string[]) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  const path = [join(copy, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...env, PATH: path, NO_COLOR: '1' },
  })
  return { status, said: `${stdout}\n${stderr}` }
}

function expectToPass(command: string, ...args: readonly string[]): void {
  const { status, said } = run(command, ...args)
  expect(status, said).toBe(0)
  // A filter that fits no test would pass as well.
  if (command === 'vitest') expect(said).toMatch(/Tests +[1-9]\d* passed/)
}

const writeOperation = (...args: readonly string[]) => run(process.execPath, 'build/newOperation.ts', ...args)

beforeAll(() => {
  cpSync(ROOT, copy, { recursive: true, filter: (file) => !NOT_COPIED.has(basename(file)) })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  expect(writeOperation('share-buybacks', '/api/v2.1/calendar/buybacks')).toMatchObject({ status: 0 })
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

it('passes the types', () => expectToPass('tsc', '-p', '.'))

it('passes the rules of style', () => {
  expectToPass('oxlint', '--deny-warnings', 'src/endpoints', 'gateway')
  expectToPass('prettier', '--check', 'src/endpoints', 'gateway')
})

it('passes the tests that go through all operations', () => expectToPass('vitest', 'run', ...TABLES))

it('passes the tests of the page of every operation', () =>
  expectToPass('vitest', 'run', ...PAGES, '-t', 'share-buybacks|Share buybacks'))

it('refuses a name that is taken, and what is none', () => {
  for (const name of ['share-buybacks', '../app', ''])
    expect(writeOperation(name)).toMatchObject({ status: 1, said: expect.stringContaining('Wanted: a new name') })
})
