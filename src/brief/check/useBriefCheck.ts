/** Checks a saved brief while the app is open and seen: at most every fifteen minutes, whatever tabs there are. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { pageActivity } from '../../explorer/query/pageActivity.ts'
import {
  briefChecks,
  noteBriefCheck,
  readBriefChecksAgain,
  subscribeToBriefChecks,
  type BriefCheck,
} from '../../settings/briefChecks.ts'
import { subscribeToWatchlists, watchlists } from '../../settings/watchlists.ts'
import { readBriefAddress } from '../briefAddress.ts'
import { useBriefMark } from '../useSince.ts'
import { closeBefore } from '../moments.ts'
import { countNew } from './countNew.ts'

/** Milliseconds. */
const EVERY = 15 * 60_000

/** Several briefs are checked one after the other. */
let lastCheck: Promise<unknown> = Promise.resolve()

/** `undefined` for a brief that asks for nothing, and until something is found since the moment in force. */
export function useBriefCheck(address: string): { readonly check: BriefCheck | undefined; readonly isAsking: boolean } {
  const connection = useConnection()
  const lists = useSyncExternalStore(subscribeToWatchlists, watchlists)
  const search = new URLSearchParams(address.split('?')[1])
  const { entries, tickers, since: given, faults } = readBriefAddress(search, lists[0] && `@${lists[0].name}`)
  const { name: list, marked } = useBriefMark(entries)
  const since = given ?? marked ?? closeBefore(connection.today)
  const asked = faults.length === 0 ? tickers.join(',') : ''
  const name = given === undefined ? list : `${list} since ${given}`
  const known = useSyncExternalStore(subscribeToBriefChecks, briefChecks)[name]
  const [isAsking, setAsking] = useState(false)

  useEffect(() => {
    if (asked === '') return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const look = (): void => {
      clearTimeout(timer)
      if (isOver || !pageActivity.isOpen()) return
      const now = Date.now()
      const last = readBriefChecksAgain()[name]
      // A clock that was set back keeps nothing waiting.
      const wait = last && last.at <= now ? last.at + EVERY - now : 0
      if (wait > 0) return void (timer = setTimeout(look, wait))
      // Noted before it is asked: other tabs leave it alone, and so does this page when it is drawn anew.
      noteBriefCheck(name, { at: now, since })
      setAsking(true)
      const count = (): Promise<void> =>
        countNew(connection, pageActivity, asked.split(','), since).then((found) =>
          noteBriefCheck(name, { at: now, since, found }),
        )
      lastCheck = lastCheck.then(count, count).finally(() => {
        setAsking(false)
        look()
      })
    }
    look()
    const leave = pageActivity.subscribe(look)
    return () => {
      isOver = true
      clearTimeout(timer)
      leave()
    }
  }, [connection, name, asked, since])

  return { check: known?.since === since && known.found ? known : undefined, isAsking }
}
