/** The filters of an explorer page as tests reach them: the whole form open from the start, or one control opened as a user does. */
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, vi } from 'vitest'
import { fetchFilterControls } from '../explorer/bar/filterControls.ts'
import { setPreferences } from '../settings/preferences.ts'

/** Every field is in the page with the page. */
export function useOpenForm(): void {
  beforeEach(async () => {
    setPreferences({ filterForm: 'shown' })
    fetchFilterControls()
    await vi.dynamicImportSettled()
  })
}

const bar = (): HTMLElement => screen.getByRole('form', { name: 'Filters' })

/** The chip of a filter in force, by its label. */
export const chip = (label: string): HTMLElement =>
  within(bar()).getByRole('button', { name: (name) => name === label || name.startsWith(`${label} `) })

/** Presses the chip of a filter, or else "+ Filter" and its name there; gives what opens. */
export async function openFilter(user: UserEvent, label: string): Promise<HTMLElement> {
  const own = within(bar()).queryByRole('button', { name: (name) => name.startsWith(`${label} `) })
  await user.click(own ?? within(bar()).getByRole('button', { name: '+ Filter' }))
  if (!own) await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: label }))
  return screen.findByRole('dialog', { name: `${label} filter` })
}

const field = (label: string): HTMLInputElement => screen.getByLabelText(label)

/** The chips of a ticker field. */
export const chipsOf = (control: HTMLElement): readonly string[] =>
  control.role === 'combobox'
    ? within(control.parentElement!)
        .queryAllByRole('button', { name: /^Remove / })
        .map((button) => button.ariaLabel!.replace('Remove ', ''))
    : []

/** What the control of a filter holds: of a ticker field its chips and what is typed after them. */
export const textOf = (label: string): string => [...chipsOf(field(label)), field(label).value].filter(Boolean).join(',')

/** Types a text in the place of what the control holds. */
export async function fill(user: UserEvent, label: string, text: string): Promise<void> {
  await user.click(field(label))
  await user.clear(field(label))
  for (const _ of chipsOf(field(label))) await user.keyboard('{Backspace}')
  if (text !== '') await user.type(field(label), text)
}
