/** Finds what is on the page by role and name, reads it, and clicks on it, in any engine. */
import { expect } from '@playwright/test'
import { run, type Engine } from './engine.ts'

interface Seen {
  readonly text: string
  /** Of a field. */
  readonly value: string
  readonly isSelected: boolean
  /** Whether the focus is on it or in it. */
  readonly hasFocus: boolean
  /** Its middle, where a click meets it and nothing above it. */
  readonly place: readonly [x: number, y: number] | null
}

/** Runs in the page: everything visible that has this role and, where one is given, this name. */
function look(role: string, name: string | null, isToBeClicked: boolean): readonly Seen[] {
  const natives: Readonly<Record<string, string>> = {
    article: 'article',
    button: 'button, summary',
    complementary: 'aside',
    form: 'form',
    heading: 'h1, h2, h3',
    navigation: 'nav',
    region: 'section',
    searchbox: 'input[type=search]',
    textbox: 'input[type=text], textarea',
  }
  const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()
  const isField = (element: Element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  const nameOf = (element: HTMLElement): string => {
    const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
    const ownLabel = isField(element) ? element.labels?.[0] : undefined
    return plain(element.ariaLabel ?? (label ?? ownLabel ?? element).textContent)
  }
  const found = [...document.querySelectorAll<HTMLElement>([`[role=${role}]`, natives[role] ?? []].flat().join())].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && (name === null || nameOf(element) === name),
  )
  if (isToBeClicked) found[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return found.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    return {
      text: plain(element.textContent),
      value: isField(element) ? element.value : '',
      isSelected: element.ariaSelected === 'true',
      hasFocus: element.contains(document.activeElement),
      place: element.contains(document.elementFromPoint(x, y)) ? [x, y] : null,
    }
  })
}

/** Everything visible of a role, or what of it has this name. */
export const see = (engine: Engine, role: string, name: string | null = null): Promise<readonly Seen[]> =>
  run(engine, look, role, name, false)

export const texts = async (engine: Engine, role: string, name: string | null = null): Promise<readonly string[]> =>
  (await see(engine, role, name)).map(({ text }) => text)

/** Waits for one of this name. */
export const appears = (engine: Engine, role: string, name: string): Promise<void> =>
  expect.poll(() => texts(engine, role, name), `the ${role} “${name}” appears`).not.toEqual([])

/** Waits until there is none of this name. */
export const disappears = (engine: Engine, role: string, name: string): Promise<void> =>
  expect.poll(() => texts(engine, role, name), `the ${role} “${name}” disappears`).toEqual([])

/** Waits until the first of this name can be clicked and stands still, then clicks it. */
export async function click(engine: Engine, role: string, name: string): Promise<void> {
  let place: Seen['place'] = null
  const isStill = async (): Promise<boolean> => {
    const before = place
    place = (await run(engine, look, role, name, true))[0]?.place ?? null
    return place !== null && before !== null && before[0] === place[0] && before[1] === place[1]
  }
  await expect.poll(isStill, `the ${role} “${name}” can be clicked`).toBe(true)
  await engine.click(...place!)
}
