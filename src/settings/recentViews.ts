/** Views that were looked at lately: their addresses and nothing else, in this browser alone. */
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import { LONGEST_LINK } from '../lib/addressLength.ts'
import { isViewAddress } from './viewAddress.ts'
import { createPersistedStore } from './persistedStore.ts'

const MOST = 30

const isView = (address: unknown): address is string => isViewAddress(address, LONGEST_LINK)

const recent = createPersistedStore<readonly string[]>('recent', {
  title: 'Recent views',
  read: (kept) => (Array.isArray(kept) ? kept.filter(isView).slice(0, MOST) : []),
  write: (addresses) => addresses,
})

export const recentViews = recent.value
export const subscribeToRecentViews = recent.subscribe

/** What is asked, without page, layout and open record: another look at it is no other view. */
function askedBy(address: string): string {
  const [path = '', query] = address.split('?')
  const asked = [...new URLSearchParams(query)].filter(([name]) => name !== 'page' && !name.startsWith('v.'))
  return `${path}?${new URLSearchParams(asked)}`
}

/** Remembers a company, and the view of an operation that asks for something; its bare page is in every menu. */
export function rememberView(endpoints: readonly AnyEndpoint[], address: string): void {
  const isOfOperation = endpoints.some(({ id }) => address.startsWith(`/${id}?`))
  const asked = askedBy(address)
  const isWorthIt = (isOfOperation && !asked.endsWith('?')) || address.startsWith('/company/')
  if (!isWorthIt || !isView(address)) return
  recent.update((views) =>
    views[0] === address ? views : [address, ...views.filter((other) => askedBy(other) !== asked)].slice(0, MOST),
  )
}

/** Gives the way back, on which what was looked at since stays in front. */
export function forgetRecentViews(): () => void {
  const before = recent.readAgain()
  recent.update(() => [])
  return () =>
    recent.update((since) => {
      const asked = new Set(since.map(askedBy))
      return [...since, ...before.filter((address) => !asked.has(askedBy(address)))].slice(0, MOST)
    })
}
