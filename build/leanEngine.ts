/** Leaves out of the demo's worker what only the page reads of a descriptor: fields, columns, summaries. */
import type { Plugin } from 'vite'

/** Nothing on the mock service's side looks at these; the page has them in its own copy. */
const UNREAD = new Set(['fields', 'columns', 'card', 'summary', 'noun', 'sections'])

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The object that is given to `defineEndpoint`, wherever it stands in the module. */
function descriptorIn(node: Node): Node | undefined {
  const callee = node['callee'] as Node | undefined
  if (node.type === 'CallExpression' && callee?.['name'] === 'defineEndpoint') return (node['arguments'] as readonly Node[])[0]
  for (const value of Object.values(node).flat()) {
    const found = isNode(value) ? descriptorIn(value) : undefined
    if (found) return found
  }
  return undefined
}

export function leanEngine(): Plugin {
  return {
    name: 'lean-engine',
    transform: {
      filter: { id: /\/src\/endpoints\/[\w-]+\/endpoint\.ts$/ },
      handler(code, id) {
        const descriptor = descriptorIn(this.parse(code, { lang: 'ts' }) as unknown as Node)
        const properties = (descriptor?.['properties'] ?? []) as readonly Node[]
        const unread = properties.filter(({ key }) => UNREAD.has((key as Node)?.['name'] as string))
        if (!unread.some(({ key }) => (key as Node)['name'] === 'fields')) this.error(`No descriptor was found in ${id}`)
        // From the end, so that the places of those before stay right.
        const lean = unread.reduceRight(
          (text, { start, end, key }) => `${text.slice(0, start)}${(key as Node)['name'] as string}: {}${text.slice(end)}`,
          code,
        )
        return { code: lean, map: null }
      },
    },
  }
}
