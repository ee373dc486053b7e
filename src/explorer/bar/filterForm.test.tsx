/** The whole form under the bar: a place for it from the start, and its controls once they are wanted. */
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { preferences, setPreferences } from '../../settings/preferences.ts'
import { renderPage } from '../../test/renderPage.tsx'
import { useServer } from '../../test/server.ts'

useServer()
beforeEach(() => setPreferences({ filterForm: 'hidden' }))

const button = (name: string): HTMLElement => within(screen.getByRole('form', { name: 'Filters' })).getByRole('button', { name })
const arrive = () => screen.findByRole('button', { name: '+ Filter' })

it('shows the whole form or not as the user had it last', async () => {
  const user = userEvent.setup()
  renderPage('/splits')
  await arrive()
  expect(screen.queryByLabelText('Tickers')).toBeNull()
  await user.click(button('Form'))
  expect(await screen.findByLabelText('Tickers')).toBeTruthy()
  expect([button('Form').getAttribute('aria-expanded'), preferences().filterForm]).toEqual(['true', 'shown'])
  await user.click(button('Form'))
  await waitFor(() => expect([screen.queryByLabelText('Tickers'), preferences().filterForm]).toEqual([null, 'hidden']))
})

it('has a place for the form before its controls are loaded, which is what its button controls', async () => {
  renderPage('/splits')
  await arrive()
  const place = document.getElementById(button('Form').getAttribute('aria-controls') ?? '')
  expect(place?.childNodes).toHaveLength(0)
})
