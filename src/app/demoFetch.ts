/** The demo's way of asking, loaded only when there is no live service: MSW in development, a worker of our own in the built app. */
export async function demoFetch(): Promise<(request: Request, scenario: string | undefined) => Promise<Response>> {
  const { withScenarios } = await import('../demo/scenario.ts')
  if (import.meta.env.DEV) {
    const { startMockWorker } = await import('../demo/browser.ts')
    await startMockWorker()
    return withScenarios((request) => fetch(request))
  }
  const { createInPageFetch } = await import('../demo/inPage.ts')
  return withScenarios(createInPageFetch())
}
