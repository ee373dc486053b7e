/** How every computed figure is found: what it is, its formula, and an example of the demo to recompute with a pocket calculator. */

export interface Definition {
  /** In the address: `/method#returns`. */
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly formula?: string
  /** Its figures are those of the demo, which `method.test.ts` holds it to. */
  readonly example?: string
}

export const definitions: readonly Definition[] = [
  {
    id: 'day',
    title: 'The day of a record',
    paragraphs: [
      'Prices of a day are those of the last trading day on or before it, and none if that lies more than seven calendar days back. The day taken is told on hover where it is another.',
      'A moment is the day that it is in New York; a moment at midnight UTC is a day that was written as a moment. A story of several tickers goes by the first one. Nothing after the day is ever looked at, except for what followed.',
    ],
    example: 'HALO on Sunday 6 Sep 2026 has the close of Friday 4 Sep 2026, 58.94.',
  },
  {
    id: 'percentile',
    title: 'Percentile of a multiple',
    paragraphs: [
      'The rank of the day’s value among the same multiple’s values of the 1, 2 or 5 years up to that day, the day included. Values below zero and absent ones are left out and counted; under 120 values there is none.',
    ],
    formula: '(values below + half of the values equal, its own included) ÷ values × 100',
    example:
      'HALO on 3 Sep 2026: P/E 10.9084. Of 503 values of two years 15 are lower, and it alone equals itself: (15 + 0.5) ÷ 503 × 100 = 3.08.',
  },
  {
    id: 'returns',
    title: 'Returns',
    paragraphs: [
      'Adjusted closes, which are restated for splits and dividends. Day zero is the first trading day on or after the record. The return runs from the close before day zero, with the reaction inside, or from the close of day zero, which a reader could have had; the head of the column says which. It ends a number of the ticker’s own trading days after day zero.',
      'A window that has not ended has no return: the cell says how far it is, as 34/63.',
    ],
    formula: 'adjusted close at the end ÷ adjusted close at the beginning − 1',
    example:
      'HALO, record of 3 Sep 2026, +21 days: 54.73 on 5 Oct 2026 ÷ 59.7146 on 2 Sep 2026 − 1 = −8.3%; from the close of the day: 54.73 ÷ 58.7057 − 1 = −6.8%.',
  },
  {
    id: 'excess',
    title: 'Excess return',
    paragraphs: [
      'The return less the mean of the returns that the tickers compared with had between the same two days, each with the same weight. A ticker without a close on either day is left out.',
    ],
    example:
      'The same record against ACME and QNTR: they returned 28.714 ÷ 25.3622 − 1 = +13.2% and 149.3728 ÷ 134.1898 − 1 = +11.3%, in the mean +12.3%; −8.3% less that is −20.6%.',
  },
  {
    id: 'upside',
    title: 'Implied upside',
    paragraphs: [
      'That day: the target against the close as traded. Today: the target in today’s shares against the last close. A target is divided by the new shares for old of every split whose ex-date lies after its day; dividends do not touch it. Where the split calendar is not there, a one-day jump of close over adjusted close above 20% marks the row “split?”.',
    ],
    formula: 'target ÷ close − 1',
    example:
      'HALO, target 78.00 of 3 Sep 2026: 78 ÷ 58.77 − 1 = +32.7% that day, 78 ÷ 53.30 − 1 = +46.3% on 20 Nov 2026. A target of 120.00 for GSHR from before its 2-for-1 split of 11 May 2026 counts as 60.00 after it.',
  },
  {
    id: 'prior',
    title: 'Prior target and change',
    paragraphs: [
      'The last earlier target of the same analyst for the ticker, else of the same firm; a revised text of one rating is not its own predecessor. Looked for among the loaded ratings, and on request in those of the fifteen months before; otherwise the target that the note itself names. Restated for splits between the two once they were asked for.',
    ],
    formula: 'target ÷ prior target − 1',
    example: 'HALO, Bellwether Lane, 3 Sep 2026: 78.00 after 64.00 is 78 ÷ 64 − 1 = +21.9%.',
  },
  {
    id: 'outcome',
    title: 'Outcome of a target',
    paragraphs: [
      'Reached: on the first day after its own on which the high, or for a target below the close the low, in the shares of the target’s day touches it. At the end: whether the close twelve months on is at or beyond it. The largest run against it is the worst move from the close of its day until it is reached or ends.',
      'A target is open until twelve months have passed; superseded once the same analyst gives the next one. It is measured to twelve months, or to the next target: the switch says which. Rates count targets whose time has ended, stand with their number, and are faint under ten: one still open is in none, not even when reached, since those that will be missed could not be in it yet. Moved its way: the last close stood on the target’s side of the close of its day.',
      'Targets of one share overlap in time, so that many of them tell less than their number says.',
    ],
    formula: '95% interval of a rate: the score interval of Wilson (1927)',
    example:
      'To hold a rate against: of about 100,000 twelve-month targets of 1997 to 2002, Bradshaw and Brown (working paper, 2005) found 26% met at the end and 35% at some time; of those of 2000 to 2009, Bradshaw, Brown and Huang (Review of Accounting Studies 18, 2013) found 38% and 64%.',
  },
  {
    id: 'consensus',
    title: 'Consensus target',
    paragraphs: [
      'On each day the median of every firm’s latest target that is not older than twelve months, in the shares of that day, with the number of firms. A firm that ends its coverage stands by no target.',
    ],
    formula: 'upside: consensus ÷ close − 1',
  },
  {
    id: 'clusters',
    title: 'Insider purchase clusters',
    paragraphs: [
      'At least so many different people who bought in the open market (code P) within so many days; both numbers are in the address. A joint filing and an amendment count once, and what is left out is listed with its reason. A cluster is known from the day of the filing that completes it.',
      'A first purchase in 24 months can only be said as far back as filings are loaded. Days from the last and to the next conference call are calendar days from the trade to the company’s call on its day or before and to the first after it, which need not have been announced by then.',
    ],
  },
  {
    id: 'calls',
    title: 'Calls by quarter',
    paragraphs: [
      'The words of a call are those of its corrected text, or of the machine’s where there is no other, without the names of speakers. The questions begin where the operator announces the first one, or says that they begin; their share is that of the words from there on. Where the text says neither, there is no share.',
      'Speakers are those the text names, operators left out, the one with the most words first. The hover says how they were told. A quarter is the one that title or headline name.',
    ],
    formula: 'words from the begin of the questions on ÷ all words',
  },
]
