/** Says that another day has begun while a page stands whose days are counted from today; goes over to it on request alone. */
import { Suspense } from 'react'
import { useConnectionState } from '../../connection/ConnectionContext.tsx'
import { dayHere } from '../../connection/dayHere.ts'
import type { IsoDay } from '../../lib/dates/days.ts'
import { useNow } from '../../ui/useNow.ts'
import { NewDayNotice } from './errorNotices.ts'

/** `isOther`: whether what is shown would be of other days on that day. */
export function useNewDay(isOther: (day: IsoDay) => boolean): boolean {
  const { connection, turnDay } = useConnectionState()
  const day = dayHere(useNow(60_000))
  return turnDay !== undefined && day !== connection.today && isOther(day)
}

const always = (): boolean => true

export const NewDay = ({ isOther = always }: { readonly isOther?: (day: IsoDay) => boolean }) =>
  useNewDay(isOther) && (
    <Suspense>
      <NewDayNotice />
    </Suspense>
  )
