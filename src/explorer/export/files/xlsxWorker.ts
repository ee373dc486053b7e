/** Writes `.xlsx` away from the page. */
import type { Line, SheetColumn } from './workbook.ts'
import { workbook } from './workbook.ts'

const columns: SheetColumn[] = []

self.addEventListener('message', ({ data }: MessageEvent<SheetColumn | { readonly about: readonly Line[] }>) => {
  if ('title' in data) {
    columns.push(data)
    return
  }
  void workbook(columns, data.about).then(
    (file) => self.postMessage(file, { transfer: [file] }),
    // Thrown outside the promise, so that the page hears of it.
    (reason: unknown) => reportError(reason),
  )
})
