/** The code of joined columns for parts that stand without it until it is there. */
import { useContext, useEffect, useState } from 'react'
import { JoinSourceContext } from './prices/JoinSource.ts'
import { fetchJoinPart, type JoinPart } from './useJoin.ts'

/** `undefined` while it is on its way, or not wanted. */
export function useJoinPart(isWanted = true): JoinPart | undefined {
  const fetchSource = useContext(JoinSourceContext)
  const [part, setPart] = useState<JoinPart>()
  useEffect(() => {
    // What cannot be loaded is told by the app as a whole (missingPart).
    if (isWanted && fetchSource) fetchJoinPart(fetchSource).then(setPart, () => undefined)
  }, [isWanted, fetchSource])
  return part
}
