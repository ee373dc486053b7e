/** What a speaker is, where the text says it when the speaker is introduced: an office, or an analyst's firm. */
import { fold } from './fold.ts'

const GRADE = String.raw`(?:(?:co-|deputy|interim|acting|senior|executive|corporate|global|group)[ -])*`
const OFFICE = String.raw`${GRADE}(?:chief(?: \p{L}+){1,3} officer|c[efot]o|vice president(?: of [\p{L} ]{3,40}?)?|president|(?:vice )?chair(?:man|woman|person)?|treasurer|controller|general counsel|(?:head|director) of [\p{L} ]{3,40}?|founder)`
const OFFICES = String.raw`${OFFICE}(?: and ${OFFICE})?`

/** `our chief executive officer Rafael Pereira`, at the end of what stands before a name. */
const BEFORE = new RegExp(String.raw`(?:\b(?:our|the|is|by|to|with|and)|[’']s) (${OFFICES}),? $`, 'iu')
/** `, our chief executive officer`, at the begin of what stands behind one. */
const BEHIND = new RegExp(String.raw`^, (?:(?:who is )?(?:our|the|its) )?(${OFFICES})(?=[,.;:]| and | will |$)`, 'iu')
/** ` from investor relations` */
const RELATIONS = /^ from (investor relations)\b/i
/** ` of Castlemoor & Partners`: words with capitals, after an analyst is announced. */
const CAPITALS = String.raw`(?:(?:\p{Lu}\.)+|\p{Lu}[\p{L}\p{N}’'-]*|&|and(?= \p{Lu}))`
const FIRM = new RegExp(String.raw`^ (?:of|with|at|from) (${CAPITALS}(?: ${CAPITALS})*)`, 'u')
const ANNOUNCED = /\b(?:questions?|comes|line|next|move on)\b[^.?!]{0,60}$/i

const SPAN = 90
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()

function roleAt(text: string, at: number, end: number): string | undefined {
  const before = text.slice(Math.max(0, at - SPAN), at)
  const behind = text.slice(end, end + SPAN)
  const office = BEFORE.exec(before)?.[1] ?? BEHIND.exec(behind)?.[1] ?? RELATIONS.exec(behind)?.[1]
  if (office) return /^c[efot]o$/i.test(office) ? office.toUpperCase() : sentence(office.trim())
  return ANNOUNCED.test(before) ? FIRM.exec(behind)?.[1] : undefined
}

/** By name; of several introductions the first counts. `folded` is the text made comparable, each character in its place. */
export function rolesIn(text: string, folded: string, names: Iterable<string>): ReadonlyMap<string, string> {
  const roles = new Map<string, string>()
  for (const name of names) {
    // A label such as “Operator” is no name to be introduced by.
    if (!name.includes(' ')) continue
    const key = fold(name)
    for (let at = folded.indexOf(key); at >= 0; at = folded.indexOf(key, at + key.length)) {
      const role = roleAt(text, at, at + name.length)
      if (role === undefined) continue
      roles.set(name, role)
      break
    }
  }
  return roles
}
