/** A service worker that a demo left at this origin would see and answer live requests: it goes before the first of them. */

/** Whether there was one: then the page has to be loaded again, because it is still under the worker's control. */
export async function removeStaleWorker(workers: ServiceWorkerContainer | undefined): Promise<boolean> {
  // Absent on plain http under another name than this machine's.
  const registrations = (await workers?.getRegistrations()) ?? []
  const stale = registrations.filter(({ active, waiting, installing }) =>
    [active, waiting, installing].some((worker) => worker?.scriptURL.endsWith('/mockServiceWorker.js')),
  )
  await Promise.all(stale.map((registration) => registration.unregister()))
  return stale.length > 0
}
