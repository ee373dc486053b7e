/** The engine of SQL in the browser: what may compile WebAssembly, that it reaches nothing, that it can be stopped, and what is left when it ends. */
import { expect, test, type Page } from '../page.ts'

const worksheet = (sql: string, ...from: readonly string[]): string =>
  `/sql?${new URLSearchParams([...from.map((one): [string, string] => ['from', one]), ['sql', sql]])}`

const result = (page: Page) => page.getByRole('region', { name: 'Result' })

async function run(page: Page, sql: string): Promise<void> {
  const editor = page.getByRole('textbox', { name: 'SQL' })
  await editor.press('ControlOrMeta+a')
  await editor.pressSequentially(sql)
  await editor.press('ControlOrMeta+Enter')
}

test('the worker’s script alone may compile WebAssembly', async ({ page, context }) => {
  const policies = new Map<string, string>()
  context.on('response', (response) => {
    policies.set(new URL(response.url()).pathname, response.headers()['content-security-policy'] ?? '')
  })
  await page.goto(worksheet('select 42 as answer'))
  await expect(result(page).getByRole('gridcell', { name: '42', exact: true })).toBeVisible()
  const allowed = [...policies].filter(([, policy]) => policy.includes('unsafe'))
  expect(allowed.map(([path]) => path)).toEqual([expect.stringMatching(/^\/assets\/duckdb-browser-eh\.worker-[\w-]+\.js$/)])
})

test('no statement reaches another host or a file', async ({ page, context }) => {
  await page.goto(worksheet('select 1 as one'))
  await expect(result(page)).toBeVisible()
  const asked: string[] = []
  context.on('request', (request) => {
    // Parts of the app are fetched ahead meanwhile, and a browser with windows asks for the page's icon.
    if (!/^\/(?:assets\/|favicon\.svg$)/.test(new URL(request.url()).pathname)) asked.push(request.url())
  })
  for (const sql of [
    "select * from 'https://example.test/a.csv'",
    "select * from read_csv('https://example.test/a.csv')",
    "select * from read_text('/etc/passwd')",
    "copy (select 1) to 'x.csv'",
    "attach 'https://example.test/x.db'",
    'load httpfs',
  ]) {
    await run(page, sql)
    await expect(page.getByRole('alert')).toContainText(/cannot be read here|needs an extension/)
    await run(page, 'select 1 as one')
    await expect(result(page)).toContainText('1 row in')
  }
  // It says that it did, and has nothing to do it with.
  await run(page, 'install httpfs')
  await expect(result(page)).not.toContainText('1 row in')
  expect(asked).toEqual([])
})

test('a statement that would take for ever is stopped, and the next one runs', async ({ page }) => {
  await page.goto(worksheet('select count(*) from range(100000000000) a, range(1000) b'))
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByText('Stopped.')).toBeVisible()
  await run(page, 'select 42 as answer')
  await expect(result(page).getByRole('gridcell', { name: '42', exact: true })).toBeVisible()
})

test('a statement that needs too much memory ends, and the tables are there again', async ({ page }) => {
  await page.goto(worksheet("create table big as select repeat('x', 1000) || range from range(100000000)", '/splits?limit=5'))
  await expect(page.getByRole('alert')).toContainText('more memory than it may have', { timeout: 60_000 })
  await page.getByRole('button', { name: 'Start the engine again' }).click()
  await expect(page.getByRole('alert')).toContainText('more memory than it may have', { timeout: 60_000 })
  await run(page, 'select count(*) as n from splits')
  await expect(result(page).getByRole('gridcell', { name: '5', exact: true })).toBeVisible()
})
