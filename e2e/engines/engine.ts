/** What a test asks of a browser, whatever protocol it speaks. */

export type Argument = string | number | boolean | null | readonly Argument[]

/** The keys that the tests press, by their names in the DOM. */
export type KeyName = 'j' | 'k' | 'v' | '/' | 'Control' | 'Enter' | 'Escape' | 'Tab' | 'Home' | 'End' | 'ArrowDown' | 'ArrowRight'

export interface Engine extends AsyncDisposable {
  readonly name: string
  /** Where this browser puts the files it is given. */
  readonly downloads: string
  /** Goes to an address and waits until it is loaded. */
  readonly open: (address: string) => Promise<void>
  readonly back: () => Promise<void>
  /** What an expression comes to in the page: a text. */
  readonly evaluate: (expression: string) => Promise<string>
  /** Presses a key, or several at once: all go down in their order, and up in the opposite one. */
  readonly press: (...keys: readonly KeyName[]) => Promise<void>
  readonly type: (text: string) => Promise<void>
  /** Presses and releases the mouse at a place of the window. */
  readonly click: (x: number, y: number) => Promise<void>
  /** Goes on with an empty page, as a browser in which nothing was ever kept. */
  readonly forget: () => Promise<void>
  /** What page and browser complained of so far, and nothing of it afterwards. */
  readonly complaints: () => Promise<readonly string[]>
}

/** Runs a function in the page, which can use nothing but its arguments, and tells what it returns. */
export async function run<A extends readonly Argument[], R>(
  { evaluate }: Pick<Engine, 'evaluate'>,
  act: (...args: A) => R,
  ...args: A
): Promise<R> {
  return JSON.parse(await evaluate(`JSON.stringify((${String(act)})(...${JSON.stringify(args)})) ?? 'null'`)) as R
}

/** The part of the window that the page has, alike in all engines. */
export const viewport = { width: 1440, height: 900 } as const
