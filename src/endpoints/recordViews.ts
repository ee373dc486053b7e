/** How each dataset shows and titles a record outside its own page, loaded with the first that is opened. */
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import type { RecordView } from '../explorer/slots.ts'

const views = import.meta.glob<{ default: RecordView<AnyEndpoint> }>('./*/recordView.ts')
const loaded = new Map<string, Promise<RecordView<AnyEndpoint>>>()

/** The same promise each time, unless it failed; a dataset without a view of its own has its fields. */
export function recordViewOf({ id }: AnyEndpoint): Promise<RecordView<AnyEndpoint>> {
  const known = loaded.get(id)
  if (known) return known
  const load = views[`./${id}/recordView.ts`]
  const view = load ? load().then((module) => module.default) : Promise.resolve({})
  loaded.set(id, view)
  view.catch(() => loaded.delete(id))
  return view
}
