/** In place of the app, when the server does not say whether this is the demo or live: nothing is assumed. */
export const StartFailure = ({ reason }: { reason: unknown }) => (
  <main className="start-failure" role="alert">
    <h1>Tearsheet could not start</h1>
    <p>{reason instanceof Error ? reason.message : String(reason)}</p>
    <p>The server that serves this page has to answer config.json with the mode, demo or live.</p>
  </main>
)
