/** What the service says of a filter stands beside it (F2, F17), whichever way it names the filter. */
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { status } from '../../test/faults/brokenAnswers.ts'
import { askB } from '../../test/faults/brokenService.tsx'
import { fill, useOpenForm } from '../../test/filterForm.ts'

useOpenForm()

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const saidBeside = (label: string): string => document.getElementById(field(label).getAttribute('aria-describedby')!)!.textContent

describe('a filter that the service names', () => {
  it.each<[string, number, unknown, Readonly<Record<string, string>>]>([
    ['F2 in running text', 400, { detail: 'date_from is no trading day' }, { From: 'date_from is no trading day' }],
    ['F2 as one parameter', 400, { parameter: 'parameters[date_from]', message: 'too early' }, { From: 'too early' }],
    ['F2 before a colon', 400, { errors: ['tickers: unknown'] }, { Tickers: 'unknown' }],
    [
      'F2 in a problem of RFC 9457',
      400,
      { title: 'Bad', errors: [{ detail: 'too early', pointer: '#/query/date_from' }] },
      { From: 'too early' },
    ],
    [
      'F2 by its old name',
      400,
      { type: 'x', 'invalid-params': [{ name: 'pagesize', reason: 'at most 500' }] },
      { 'Rows per page': 'at most 500' },
    ],
    [
      'F17 in a list with places',
      422,
      {
        detail: [
          { loc: ['query', 'date_from'], msg: 'too early' },
          { loc: ['query', 'date_to'], msg: 'too late' },
        ],
      },
      { From: 'too early', To: 'too late' },
    ],
    ['F17 in a map', 422, { errors: { tickers: ['unknown', 'and more'] } }, { Tickers: 'unknown' }],
    ['F17 by its source', 422, { errors: [{ source: { parameter: 'tickers' }, detail: 'unknown' }] }, { Tickers: 'unknown' }],
  ])('%s has the words beside it, and the way to the filters leads there', async (_, code, answer, wanted) => {
    const { asked } = await askB([status(code, {}, answer)])
    const alert = await screen.findByRole('alert')
    const labels = Object.keys(wanted)
    expect(alert.textContent).toContain('The service rejected these filters.')
    expect(alert.textContent).toContain(`What it says stands beside ${labels.join(' and ')}.`)
    expect(alert.textContent).not.toContain('It says:')
    for (const [label, words] of Object.entries(wanted)) {
      expect(field(label).getAttribute('aria-invalid')).toBe('true')
      expect(saidBeside(label)).toBe(`The service says: “${words}” `)
    }
    await userEvent.setup().click(within(alert).getByRole('button', { name: 'Go to the filters' }))
    expect(document.activeElement).toBe(field(labels[0]!))
    expect(screen.getByText('First')).toBeTruthy()
    expect(asked()).toBe(1)
  })

  it('F2 is free of them once it is edited, and what is written instead is asked for', async () => {
    const user = userEvent.setup()
    const { address } = await askB([status(400, {}, { errors: ['tickers: unknown'] })])
    await screen.findByRole('alert')
    await fill(user, 'Tickers', 'A')
    expect(field('Tickers').getAttribute('aria-invalid')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(address()).toBe('/splits?tickers=A')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('F17 that this operation does not have leaves the words in the notice, as does a word of the language', async () => {
    await askB([status(422, {}, { errors: ['date of the page: unknown', { field: 'colour', message: 'no' }] })])
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('It says: “date of the page: unknown')
    expect(document.querySelector('[aria-invalid]')).toBeNull()
  })
})
