/** Settings as texts of the environment: what numbers and switches may be, and how one that cannot be obeyed is told. */

export type Environment = Readonly<Record<string, string | undefined>>

/** Its message is the one line that the person who starts the gateway reads. */
export class SettingsError extends Error {}

/** Throws `SettingsError` for whatever is no whole number within the bounds. */
export function wholeNumber(name: string, text: string, { from, to }: { readonly from: number; readonly to: number }): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < from || number > to)
    throw new SettingsError(`${name} is "${text}": it must be a whole number from ${from} to ${to}.`)
  return number
}

/** Throws `SettingsError` for anything but 1 and nothing: a word may mean the opposite to somebody. */
export function isSwitchedOn(env: Environment, name: string): boolean {
  const text = env[name]
  if (text && text !== '1') throw new SettingsError(`${name} is "${text}": it must be 1 or not set.`)
  return text === '1'
}
