/** Lists of nothing: marks without an entry, in every list of every operation. */
import type { Param } from '../../api/endpoint/params.ts'
import { endpoints } from '../../endpoints/index.ts'
import type { BadAddress } from './badAddresses.ts'

const MARKS = [',', ',,,', '%20,', ',%20,', ',%0A']

const isList = ({ control }: Param): boolean => control === 'tokens' || control === 'choices'

export const emptyLists: readonly BadAddress[] = endpoints.flatMap((endpoint) =>
  Object.entries<Param>(endpoint.params)
    .filter(([, param]) => isList(param))
    .flatMap(([key]) =>
      MARKS.map((marks) => ({
        row: 'beside',
        on: [endpoint.id],
        query: `${key}=${marks}`,
        key,
        message: 'Names nothing: there is no entry between the commas.',
      })),
    ),
)
