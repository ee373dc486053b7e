/** The price targets in the range, with those from before it where they are asked for, measured in slices once their answers are there. */
import { startTransition, useEffect, useState } from 'react'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { inSlices } from '../../lib/inSlices.ts'
import { yieldToMain } from '../../lib/yieldToMain.ts'
import { EARLIER, type CompanyAddress, type Range } from '../companyAddress.ts'
import type { Answer } from '../useAnswers.ts'
import { targetStudySteps, type TargetStudy } from './targetStudy.ts'
import { useEarlierAnswers } from './useEarlierAnswers.ts'

interface Measured {
  readonly range: Range
  readonly study: TargetStudy | 'waiting' | undefined
}

const isSame = (a: Range, b: Range): boolean => a.from === b.from && a.to === b.to

/** `waiting` until ratings, prices and splits have answered; `undefined` where there is no target. */
export function useTargetStudy(
  answers: readonly Answer[],
  address: CompanyAddress,
  onChange: (changes: Readonly<Record<string, string>>, replace: boolean) => void,
) {
  const { today } = useConnection()
  const earlier = useEarlierAnswers(answers, address, () => onChange({ [EARLIER]: 'asked' }, true))
  const { from, to } = address.range
  // Another list with each drawing.
  const told = earlier.answers.map(({ state, reply }) => `${state} ${reply?.logEntry.startedAt}`).join()
  const [measured, setMeasured] = useState<Measured>({ range: address.range, study: 'waiting' })
  useEffect(() => {
    let isOver = false
    const range = { from, to }
    const take = (next: (last: Measured) => Measured): void => {
      if (!isOver) startTransition(() => setMeasured(next))
    }
    const measure = async () => {
      // The task that drew the answers is long enough.
      await yieldToMain()
      return isOver ? undefined : inSlices(targetStudySteps(answers, earlier, range, today), () => isOver)
    }
    measure().then(
      (study) => take((last) => (last.study === study && isSame(last.range, range) ? last : { range, study })),
      // For the boundary around the page.
      (reason: unknown) =>
        take(() => {
          throw reason
        }),
    )
    return () => {
      isOver = true
    }
    // oxlint-disable-next-line exhaustive-deps -- what is told of them holds all of the earlier answers that the study depends on
  }, [answers, told, from, to, today])
  // That of other days is not shown as that of these.
  const study = isSame(address.range, measured.range) ? measured.study : 'waiting'
  return { earlier, study, consensus: study === 'waiting' ? study : study?.figure }
}
