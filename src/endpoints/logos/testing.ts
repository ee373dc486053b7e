/** What the tests of every operation are told of logo search. */
import { needed } from '../../test/faults/deviations.ts'
import type { OperationTesting } from '../../test/operationTesting.ts'
import { csv, oneOf, size, symbol, whole } from '../../test/specifiedKinds.ts'

/** The twelve files of §2.2. */
const FILES = ['logo', 'mark', 'mark_composite'].flatMap((kind) =>
  ['light', 'dark'].flatMap((ground) => [
    `${kind}_${ground}`,
    kind === 'mark_composite' ? `mark_vector_composite_${ground}` : `${kind}_vector_${ground}`,
  ]),
)

const testing: OperationTesting = {
  specified: {
    names: {
      search_keys: csv(100, symbol),
      search_keys_type: oneOf('symbol', 'cik', 'cusip', 'isin'),
      fields: csv(12, oneOf(...FILES, 'colors')),
      composite_auto: oneOf('true', 'false'),
      composite_radius: whole(0, 50),
      scale: size,
      max_width: whole(1, Number.MAX_SAFE_INTEGER),
    },
    required: ['search_keys'],
  },
  deviations: [
    needed('search_keys'),
    {
      subject: 'fields: default',
      stated: 'nothing',
      here:
        'logo_light,logo_dark,logo_vector_light,logo_vector_dark,mark_light,mark_dark,mark_vector_light,mark_vector_dark,' +
        'mark_composite_light,mark_vector_composite_light,mark_vector_composite_dark,colors',
      reason: 'What comes without a selection is not shown; twelve of the thirteen are asked for, the most there may be.',
    },
    {
      subject: 'composite_auto: default',
      stated: 'nothing',
      here: 'false',
      reason: 'Composites are made "when true"; absent is read as not true.',
    },
  ],
  calledInLimits: ['logo search'],

  answer: (rows) => ({ ok: true, data: rows }),
  listKey: 'data',
  identity: ['id', 'search_key'],

  wideQuery: 'search_keys=HALO,QNTR,KRSH.A,ACME&composite_auto=true',
  about: '/logos?search_keys=HALO',
  withRows: '/logos?search_keys=HALO,QNTR',
  record: '9bdda68a-c163-43f8-a3b4-2d716e9fefdf HALO',
  invalid: 'search_keys_type=figi',
  named: (name) => `search_keys=${name}`,

  everyParameter: {
    entries: [
      { label: 'Identifiers', type: 'US10399A1051,US0378331005' },
      { label: 'Kind of identifier', choose: 'ISIN' },
      // Ticked off: these are asked for at first, and the two that are left are what is wanted.
      {
        label: 'Files and colours',
        tick: [
          'logo_dark',
          'logo_vector_light',
          'logo_vector_dark',
          'mark_light',
          'mark_dark',
          'mark_vector_light',
          'mark_vector_dark',
          'mark_composite_light',
          'mark_vector_composite_light',
          'mark_vector_composite_dark',
        ],
      },
      { label: 'Make composites', choose: 'Yes' },
      { label: 'Corner radius of composites', type: '50' },
      { label: 'Fit PNG files into', type: '200x100' },
      { label: 'Greatest width', type: '150' },
    ],
    address:
      '/logos?search_keys=US10399A1051,US0378331005&search_keys_type=isin&fields=logo_light,colors&composite_auto=true' +
      '&composite_radius=50&scale=200x100&max_width=150',
    request:
      '/api/v2/logos/search?search_keys=US10399A1051,US0378331005&search_keys_type=isin&fields=logo_light,colors' +
      '&composite_auto=true&composite_radius=50&scale=200x100&max_width=150',
  },
}

export default testing
