/** The watch for leaked keys itself: it has to find a key in every place it says it looks. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { addresses, keys } from '../addresses.ts'
import { alert } from '../explorer.ts'
import { test } from '../page.ts'
import { leakedKeys, watchForKeys } from './canary.ts'
import { leftKeys } from './leftKeys.ts'

const key = keys.wrongKey

const leaks: Readonly<Record<string, (key: string) => unknown>> = {
  address: (text) => history.replaceState(null, '', `/about?x=${text}`),
  history: (text) => history.replaceState({ text }, ''),
  'window name': (text) => (window.name = text),
  'local storage': (text) => localStorage.setItem('a', text),
  'session storage': (text) => sessionStorage.setItem('a', text),
  'indexed database': (text) =>
    new Promise((resolve) => {
      const opening = indexedDB.open('kept', 1)
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('all').put({ text }, 1))
      opening.addEventListener('success', () => {
        opening.result.close()
        resolve(undefined)
      })
    }),
  cache: async (text) => (await caches.open('kept')).put(`/${text}`, new Response('')),
  cookie: (text) => (document.cookie = `a=${text}`),
  document: (text) => document.body.setAttribute('data-a', text),
  field: (text) => {
    const field = document.body.appendChild(document.createElement('textarea'))
    field.value = text
  },
  console: (text) => console.log(text),
  request: (text) => fetch(`/healthz?a=${text}`),
  'request header': (text) => fetch('/healthz', { headers: { 'x-a': text } }),
  timing: (text) => performance.mark(text),
}

for (const [place, leak] of Object.entries(leaks)) {
  base(`finds a key in: ${place}`, async ({ context }) => {
    const findKeys = await watchForKeys(context)
    const page = await context.newPage()
    await page.goto(`${addresses.demo}/about`)
    expect(await findKeys()).toEqual([])
    await page.evaluate(leak, key)
    expect(await findKeys()).toContain(`the key ${key} in: ${place}`)
  })
}

base('finds a key that was copied, and one in an export', async ({ context }) => {
  await context.grantPermissions(['clipboard-write'])
  const findKeys = await watchForKeys(context)
  const page = await context.newPage()
  await page.goto(`${addresses.demo}/about`)
  await page.evaluate((text) => navigator.clipboard.writeText(text), key)
  expect(await findKeys()).toEqual([`the key ${key} in: console`])
  const downloaded = page.waitForEvent('download')
  await page.evaluate((text) => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text]))
    link.download = 'rows.csv'
    link.click()
  }, key)
  await downloaded
  expect(await findKeys()).toContain(`the key ${key} in: export rows.csv`)
})

base('knows a key in base64', () => {
  expect(leakedKeys(`Basic ${btoa(key)}`)).toEqual([key])
  expect(leakedKeys('nothing of the kind')).toEqual([])
})

const repeated = { KEYOK: 200, KEYBAD: 400, KEYPLAN: 403, KEYBUSY: 429, KEYBROKEN: 500 }
for (const [ticker, status] of Object.entries(repeated)) {
  test(`a ${status} in which the service repeats the key comes without it`, async ({ page, forgive }) => {
    forgive(/Failed to load resource/)
    await page.goto(`${addresses.faulty}/splits?tickers=${ticker}`)
    await expect(alert(page)).toBeVisible()
    await expect(page.getByRole('main')).toContainText('The key $API_KEY ($API_KEY) is not known.')
    const answer = await page.evaluate(async (address) => {
      const response = await fetch(address)
      return { status: response.status, headers: JSON.stringify([...response.headers]), body: await response.text() }
    }, `/api/v2.1/calendar/splits?parameters[tickers]=${ticker}`)
    expect(answer).toMatchObject({ status, body: '{"errors":["The key $API_KEY ($API_KEY) is not known."]}' })
    expect(leakedKeys(answer.headers)).toEqual([])
  })
}

base('K19 finds a key that tests or a build left in a file, and a header with any key', () => {
  const root = mkdtempSync(join(tmpdir(), 'left-'))
  mkdirSync(join(root, 'test-results', 'browser'), { recursive: true })
  mkdirSync(join(root, 'dist'))
  const files = {
    'test-results/browser/trace.har': `{"name":"x","value":"${keys.live}"}`,
    'test-results/log.txt': 'Authorization: token 5f3c9e1d2b7a4c60',
    'test-results/fine.txt': 'Authorization: token $API_KEY',
    'dist/index.js': `const key = "${keys.wrongKey}"`,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  const left = leftKeys(root).map((line) => line.slice(root.length + 1).split(':')[0])
  rmSync(root, { recursive: true })
  expect(left.toSorted()).toEqual(['dist/index.js', 'test-results/browser/trace.har', 'test-results/log.txt'])
})
