/** Every operation as the user meets it: the title in the navigation, an address of the demo that has rows, and what else its folder tells the tests. */
import { endpoints } from '../src/endpoints/index.ts'
import { requiredOf, testingOf } from '../src/test/operations.ts'

export const operations = endpoints.map((endpoint) => ({
  id: endpoint.id,
  title: endpoint.title,
  reachesAhead: endpoint.reachesAhead,
  /** There is nothing to ask without a value: the page opens with an invitation. */
  isInviting: requiredOf(endpoint).length > 0,
  ...testingOf(endpoint),
}))
