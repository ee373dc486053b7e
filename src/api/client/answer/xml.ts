/** Reads an XML answer (§4.8) into the same values that the JSON answer holds, by the declared fields. */
import { parseInert } from '../../../lib/trustedTypes.ts'
import { exactly } from '../exactNumber.ts'
import type { Field, Fields } from '../../endpoint/fields.ts'

const childrenOf = (element: Element, name: string): Element[] =>
  Array.from(element.children).filter((child) => child.tagName === name)

function valueOf(element: Element, field: Field | undefined): unknown {
  // Undeclared elements keep their structure: a list announces itself, anything else with children is an object.
  const isList = field ? field.json === 'array' : element.hasAttribute('is_array') || childrenOf(element, 'item').length > 0
  if (isList) return childrenOf(element, 'item').map((item) => itemOf(item, field))
  if (element.children.length > 0) return objectOf(element, field?.fields ?? {})
  const text = element.textContent
  const isNumber = field?.json === 'integer' || field?.json === 'number'
  return isNumber && /^-?\d+(\.\d+)?$/.test(text.trim()) ? exactly(text.trim()) : text
}

/** An item of a list: an object where objects are declared and it is not plain text; what it looks like otherwise. */
function itemOf(item: Element, list: Field | undefined): unknown {
  const isPlain = item.children.length === 0 && item.textContent.trim() !== ''
  return list?.fields && !isPlain ? objectOf(item, list.fields) : valueOf(item, list?.item)
}

function objectOf(element: Element, fields: Fields): Record<string, unknown> {
  const entries = Array.from(element.children).map(
    (child) => [child.tagName, valueOf(child, Object.hasOwn(fields, child.tagName) ? fields[child.tagName] : undefined)] as const,
  )
  return Object.fromEntries(entries)
}

/** The records of `<result><item>…`, or `undefined` when the text is not such a document. */
export function recordsOfXml(text: string, fields: Fields): readonly unknown[] | undefined {
  const root = parseInert(text, 'application/xml').documentElement
  if (root.tagName !== 'result') return undefined
  // Words in place of a record are no record, and are counted as such.
  const isText = (item: Element): boolean => item.children.length === 0 && item.textContent.trim() !== ''
  return childrenOf(root, 'item').map((item) => (isText(item) ? item.textContent : objectOf(item, fields)))
}
