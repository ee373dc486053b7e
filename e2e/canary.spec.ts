/** The watch for leaked keys itself: it has to find a key in every place it says it looks. */
import { test as base, expect } from '@playwright/test'
import { addresses, keys } from './addresses.ts'
import { leakedKeys, watchForKeys } from './canary.ts'

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
