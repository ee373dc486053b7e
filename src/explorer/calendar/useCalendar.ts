/** An operation as its calendar asks it: where the address fixes no days, those in sight, and as many rows at once as there are. */
import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import type { IsoDay } from '../../lib/dates/days.ts'
import { fetchDays } from './CalendarResults.tsx'
import { CALENDAR_VIEWS, hasFixedDays, shownOf, type CalendarView, type FixedDays, type PageView } from './days/period.ts'

/** The view of an address, `first` where it names none. */
export const viewOf = (name: string | undefined | null, first: CalendarView): PageView =>
  name === 'table' ? name : (CALENDAR_VIEWS.find((view) => view === name) ?? first)

/** The table asks as every table does: for what the filter says alone. */
export function askedBy<E extends AnyEndpoint>(endpoint: E, view: PageView, start: IsoDay | undefined): E {
  if (view === 'table') return endpoint
  const { limit } = endpoint.params
  return {
    ...endpoint,
    params: { ...endpoint.params, limit: { ...limit, initial: limit.range.most } },
    noDays: 'In view',
    dayDefaults(fixed: FixedDays, today: IsoDay) {
      if (hasFixedDays(fixed)) return {}
      const { first, last } = shownOf(view, fixed, start, today).period
      return { from: first, to: last }
    },
  }
}

/** `load` fetches what the calendar needs of the operation, while the rows are on their way. */
export function useCalendar<E extends AnyEndpoint>(endpoint: E, first: CalendarView, load: () => unknown) {
  const search = new URLSearchParams(useLocation().search)
  const view = viewOf(search.get('v.view'), first)
  const start = search.get('v.start') ?? undefined
  useEffect(() => {
    if (view === 'table') return
    fetchDays()
    load()
  }, [view, load])
  return { view, endpoint: useMemo(() => askedBy(endpoint, view, start), [endpoint, view, start]) }
}
