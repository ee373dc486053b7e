/** Writes news as XML (§4.8): lists are elements that announce themselves and hold `item` elements. */

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Characters that XML 1.0 does not allow are dropped: there is no way to write them. */
// oxlint-disable-next-line no-control-regex -- control characters are what is dropped
const ILLEGAL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** A carriage return is written as a reference, since a reader of XML would turn it into a line feed. */
const escaped = (text: string): string =>
  text
    .replace(ILLEGAL, '')
    .replace(/[&<>]/g, (mark) => ENTITIES[mark]!)
    .replaceAll('\r', '&#13;')

function element(name: string, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) {
    if (value.length === 0) return `<${name}/>`
    return `<${name} is_array="true">${value.map((item) => element('item', item)).join('')}</${name}>`
  }
  if (typeof value === 'object') {
    const children = Object.entries(value).map(([key, child]) => element(key, child))
    return `<${name}>${children.join('')}</${name}>`
  }
  return `<${name}>${escaped(String(value))}</${name}>`
}

export const xmlOf = (records: readonly unknown[]): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${element('result', records)}`
