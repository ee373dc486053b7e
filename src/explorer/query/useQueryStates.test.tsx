/** How often a component is drawn for the queries it reads, and what it reads meanwhile. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { useQueryStates } from './useQueryStates.ts'

function show(answerOf: (name: string) => Promise<string>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  let drawings = 0
  const queriesOf = (names: readonly string[]) =>
    names.map((name) => ({ queryKey: [name], queryFn: () => answerOf(name), staleTime: Infinity }))
  const hook = renderHook(
    ({ queries }) => {
      drawings += 1
      return useQueryStates<string>(queries)
    },
    {
      initialProps: { queries: queriesOf([]) },
      wrapper: ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    },
  )
  return {
    read: () => hook.result.current,
    ask: (...names: string[]) => hook.rerender({ queries: queriesOf(names) }),
    drawings: () => drawings,
  }
}

it('draws once for an answer, and not for the request before it', async () => {
  let answer: (text: string) => void = () => undefined
  const { read, ask, drawings } = show(() => new Promise((resolve) => (answer = resolve)))
  expect(read()).toEqual([])
  ask('HALO')
  const before = drawings()
  expect(read()).toEqual([undefined])
  answer('Halo Industries')
  await waitFor(() => expect(read()).toMatchObject([{ status: 'success', data: 'Halo Industries' }]))
  expect(drawings()).toBe(before + 1)
})

it('says at once what was answered before, which is not asked again', async () => {
  const asked: string[] = []
  const { read, ask } = show((name) => (asked.push(name), Promise.resolve(`${name} Inc.`)))
  ask('HALO')
  await waitFor(() => expect(read()).toMatchObject([{ data: 'HALO Inc.' }]))
  ask('HALO', 'QNTR')
  expect(read()[0]).toMatchObject({ data: 'HALO Inc.' })
  await waitFor(() => expect(read()).toMatchObject([{ data: 'HALO Inc.' }, { data: 'QNTR Inc.' }]))
  expect(asked).toEqual(['HALO', 'QNTR'])
})

it('says which of them failed', async () => {
  const { read, ask } = show((name) => (name === 'HALO' ? Promise.reject(new Error('no plan')) : Promise.resolve(name)))
  ask('HALO', 'QNTR')
  await waitFor(() => expect(read().map((state) => state?.status)).toEqual(['error', 'success']))
})
