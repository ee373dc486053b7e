/** When the targets of a company are measured, beside its page instead of within a drawing, and where a fault in that goes. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { Failure } from '../../api/client/failure.ts'
import { ConnectionContext } from '../../connection/ConnectionContext.tsx'
import { connectionTo } from '../../test/connection.ts'
import { readCompanyAddress } from '../companyAddress.ts'
import { FRIDAY, prices, ratings, splits, TARGETS } from './testing.ts'
import { useTargetStudy } from './useTargetStudy.ts'

/** So that nothing is asked from before these days. */
const refused = { failure: new Failure('not-entitled') }
const others = [prices, splits].map((answer) => ({ ...answer, ...refused }))

const connection = { ...connectionTo({}), today: FRIDAY }
const addressOf = (days: string) => readCompanyAddress('HALO', new URLSearchParams(days), FRIDAY)
const WEEK = 'from=2026-01-05&to=2026-01-31'

/** Keeps what was thrown while it was drawn. */
class Catching extends Component<{ readonly faults: unknown[]; readonly children: ReactNode }> {
  override state = { hasFault: false }
  static getDerivedStateFromError = () => ({ hasFault: true })
  override componentDidCatch(fault: unknown): void {
    this.props.faults.push(fault)
  }
  override render(): ReactNode {
    return this.state.hasFault ? null : this.props.children
  }
}

function show(first = ratings(TARGETS, refused)) {
  const faults: unknown[] = []
  const answers = [first, ...others]
  const client = new QueryClient()
  const hook = renderHook(({ days }) => useTargetStudy(answers, addressOf(days), () => undefined).study, {
    initialProps: { days: WEEK },
    wrapper: ({ children }) => (
      <Catching faults={faults}>
        <QueryClientProvider client={client}>
          <ConnectionContext value={{ connection, isDirectAllowed: true, useKey: () => undefined }}>{children}</ConnectionContext>
        </QueryClientProvider>
      </Catching>
    ),
  })
  return { ...hook, faults }
}

it('says that it waits until they are measured, and again for other days', async () => {
  const { result, rerender } = show()
  expect(result.current).toBe('waiting')
  await waitFor(() => expect(result.current).toMatchObject({ figure: { text: '65.00' }, basis: { from: '2026-01-05' } }))
  rerender({ days: 'from=2026-01-06&to=2026-01-31' })
  expect(result.current).toBe('waiting')
  await waitFor(() => expect(result.current).toMatchObject({ basis: { from: '2026-01-06' } }))
})

it('hands a fault in measuring to the boundary around the page', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined)
  const fault = new TypeError('A fault of ours')
  const { faults } = show({
    ...ratings(TARGETS, refused),
    get targets(): never {
      throw fault
    },
  })
  await waitFor(() => expect(faults).toEqual([fault]))
  vi.mocked(console.error).mockClear()
})
