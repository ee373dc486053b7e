/** Finds who speaks when in the text of a call, whatever the house style; what it cannot tell it leaves as paragraphs. */
import { fold } from './fold.ts'
import { inlineHeads } from './inlineHeads.ts'
import { isOperator, speakerOf, type Speaker } from './speaker.ts'

export interface Turn {
  /** `undefined` where the text does not say. */
  readonly speaker: Speaker | undefined
  /** As the text has them, not yet broken at sentence ends. */
  readonly paragraphs: string[]
}

/** How speakers were told: lines of their own, names before a colon at the begin of lines, or in running text, or not at all. */
export type HeadForm = 'line' | 'colon' | 'running' | 'none'

export interface Turns {
  readonly form: HeadForm
  readonly turns: readonly Turn[]
}

interface Head {
  readonly speaker: Speaker
  readonly form: 'line' | 'colon'
  /** What follows on the same line. */
  readonly rest: string
  /** Sure by its form alone; otherwise the name must occur again. */
  readonly isSure: boolean
}

const isSure = ({ name, role }: Speaker): boolean => role !== undefined || isOperator(name)

/** The head that a line begins with, or is. */
function headOf(line: string): Head | undefined {
  const colon = line.slice(0, 140).indexOf(':')
  if (colon > 0) {
    const speaker = speakerOf(line.slice(0, colon).trim())
    const rest = line.slice(colon + 1).trim()
    if (speaker) return { speaker, form: rest === '' ? 'line' : 'colon', rest, isSure: isSure(speaker) }
  }
  const speaker = speakerOf(line)
  return speaker && { speaker, form: 'line', rest: '', isSure: isSure(speaker) }
}

/** Tells whether a name stands in the text more than once: who speaks is also spoken to. "Net Sales:" on one line is no person. */
function recurrenceIn(text: string): (name: string) => boolean {
  const known = new Map<string, boolean>()
  let folded: string | undefined
  return (name) => {
    const found = known.get(name)
    if (found !== undefined) return found
    folded ??= fold(text)
    const key = fold(name)
    const first = folded.indexOf(key)
    const recurs = first >= 0 && folded.indexOf(key, first + key.length) >= 0
    known.set(name, recurs)
    return recurs
  }
}

type Recurs = ReturnType<typeof recurrenceIn>

function turnsOfLines(lines: readonly string[], recurs: Recurs): Turns | undefined {
  const sure = new Set<string>()
  const isKnown = ({ speaker: { name }, isSure }: Head): boolean => {
    if (isSure) sure.add(name)
    return sure.has(name) || recurs(name)
  }
  const turns: Turn[] = []
  const forms = { line: 0, colon: 0 }
  for (const line of lines) {
    const head = headOf(line)
    if (head && isKnown(head)) {
      forms[head.form] += 1
      turns.push({ speaker: head.speaker, paragraphs: head.rest === '' ? [] : [head.rest] })
    } else {
      if (turns.length === 0) turns.push({ speaker: undefined, paragraphs: [] })
      turns.at(-1)!.paragraphs.push(line)
    }
  }
  const heads = forms.line + forms.colon
  return heads < 2 ? undefined : { form: forms.line >= forms.colon ? 'line' : 'colon', turns }
}

function turnsOfRunningText(text: string, recurs: Recurs): Turns | undefined {
  const heads = inlineHeads(text).filter(({ name }) => isOperator(name) || recurs(name))
  if (heads.length < 3 || new Set(heads.map(({ name }) => name)).size < 2) return undefined
  const turns = heads.map(({ name, end }, index): Turn => {
    const said = text.slice(end, heads[index + 1]?.start).trim()
    return { speaker: { name, role: undefined }, paragraphs: said === '' ? [] : [said] }
  })
  const before = text.slice(0, heads[0]!.start).trim()
  return { form: 'running', turns: before === '' ? turns : [{ speaker: undefined, paragraphs: [before] }, ...turns] }
}

/** Every word of the text is in the turns, but the names of speakers, which are their heads. */
export function turnsOf(text: string): Turns {
  const lines = text.split('\n').flatMap((line) => {
    const tidy = line.replace(/\s+/g, ' ').trim()
    return tidy === '' ? [] : [tidy]
  })
  const running = lines.join(' ')
  const recurs = recurrenceIn(running)
  const found = turnsOfLines(lines, recurs) ?? turnsOfRunningText(running, recurs)
  return found ?? { form: 'none', turns: lines.length === 0 ? [] : [{ speaker: undefined, paragraphs: lines }] }
}
