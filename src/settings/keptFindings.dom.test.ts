/** Findings about services as this browser keeps them: joined, bounded, apart by service, and forgotten with a way back. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { UNKNOWN } from './testing.ts'

/** Each test begins as a page does: nothing in memory, only what is in storage. */
const freshPage = async () => {
  vi.resetModules()
  return import('./keptFindings.ts')
}
const NOW = 1_795_000_000

beforeEach(() => localStorage.clear())

describe('findings', () => {
  it('are one for each field and kind, with the first and the last time, the answers, and a few values', async () => {
    const { noteFindings } = await freshPage()
    noteFindings('service.test', 'splits', [UNKNOWN], NOW)
    noteFindings('service.test', 'splits', [{ ...UNKNOWN, examples: ['text', 'wild'] }], NOW + 60)
    noteFindings('service.test', 'news', [UNKNOWN], NOW + 30)
    const { keptFindings } = await freshPage()
    const kept = { kind: 'unknown-field', subject: 'mood', asked: '' }
    expect(keptFindings()).toEqual({
      'service.test': [
        { ...kept, endpoint: 'splits', examples: ['text', 'calm', 'wild'], answers: 2, first: NOW, last: NOW + 60 },
        { ...kept, endpoint: 'news', examples: ['text', 'calm'], answers: 1, first: NOW + 30, last: NOW + 30 },
      ],
    })
  })

  it('are nothing in the storage where an answer showed nothing', async () => {
    const { noteFindings } = await freshPage()
    noteFindings('service.test', 'splits', [], NOW)
    expect(localStorage.length).toBe(0)
  })

  it('stay few and short: the oldest go, of one service and of many', async () => {
    const { noteFindings, keptFindings } = await freshPage()
    const many = Array.from({ length: 250 }, (_, at) => ({ ...UNKNOWN, subject: `field${at}` }))
    many.forEach((finding, at) => noteFindings('one.test', 'splits', [finding], NOW + at))
    expect(keptFindings()['one.test']).toHaveLength(200)
    expect(keptFindings()['one.test']?.at(-1)?.subject).toBe('field50')
    for (let at = 0; at < 12; at += 1) noteFindings(`s${at}.test`, 'splits', [UNKNOWN], NOW + 1000 + at)
    expect(Object.keys(keptFindings())).toHaveLength(10)
    expect(Object.keys(keptFindings())).not.toContain('one.test')
    const long = { ...UNKNOWN, kind: 'filter-ignored', asked: 'A,'.repeat(500), examples: ['x'.repeat(500)] } as const
    noteFindings('long.test', 'splits', [long], NOW + 2000)
    expect(JSON.stringify(keptFindings()['long.test']).length).toBeLessThan(400)
  })

  it('are forgotten for one service, and come back with what was found since', async () => {
    const { noteFindings, keptFindings, forgetFindings } = await freshPage()
    noteFindings('one.test', 'splits', [UNKNOWN], NOW)
    noteFindings('two.test', 'splits', [UNKNOWN], NOW)
    const undo = forgetFindings('one.test')
    expect(Object.keys(keptFindings())).toEqual(['two.test'])
    noteFindings('one.test', 'splits', [UNKNOWN], NOW + 60)
    undo()
    expect(keptFindings()['one.test']).toMatchObject([{ answers: 2, first: NOW, last: NOW + 60 }])
  })
})
