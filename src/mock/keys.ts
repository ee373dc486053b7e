/** The keys the mock service knows and what their plans allow (§5): one for everything, one for the calendars, none else. */

export const FULL_KEY = 'demo-full-access'
export const CALENDAR_KEY = 'demo-calendars-only'

const PLANS: ReadonlyMap<string, (operation: string) => boolean> = new Map<string, (operation: string) => boolean>([
  [FULL_KEY, () => true],
  [CALENDAR_KEY, (operation) => operation === 'conference-calls' || operation === 'splits'],
])

/**
 * The key of a request, exactly as sent: a key with an added space is another key (§5 rule 2). The header wins over the
 * `token` parameter where both are given; the specification does not say.
 */
function keyOf(request: Request): string | null {
  const header = request.headers.get('authorization')
  if (header !== null) return header.startsWith('token ') ? header.slice('token '.length) : null
  return new URL(request.url).searchParams.get('token')
}

/** The status that refuses the request, or `undefined` when the key may call the operation (§7). */
export function refusalOf(request: Request, operation: string): 401 | 403 | undefined {
  const plan = PLANS.get(keyOf(request) ?? '')
  if (!plan) return 401
  return plan(operation) ? undefined : 403
}
