/** What is found from rows: at once where they are few, in slices while the page is idle where they are many, and what was found before until then. */
import { useEffect, useMemo, useState } from 'react'
import { atOnce, inIdleSlices, type Steps } from '../lib/inSlices.ts'

interface Found<Rows, Result> {
  readonly rows: Rows
  readonly result: Result
}

/** `rows` is the same object for as long as they are the same rows; nothing is found yet where these are the first and many. */
export function useSliced<Rows extends object, Result>(rows: Rows, isMany: boolean, stepsOf: (rows: Rows) => Steps<Result>) {
  const [found, setFound] = useState<Found<Rows, Result>>()
  const now = useMemo(() => (isMany ? undefined : { rows, result: atOnce(stepsOf(rows)) }), [rows, isMany, stepsOf])
  if (now && found?.rows !== rows) setFound(now)
  useEffect(() => {
    if (!isMany) return
    let isOver = false
    const find = async (): Promise<void> => {
      const result = await inIdleSlices(stepsOf(rows), () => isOver)
      if (result !== undefined && !isOver) setFound({ rows, result })
    }
    void find()
    return () => void (isOver = true)
  }, [rows, isMany, stepsOf])
  const shown = now ?? found
  return { result: shown?.result, isStale: shown !== undefined && shown.rows !== rows }
}
