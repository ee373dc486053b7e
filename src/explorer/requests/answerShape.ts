/** Where the rows of an operation's answers are, and how its pages are asked for: what a program needs to read them all. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'

export interface AnswerShape {
  /** The name that the list of rows has in an answer; `undefined` where the answer is the list. */
  readonly list: string | undefined
  /** The wire name of the page, and the number of the first; `undefined` where everything comes at once. */
  readonly page: { readonly wire: string; readonly first: number } | undefined
}

export function answerShapeOf({ envelope, params }: AnyEndpoint): AnswerShape {
  const empty = envelope.write([], { hits: 0, page: 1, pageSize: 1 })
  const list = Array.isArray(empty) ? undefined : Object.entries(empty as object).find(([, value]) => Array.isArray(value))?.[0]
  const { page } = params
  return { list, page: page && { wire: page.wire, first: page.range.least } }
}

/** An address whose last parameter is the page, for its number to be added; and the page it asks for as it stands. */
export function withoutPage(url: string, { wire, first }: NonNullable<AnswerShape['page']>) {
  const [path = '', query = ''] = url.split('?', 2)
  const isPage = (part: string): boolean => part.startsWith(`${wire}=`)
  const parts = query.split('&').filter((part) => part !== '')
  const asked = Number(parts.find(isPage)?.slice(wire.length + 1) ?? first)
  return { url: `${path}?${[...parts.filter((part) => !isPage(part)), `${wire}=`].join('&')}`, from: asked }
}
