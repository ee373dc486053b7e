/** `npm run build:demo`, served under a path by a host that knows nothing but files; and what a build must never hold. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { addresses, ports } from '../addresses.ts'
import { builtImports } from '../budgets/builtImports.ts'
import { results, rowsArrive } from '../explorer.ts'
import { operations } from '../operations.ts'
import { expect, test } from '../page.ts'
import { staticHost } from './staticHost.ts'

const path = '/tools/explorer'
const home = `${addresses.staticHost}${path}/`
const folder = 'dist-demo'
const built = (name: string): string => readFileSync(join(folder, name), 'utf8')

// In one worker: each would build again, and listen on the same port.
test.describe.configure({ mode: 'default' })

let host: Server
test.beforeAll(async () => {
  const env = { ...process.env, BASE_PATH: `${path}/`, API_KEY: 'CANARY-of-the-build', API_BASE_URL: 'https://canary.test' }
  execFileSync('vite', ['build', '--mode', 'demo', '--logLevel', 'error'], { env })
  host = staticHost(folder, `${path}/`).listen(ports.staticHost, '127.0.0.1')
  await once(host, 'listening')
})
test.afterAll(() => {
  host.closeAllConnections()
  host.close()
})

test('the page of each operation works under a path, with no breach of the policy in the page and no request elsewhere', async ({
  page,
}) => {
  const outside: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(home)) outside.push(request.url())
  })
  await page.goto(home)
  for (const { id, title, isInviting } of operations) {
    // From here the navigation asks about nothing in particular.
    await page.getByRole('link', { name: 'Tearsheet', exact: true }).click()
    await page.getByRole('navigation', { name: 'Operations' }).getByRole('link', { name: title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveURL(new RegExp(`^${home}${id}`))
    if (isInviting) await page.getByRole('list', { name: 'Examples' }).getByRole('link').first().click()
    await rowsArrive(page)
    await expect(results(page)).toBeVisible()
  }
  await page.getByRole('link', { name: 'Connection', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connection')
  await expect(page.getByLabel('API key')).toHaveCount(0)
  expect(outside).toEqual([])
})

test('an address sent on opens the same view, although the host has no such file', async ({ page, forgive, context }) => {
  forgive(/status of 404/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${home}splits?from=2026-01-01&to=2026-11-20&v.view=table`)
  await rowsArrive(page)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${home}splits?from=2026-01-01&to=2026-11-20&v.view=table`)
})

test('the policy is the first thing in the head, and says nothing that browsers ignore there', () => {
  const head = built('index.html').split('<head>')[1]!.trimStart()
  expect(head).toMatch(/^<meta http-equiv="Content-Security-Policy" content="default-src /)
  expect(head).not.toMatch(/unsafe|frame-ancestors|<script(?!( type="module"( crossorigin)?)? src="\/tools\/explorer\/)/)
  expect(built('404.html')).toBe(built('index.html'))
  expect(JSON.parse(built('config.json'))).toEqual({ mode: 'demo' })
})

test('no script imports the entry of a worker', () => {
  const { workers, imports } = builtImports(folder, `${path}/`)
  expect([workers.length > 0, imports.length > workers.length]).toEqual([true, true])
  expect(imports.filter(([, to]) => workers.includes(to))).toEqual([])
})

test('K1 a key in the environment of the build is not in the build', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'))
  expect(files.filter((name) => built(name).includes('Tearsheet'))).not.toEqual([])
  // The engine of SQL has the word as well.
  expect(files.filter((name) => /canary[-.](of-the-build|test)/i.test(built(name)))).toEqual([])
})

test('the licences of all parts go with the build, those of the fonts too', () => {
  const licences = built('licences.txt')
  for (const part of [
    'react-dom',
    'lightweight-charts',
    'dompurify',
    '@fontsource-variable/inter',
    '@fontsource-variable/source-serif-4',
  ]) {
    expect(licences).toContain(`\n## ${part} `)
  }
  expect(JSON.parse(built('version.json'))).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/) })
})

test('K15 the build holds no map of its source', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([])
})
