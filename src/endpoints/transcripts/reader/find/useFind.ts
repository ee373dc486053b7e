/** What is searched for and which match is the current one: at once on screen, and a moment later in the address. */
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { transcripts } from '../../endpoint.ts'
import { markFrom, matchesOf, type Mark } from '../../text/find.ts'
import type { PageAddress } from '../../../../explorer/address/usePageAddress.ts'
import type { PageActs } from '../../../../explorer/address/pageActs.ts'

export interface Find {
  readonly text: string
  /** `from`: the place in the text from which on the first match is looked for. */
  readonly setText: (text: string, from: number) => void
  readonly marks: readonly Mark[]
  /** Number of the current mark, -1 where there is none. */
  readonly current: number
  readonly go: (mark: number) => void
  /** To the next mark (1) or the one before (-1), around the end. */
  readonly step: (by: 1 | -1) => void
  /** New with every wish to be led to the current mark. */
  readonly wish: object
}

interface State {
  readonly text: string
  /** The mark that was chosen; -1 for the first after `from`. */
  readonly chosen: number
  readonly from: number
}

/** Milliseconds without typing after which the address follows: browsers refuse an address for every letter. */
const PAUSE = 250

export function useFind(
  address: PageAddress<typeof transcripts>,
  acts: PageActs<typeof transcripts>,
  folded: string,
  changes: readonly Mark[] | undefined,
): Find {
  const { search, hash, key } = useLocation()
  const isBackOrForward = useNavigationType() === 'POP'
  const hit = Number(address.ownView('v.hit') ?? 0)
  const asked: State = { text: address.ownView('v.find') ?? '', chosen: Number.isInteger(hit) && hit > 0 ? hit - 1 : -1, from: 0 }
  const [state, setState] = useState(asked)
  const [seen, setSeen] = useState(key)
  if (key !== seen) {
    setSeen(key)
    if (isBackOrForward) setState(asked)
  }

  const text = useDeferredValue(state.text)
  const matches = useMemo(() => matchesOf(folded, text), [folded, text])
  const marks = changes ?? matches
  const chosen = Math.min(state.chosen, marks.length - 1)
  const first = markFrom(marks, state.from)
  const current = marks.length === 0 || (changes && chosen < 0) ? -1 : chosen >= 0 ? chosen : first % marks.length

  const follow = useEffectEvent(() => {
    // A step to another address is under way and not drawn yet: to write now would take it back. It comes here again.
    if (window.location.search !== search || window.location.hash !== hash) return
    const wanted = {
      'v.find': state.text || undefined,
      'v.hit': state.chosen < 0 ? undefined : String(state.chosen + 1),
    } as const
    if (wanted['v.find'] === address.ownView('v.find') && wanted['v.hit'] === address.ownView('v.hit')) return
    acts.setOwnView(wanted, { replace: true, hash })
  })
  useEffect(() => {
    const timer = setTimeout(() => follow(), PAUSE)
    return () => clearTimeout(timer)
  }, [state, key])

  const go = (mark: number): void => setState({ ...state, chosen: mark })
  return {
    text: state.text,
    setText: (next, from) => setState({ text: next, chosen: -1, from: state.text === '' ? from : state.from }),
    marks,
    current,
    go,
    step: (by) =>
      marks.length > 0 && go(current < 0 ? (by > 0 ? 0 : marks.length - 1) : (current + by + marks.length) % marks.length),
    wish: state,
  }
}
