/** What the server says of this deployment (`config.json`): demo or live, and where the service is. */

export interface Deployment {
  readonly mode: 'demo' | 'live'
  /** The service's base address, for showing and copying; empty in the demo. */
  readonly baseUrl: string
  readonly title: string
  /** Whether the browser may ask the service itself, with a key that the user types. */
  readonly direct: boolean
}

/** Throws with a sentence for the user when the answer is missing or is not a configuration: nothing is assumed. */
export async function loadDeployment(address: string): Promise<Deployment> {
  const response = await fetch(address, { cache: 'no-cache' })
  const text = await response.text()
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    throw new Error(`${address} is not a configuration: the server answered status ${response.status} and no JSON.`)
  }
  if (typeof read !== 'object' || read === null) throw new Error(`${address} is not a configuration.`)
  const { mode, baseUrl = '', title = 'Tearsheet', direct = false } = read as Partial<Record<keyof Deployment, unknown>>
  if (mode !== 'demo' && mode !== 'live') throw new Error(`${address} says neither demo nor live.`)
  if (typeof baseUrl !== 'string' || typeof title !== 'string' || typeof direct !== 'boolean') {
    throw new Error(`${address} holds a value of the wrong kind.`)
  }
  return { mode, baseUrl, title, direct }
}
