/** How answers are kept and asked for: nothing is asked behind the user's back, and nothing without a network. */
import { onlineManager, QueryClient } from '@tanstack/react-query'

/** The demo needs no network and never waits for one. */
export function createQueryClient(isDemo: boolean): QueryClient {
  // Left to itself it believes in a network until it hears of the loss of one.
  onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        // What waited goes on when the network is back; what is there already is not asked for again.
        refetchOnReconnect: false,
        networkMode: isDemo ? 'always' : 'online',
      },
    },
  })
}
