/** §4.2 logo search: companies' logos, marks and brand colours by identifier. */
import { defineEndpoint, type RecordOf } from '../../api/endpoint/endpoint.ts'
import { okListUnder } from '../../api/endpoint/envelope.ts'
import { color, identifier, image, instant, listOf, object, text, ticker, word } from '../../api/endpoint/fields.ts'
import { cik, cusip, isin, ticker as tickerEntry } from '../../api/endpoint/identifiers.ts'
import { choice, flag, integer, size } from '../../api/endpoint/paramTypes.ts'
import { choices, tokens, type Entry } from '../../api/endpoint/listParamTypes.ts'
import type { ValidationIssue } from '../../api/endpoint/params.ts'
import { shortened } from '../../api/endpoint/quoting.ts'

const FIELDS = [
  'logo_light',
  'logo_dark',
  'logo_vector_light',
  'logo_vector_dark',
  'mark_light',
  'mark_dark',
  'mark_vector_light',
  'mark_vector_dark',
  'mark_composite_light',
  'mark_composite_dark',
  'mark_vector_composite_light',
  'mark_vector_composite_dark',
  'colors',
] as const

const LIGHT = { about: 'For light backgrounds; the address expires.' }
const DARK = { about: 'For dark backgrounds, often white on transparent; the address expires.' }

/** Twelve of the thirteen may be sent: the one left out is drawn as well in its vector form. */
const DEFAULT_FIELDS = FIELDS.filter((name) => name !== 'mark_composite_dark')

const ENTRIES = { symbol: tickerEntry, cik, cusip, isin } as const

/**
 * Permissive, since symbols may be qualified: `AAPL:US`, `NASDAQ:AAPL`, `$BTC`, `BTC/USD` (wire-format 3.2). No symbol or CIK has
 * the shape of an ISIN or a CUSIP, so a check digit can be doubted before the kind is known.
 */
const identifierEntry: Entry = {
  ...tickerEntry,
  noun: 'identifiers',
  doubtOf: (text) => [isin, cusip].find(({ faultOf }) => faultOf?.(text) === undefined)?.doubtOf?.(text),
}

interface Search {
  readonly search_keys?: readonly string[] | undefined
  readonly search_keys_type?: keyof typeof ENTRIES | undefined
}

/** What an identifier must look like depends on the kind that all of them share. */
function keysFitTheirKind({ search_keys: keys = [], search_keys_type: kind = 'symbol' }: Search): ValidationIssue[] {
  const { faultOf } = ENTRIES[kind]
  const wrong = keys.find((key) => faultOf?.(key) !== undefined)
  return wrong === undefined
    ? []
    : [{ key: 'search_keys', message: `${shortened(wrong)}: ${faultOf?.(wrong)}.`, others: { search_keys_type: undefined } }]
}

export const logos = defineEndpoint({
  id: 'logos',
  title: 'Logos',
  summary: 'Company logos, marks and brand colours.',
  icon: 'M8 2l5.2 3v6L8 14l-5.2-3V5z',
  noun: 'logos',
  sections: { request: '4.2', record: '2.2' },
  path: '/api/v2/logos/search',
  command: { letter: 'l', names: ['logos', 'logo'] },

  params: {
    search_keys: tokens({
      wire: 'search_keys',
      source: 'published',
      label: 'Identifiers',
      about: 'All of one kind.',
      entry: identifierEntry,
      most: 100,
      required: true,
    }),
    search_keys_type: choice(['symbol', 'cik', 'cusip', 'isin'], {
      wire: 'search_keys_type',
      source: 'spec',
      label: 'Kind of identifier',
      initial: 'symbol',
      optionWords: { symbol: 'Ticker', cik: 'CIK', cusip: 'CUSIP', isin: 'ISIN' },
    }),
    fields: choices(FIELDS, {
      wire: 'fields',
      source: 'published',
      label: 'Files and colours',
      about: 'Of the thirteen, twelve may be asked for at once.',
      most: 12,
      initial: DEFAULT_FIELDS,
      always: true,
    }),
    composite_auto: flag({
      wire: 'composite_auto',
      source: 'published',
      label: 'Make composites',
      about: 'Where a company has no logo, one is made of its name and brand colours.',
      initial: false,
      rare: true,
    }),
    composite_radius: integer({
      wire: 'composite_radius',
      source: 'published',
      label: 'Corner radius of composites',
      about: 'In per cent: 0 is square, 50 a circle.',
      least: 0,
      most: 50,
      initial: 0,
      rare: true,
    }),
    scale: size({
      wire: 'scale',
      source: 'published',
      label: 'Fit PNG files into',
      about: 'SVG files stay as they are.',
      initial: '300x300',
      rare: true,
    }),
    max_width: integer({
      wire: 'max_width',
      source: 'published',
      label: 'Greatest width',
      about: 'In pixels.',
      least: 1,
      rare: true,
    }),
  },
  crossFieldErrors: keysFitTheirKind,
  tickersBy: { key: 'search_keys', with: {} },

  fields: {
    search_key: identifier('Asked for', { about: 'The identifier that matched, as it was asked for.' }),
    id: identifier('ID'),
    files: object('Files', {
      logo_light: image('Logo, light', LIGHT),
      logo_dark: image('Logo, dark', DARK),
      logo_vector_light: image('Logo, light, SVG', LIGHT),
      logo_vector_dark: image('Logo, dark, SVG', DARK),
      mark_light: image('Mark, light', LIGHT),
      mark_dark: image('Mark, dark', DARK),
      mark_vector_light: image('Mark, light, SVG', LIGHT),
      mark_vector_dark: image('Mark, dark, SVG', DARK),
      mark_composite_light: image('Composite, light', LIGHT),
      mark_composite_dark: image('Composite, dark', DARK),
      mark_vector_composite_light: image('Composite, light, SVG', LIGHT),
      mark_vector_composite_dark: image('Composite, dark, SVG', DARK),
    }),
    colors: object('Colours', {
      background_light: color('Light background'),
      background_dark: color('Dark background'),
    }),
    securities: listOf('Securities', {
      symbol: ticker('Ticker'),
      name: text('Company'),
      exchange: word('Exchange'),
      exchange_name: text('Exchange name'),
      mic_code: word('Market', { about: 'ISO 10383 code of the market.' }),
      country: word('Country', { about: 'Two letters.' }),
      security_type: word('Type'),
      cik: identifier('CIK'),
      cusip: identifier('CUSIP'),
      isin: identifier('ISIN'),
      figi: identifier('FIGI'),
      figi_share_class: identifier('Share class FIGI'),
    }),
    created_at: instant('Created'),
    updated_at: instant('Updated'),
  },
  checkedBy: { search_keys: ['search_key'] },
  // The same record was once sent twice for one search, and two searches may find one record (wire-format 3.2).
  identify: (logo) => `${logo.id ?? ''} ${logo.search_key ?? ''}`.trim(),
  stamp: 'updated_at',
  shapedBy: ['fields', 'scale'],
  titleBy: ['search_key'],
  askedBy: 'search_key',
  envelope: okListUnder('data'),
  columns: [
    'search_key',
    'files.logo_light',
    'files.logo_dark',
    'files.mark_light',
    'files.mark_dark',
    'files.mark_composite_light',
    'colors.background_light',
    'colors.background_dark',
    'securities',
    'updated_at',
  ],
})

export type Logo = RecordOf<typeof logos>
