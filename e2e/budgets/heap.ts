/** The memory of a page, with all that nobody holds collected. */
import type { Page } from '@playwright/test'

/** Megabytes in use on the script heap, workers aside. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  // What finalizers let go in one collection is gone with the next.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1_000_000
}
