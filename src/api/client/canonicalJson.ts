/** What a value of an answer says, as one text: the same for two that say the same, in whatever order their fields came. */
import { isObject } from './exactNumber.ts'

export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`
  if (!isObject(value)) return JSON.stringify(value) ?? 'null'
  const names = Object.keys(value).filter((name) => value[name] !== undefined)
  return `{${names
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name])}`)
    .join()}}`
}
