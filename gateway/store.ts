/** What several gateways keep together: Valkey or Redis at `VALKEY_URL`. */
import { Redis } from 'ioredis'

export type Store = Redis

/**
 * Connects by itself, again and again. Whoever asks while there is no connection is refused at once and goes on with what is its
 * own; `say` is told once when that begins and once when it is over.
 */
export function openStore(url: string, say: (line: string) => void): Store {
  const store = new Redis(url.replace(/^valkey/, 'redis'), {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    // A store that hangs must not hold up what the service would answer.
    commandTimeout: 250,
    retryStrategy: (times) => Math.min(times * 100, 2000),
  })
  let isLost = false
  // The address is not told: it may hold a password.
  store.on('error', () => {
    if (!isLost) say('The store at VALKEY_URL cannot be reached: rates and answers are this gateway’s own until it is.')
    isLost = true
  })
  store.on('ready', () => {
    if (isLost) say('The store at VALKEY_URL is reached again.')
    isLost = false
  })
  return store
}
