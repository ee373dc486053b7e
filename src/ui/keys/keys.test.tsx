/** The registry of keys: who gets a key, when none does, and what the list of live bindings says. */
import { fireEvent, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { liveBindings, type Binding, type Scope } from './keys.ts'
import { setPreferences } from '../../settings/preferences.ts'
import { useKeys } from './useKeys.ts'
import { useOpenForm } from '../../test/filterForm.ts'

useOpenForm()

function Keys({ scope, bindings }: { scope: Scope; bindings: readonly Binding[] }) {
  useKeys(scope, bindings)
  return null
}

const press = (key: string, given: KeyboardEventInit = {}, target: Element = document.body): boolean =>
  !fireEvent.keyDown(target, { key, ...given })

beforeEach(() => setPreferences({ singleKeys: 'on' }))

describe('keys', () => {
  it('are live as soon as the page is drawn', () => {
    const run = vi.fn<() => void>()
    function PressedAtOnce() {
      useLayoutEffect(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true })), [])
      return null
    }
    render(
      <>
        <Keys scope="page" bindings={[{ keys: 'j', words: 'Next', run }]} />
        <PressedAtOnce />
      </>,
    )
    expect(run).toHaveBeenCalledOnce()
  })

  it('belong to the part before the page, and to the page before everywhere', () => {
    const runs: string[] = []
    const binding = (name: string): Binding[] => [{ keys: 'j', words: name, run: () => runs.push(name) }]
    const shown = (scopes: readonly Scope[]) => (
      <>
        {scopes.map((scope) => (
          <Keys key={scope} scope={scope} bindings={binding(scope)} />
        ))}
      </>
    )
    const { rerender } = render(shown(['part', 'page', 'everywhere']))
    press('j')
    expect(liveBindings().map(({ words }) => words)).toEqual(['part'])
    rerender(shown(['page', 'everywhere']))
    press('j')
    rerender(shown(['everywhere']))
    press('j')
    rerender(shown([]))
    expect(press('j')).toBe(false)
    expect(runs).toEqual(['part', 'page', 'everywhere'])
    expect(liveBindings()).toEqual([])
  })

  it('of two follow each other, soon and without another between them', () => {
    const run = vi.fn<() => void>()
    render(<Keys scope="everywhere" bindings={[{ keys: 'g s', words: 'Splits', run }]} />)
    const pressAt = (key: string, timeStamp: number): void => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true })
      Object.defineProperty(event, 'timeStamp', { value: timeStamp })
      document.body.dispatchEvent(event)
    }
    pressAt('s', 0)
    pressAt('g', 10)
    pressAt('x', 20)
    pressAt('s', 30)
    pressAt('g', 100)
    pressAt('s', 5000)
    expect(run).not.toHaveBeenCalled()
    pressAt('g', 6000)
    pressAt('Shift', 6010)
    pressAt('s', 6020)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('that do not go on from the key before mean what they always do', () => {
    const runs: string[] = []
    const keys = ['g s', 'Ctrl+k', 'Escape', '?', '/', 'j']
    render(<Keys scope="everywhere" bindings={keys.map((one) => ({ keys: one, words: one, run: () => runs.push(one) }))} />)
    press('g')
    press('Control', { ctrlKey: true })
    expect(press('k', { ctrlKey: true })).toBe(true)
    press('g')
    press('Meta', { metaKey: true })
    press('k', { metaKey: true })
    press('g')
    press('Escape')
    press('g')
    press('Shift', { shiftKey: true })
    press('?', { shiftKey: true })
    press('g')
    press('/')
    press('g')
    press('j')
    expect(runs).toEqual(['Ctrl+k', 'Ctrl+k', 'Escape', '?', '/', 'j'])
    press('s')
    press('g')
    press('g')
    press('s')
    expect(runs.slice(6)).toEqual(['g s'])
  })

  it('of two do not wait beyond a key that something else took', () => {
    const run = vi.fn<() => void>()
    render(
      <>
        <Keys scope="everywhere" bindings={[{ keys: 'g s', words: 'Splits', run }]} />
        <input aria-label="Field" />
        <button type="button" onKeyDown={(event) => event.preventDefault()}>
          Own keys
        </button>
      </>,
    )
    press('g')
    press('s', { ctrlKey: true })
    press('s')
    press('g')
    press('s', { altKey: true })
    press('s')
    press('g')
    press('ArrowDown', {}, screen.getByRole('button'))
    press('s')
    press('g')
    press('s', {}, screen.getByLabelText('Field'))
    press('s')
    const dialog = document.createElement('dialog')
    document.body.append(dialog)
    press('g')
    dialog.open = true
    press('s')
    press('g')
    dialog.open = false
    press('s')
    dialog.remove()
    expect(run).not.toHaveBeenCalled()
  })

  it('rest in fields, behind a dialog, with a modifier, and once something else has taken the event', () => {
    const run = vi.fn<() => void>()
    render(
      <>
        <Keys scope="page" bindings={[{ keys: 'j', words: 'Next', run }]} />
        <input aria-label="Field" />
        <button type="button" onKeyDown={(event) => event.preventDefault()}>
          Own keys
        </button>
      </>,
    )
    press('j', {}, screen.getByLabelText('Field'))
    press('j', { ctrlKey: true })
    press('j', { metaKey: true })
    press('j', { altKey: true })
    press('j', {}, screen.getByRole('button'))
    const dialog = document.createElement('dialog')
    dialog.open = true
    document.body.append(dialog)
    press('j')
    dialog.remove()
    expect(run).not.toHaveBeenCalled()
    expect(press('j')).toBe(true)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('are for the page again once the dialog or the panel of a field is closed, which keeps the focus until the next frame', () => {
    const run = vi.fn<() => void>()
    render(<Keys scope="page" bindings={[{ keys: 'j', words: 'Next', run }]} />)
    const panel = document.createElement('div')
    panel.setAttribute('popover', 'auto')
    for (const closed of [document.createElement('dialog'), panel]) {
      document.body.append(closed)
      press('j', {}, closed.appendChild(document.createElement('input')))
      closed.remove()
    }
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('of one letter can be switched off, and are not listed then; Escape and Ctrl+K go on, also from a field', () => {
    const runs: string[] = []
    const bindings = ['j', '/', 'g s', 'Escape', 'Ctrl+k'].map((keys) => ({ keys, words: keys, run: () => runs.push(keys) }))
    render(
      <>
        <Keys scope="everywhere" bindings={[...bindings, { keys: 'Enter', words: 'Open' }]} />
        <input aria-label="Field" />
      </>,
    )
    setPreferences({ singleKeys: 'off' })
    for (const key of ['j', '/', 'g', 's', 'Escape']) press(key)
    press('K', { metaKey: true }, screen.getByLabelText('Field'))
    press('k', { ctrlKey: true })
    expect(runs).toEqual(['Escape', 'Ctrl+k', 'Ctrl+k'])
    expect(liveBindings().map(({ keys }) => keys)).toEqual(['Escape', 'Ctrl+k', 'Enter'])
  })
})
