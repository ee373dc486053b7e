/** The four switches that hide transactions, each a name in the address. */
import { isTrue, type Filing, type Line } from '../filing/filing.ts'

/** Codes that express an opinion of the market (wire-format 4.4). */
export const MARKET_CODES: ReadonlySet<string> = new Set(['P', 'S'])

interface Switch {
  readonly label: string
  readonly about: string
  /** What the address says when it is on. */
  readonly on: string
  /** Names what it hides, after a number. */
  readonly hidden: string
  readonly hides: (filing: Filing, line: Line | undefined) => boolean
}

export const SWITCHES = {
  'v.market': {
    label: 'Open market only',
    about: 'Codes P and S; the form uses both for private trades too.',
    on: 'only',
    hidden: 'not on the open market',
    hides: (_, line) => !line || !MARKET_CODES.has(line.code),
  },
  'v.derivatives': {
    label: 'Hide derivatives',
    about: 'Table II of the form: options, units and other rights.',
    on: 'hidden',
    hidden: 'derivative',
    hides: (_, line) => line?.isDerivative === true,
  },
  'v.plans': {
    label: 'Exclude 10b5-1',
    about: 'Filings marked as made under a 10b5-1 plan.',
    on: 'hidden',
    hidden: 'under a plan',
    hides: ({ record }) => isTrue(record.is_10b5),
  },
  'v.officers': {
    label: 'Officers only',
    about: 'Insiders whom the filing calls an officer.',
    on: 'only',
    hidden: 'not by officers',
    hides: ({ owner }) => !isTrue(owner.is_officer),
  },
} satisfies Record<string, Switch>

export type SwitchName = keyof typeof SWITCHES
export const switchNames = Object.keys(SWITCHES) as SwitchName[]

/** Which switches an address has on; a text it does not know leaves a switch off. */
export const switchesOn = (ownView: (name: SwitchName) => string | undefined): readonly SwitchName[] =>
  switchNames.filter((name) => ownView(name) === SWITCHES[name].on)

/** The first switch that hides this transaction; without a line, whether the filing itself is hidden. */
export const hiddenBy = (on: readonly SwitchName[], filing: Filing, line?: Line): SwitchName | undefined =>
  on.find((name) => SWITCHES[name].hides(filing, line))

export const shownLines = (on: readonly SwitchName[], filing: Filing): readonly Line[] =>
  on.length === 0 ? filing.lines : filing.lines.filter((line) => !hiddenBy(on, filing, line))

/** A filing stays as long as a transaction of it does; one without any goes by what it says itself. */
export const isFilingShown = (on: readonly SwitchName[], filing: Filing): boolean =>
  filing.lines.length === 0 ? !hiddenBy(on, filing) : shownLines(on, filing).length > 0
