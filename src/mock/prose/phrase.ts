/** Sentences from templates: `[one|other]` is a choice, `{slot}` a word to fill in, `{Slot}` the same with a capital. */
import type { Random } from '../world/random.ts'

export type Slots = Readonly<Record<string, string>>

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function fill(slots: Slots, name: string): string {
  const value = slots[name] ?? slots[name.charAt(0).toLowerCase() + name.slice(1)]
  // A template that asks for what nobody gave is a mistake in this folder, not in the data.
  if (value === undefined) throw new Error(`no slot named ${name}`)
  return slots[name] === undefined ? capital(value) : value
}

/** The text with what stands between each pair of marks replaced. Looked for by hand: hundreds of thousands are filled in, and patterns take twice as long. */
function between(text: string, open: string, close: string, replace: (inside: string) => string): string {
  let written = ''
  let from = 0
  for (;;) {
    const start = text.indexOf(open, from)
    const end = start < 0 ? -1 : text.indexOf(close, start)
    if (end < 0) return from === 0 ? text : written + text.slice(from)
    written += text.slice(from, start) + replace(text.slice(start + 1, end))
    from = end + 1
  }
}

/** The template with every choice made and every slot filled. */
export function expand(template: string, slots: Slots, random: Random): string {
  const chosen = between(template, '[', ']', (options) => random.pick(options.split('|')))
  return between(chosen, '{', '}', (name) => fill(slots, name))
}

/** A list in random order, dealt without repeating one until all were dealt. */
export interface Deck<T> {
  draw(): T
}

export function deckOf<T>(list: readonly T[], random: Random): Deck<T> {
  const order = [...list]
  let left = 0
  return {
    draw() {
      if (left === 0) left = order.length
      const at = random.integer(0, left - 1)
      left -= 1
      const drawn = order[at]!
      order[at] = order[left]!
      order[left] = drawn
      return drawn
    },
  }
}

/** The non-empty lines of a block of text. */
export const linesOf = (block: string): readonly string[] => block.trim().split('\n')

export const wordCount = (text: string): number => text.match(/\S+/g)?.length ?? 0
