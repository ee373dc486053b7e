/** The column that says of each row whether it is new or edited, where the address names a moment (`v.since`). */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { word, type ComputedPath } from '../../api/endpoint/fields.ts'

/** Unix seconds, or `seen` for the last visit. */
export const SINCE = 'v.since'
export const NAME = 'since'
export const CHANGE: ComputedPath = `computed.${NAME}`

const FIELD = word('New or edited', { about: 'Found by this app, since the moment in the address.' })

export const withSinceColumn = (endpoint: AnyEndpoint): AnyEndpoint => ({
  ...endpoint,
  computed: { ...endpoint.computed, [NAME]: FIELD },
  joined: [CHANGE, ...(endpoint.joined ?? [])],
})
