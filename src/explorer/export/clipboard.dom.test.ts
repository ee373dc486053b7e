import { beforeEach, expect, it, vi } from 'vitest'
import { copyText } from './clipboard.ts'

let copied: Blob[] = []

beforeEach(() => {
  copied = []
  vi.stubGlobal(
    'ClipboardItem',
    class {
      readonly text: Promise<Blob>
      constructor({ 'text/plain': text }: { readonly 'text/plain': Promise<Blob> }) {
        this.text = text
      }
    },
  )
  const write = async ([item]: readonly { readonly text: Promise<Blob> }[]): Promise<void> => {
    const text = await item!.text.catch(() => {
      throw new DOMException('Promises to Clipboard Items were rejected', 'NotAllowedError')
    })
    copied.push(text)
  }
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } })
})

it('copies as plain text whatever the text was written as', async () => {
  await copyText(() => Promise.resolve(new Blob(['[1]'], { type: 'application/json' })))
  expect([copied[0]!.type, await copied[0]!.text()]).toEqual(['text/plain', '[1]'])
})

it('does not copy what would stop the page, and says how much it is', async () => {
  const text = new Blob([new Uint8Array(26_000_000)])
  await expect(copyText(() => Promise.resolve(text))).rejects.toThrow('26 MB are too much for the clipboard; download instead')
  expect(copied).toEqual([])
})

it('tells why a text was not written rather than that the browser did not get it', async () => {
  await expect(copyText(() => Promise.reject(new Error('out of memory')))).rejects.toThrow('out of memory')
})

it('says that there is no clipboard on a page that came over plain HTTP', async () => {
  Reflect.deleteProperty(navigator, 'clipboard')
  await expect(copyText(() => Promise.resolve(new Blob(['1'])))).rejects.toThrow(
    'the browser does not allow it here; download instead',
  )
})
