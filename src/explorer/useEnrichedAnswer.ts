/** The answer of an explorer page with all that its rows gain after they were sent: joined prices, what changed, computed columns. */
import { useMemo, useState } from 'react'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import { useJoin, type JoinedEndpoint } from './join/useJoin.ts'
import type { Answer } from './query/useAnswer.ts'
import { useComputedColumns } from './rows/computedColumns.ts'
import type { Compared } from './since/compareRows.ts'
import type { Slots } from './slots.ts'

export function useEnrichedAnswer(
  endpoint: AnyEndpoint,
  joined: JoinedEndpoint,
  sent: Answer<AnyEndpoint>,
  useComputed: Slots<AnyEndpoint>['useComputed'],
) {
  const isGrowing = sent.loading !== undefined && sent.isBusy
  const { store: withPrices, joining } = useJoin(joined, sent.rows?.store, sent.rows?.reply, isGrowing)
  const [compared, setCompared] = useState<Compared>()
  const store = useMemo(
    () => (withPrices && compared && compared.of === sent.rows?.store ? compared.beside(withPrices) : withPrices),
    [withPrices, compared, sent.rows?.store],
  )
  const priced = sent.rows && store ? { ...sent, rows: { ...sent.rows, store } } : sent
  return { answer: useComputedColumns(endpoint, priced, useComputed), joining, setCompared }
}
