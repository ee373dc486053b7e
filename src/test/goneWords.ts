/** Words that went from the screen, each with what is said in their place: they are not to come back. */

interface GoneWords {
  readonly gone: RegExp
  readonly say: string
  /** Found in records as well, so that it is looked for in the sources alone. */
  readonly isOrdinary?: boolean
}

const went = (gone: RegExp, say: string): GoneWords => ({ gone, say })
const ordinary = (gone: RegExp, say: string): GoneWords => ({ gone, say, isOrdinary: true })

const GONE: readonly GoneWords[] = [
  // The start page and the frame
  went(/What do you want to read|Begin with a question/, 'Common screens'),
  went(/Ten sources|read and send on|to send on\b/, 'Every view is a link you can share.'),
  went(/Open the company|Enter opens everything/, 'Go to company'),
  went(/Splits of some weight/, 'Major splits'),
  went(/Every view on|Whose ratings were right/, 'rating and target changes; top analysts by hit rate'),
  went(/What do the insiders do|What is about to happen/, 'Insider trading; Coming up'),
  went(/What this key may call|operations answered/, 'Your data access'),
  ordinary(/(?!^Operations$)\boperations?\b/i, 'dataset'),
  ordinary(/^(?:Opinion|Press)$/, 'Research, News'),
  went(/\bPrice ratios\b|\bBulls and bears\b/, 'Prices & valuation, Bull / bear case'),
  went(/Find or command|invented companies, pinned/, 'Search companies, datasets, commands…'),
  went(/What analysts wrote beside|Everyone who rates shares/, 'Rating changes, price targets; track records'),
  went(/Trades that officers, directors and large owners|What was said on conference calls/, 'Form 3/4/5 filings; transcripts'),

  // Filters and the query in words
  went(/What they mean|May be left out/, 'Explain filters; Optional'),
  went(/\bkind of key\b/i, 'search by'),
  went(/Rows a page|\bSingle day\b/, 'Rows per page, On date'),
  went(/Date means|Days are\b/, 'Filter by'),
  went(/Topics wanted|How much of each item/, 'Match, Show'),
  ordinary(/refine(?:d|ment)s?\b/i, 'filter of the loaded rows'),

  // Tables, paging, columns, export
  went(/order is local/, 'Sorted within n loaded rows'),
  went(/More may follow|End reached|the whole answer|rows? \(complete\)/i, '1–100 · more available; 26 rows · all loaded'),
  went(/Load until the end|Single pages|How many follow is not known/, 'Load all, Back to pages'),
  went(/^As sent$|Keep these|Holds the text|The usual layout/, 'Default order, Apply, Contains, Reset columns'),
  went(/the file says so|Spreadsheets change what/, 'Marked “partial” in the file.'),
  went(/[Tt]arget before|None of this firm/, 'Prior target'),

  // The company's page
  went(/and the month ahead|did not arrive|on their way\b/, '1Y + next month; unavailable; loading'),
  went(/narrows the days|The same as a table/, 'Drag to zoom; View as table'),
  went(/no purchase or sale/, 'no open-market trade'),
  went(/% right of|Of any day:|by page alone/, 'hit rate; latest edition; find transcripts'),
  ordinary(/\b(?:light|dark) grounds?\b/i, 'light background, dark background'),

  // Transcripts, filings, analysts, cases, news, calendars
  went(/Calls of ticker|Search the pages|What changed\b/, 'Company’s calls, Corrections'),
  went(/How sure is this outline|words of the machine|gave way to/, 'Speakers: from the provider'),
  went(/Filed after|Hide plans/, 'Filing lag (bus. days), Exclude 10b5-1'),
  went(/the service gives no number of|leaves zeros out/, 'Blank may mean 0'),
  went(/since the edition before/, 'Show changes vs previous edition'),
  went(/As received|Forget what I read|Asking for the body|Show all apart/i, 'Raw response, Clear read marks, Ungroup versions'),
  went(/Ask for all days shown|Times stand as the source|^Add these\b/, 'Times: New York (ET), assumed'),

  // Watchlists, faults, states
  went(/the name means nothing|Keep the list|is called so\b/, 'Save watchlist; No watchlist named @cover'),
  went(/There is no such (?:day|page)|Not a choice here|Nothing is at/, 'Invalid date; Choose 0 to 5; Page not found'),
  went(/Nothing was requested: mend/, 'Fix the marked filters and apply.'),
  went(/Key not accepted|Look at the connection|No rows have arrived yet/, 'API key rejected (401). Check connection'),
  went(/wants to be left alone|Asking again\b/, 'Rate limited. Retrying in 3 s'),
  went(/Told in an unusual way|not from the specification|departures? from/, 'parameters inferred; schema mismatch'),
  went(/Left out, not asked by this/, 'Ignored: halo'),
  went(
    /Single letters rest|As the device|Applied before the page|Forget where I was/,
    'Shortcuts are off while typing; Match system',
  ),
  went(/A tour in eight|try what is said/, 'Quick tour: 8 things to try'),

  // Figures and their names
  went(/\d %/, '19.2%'),
  went(/P\/E, 12 months|Book to market value|Operating income to EV/, 'P/E (TTM), Book-to-market, EBIT/EV'),
]

/** Each of the words that a text of the sources has, with what to say instead. */
export function goneIn(text: string, words = GONE): readonly string[] {
  const line = text.replace(/\s+/g, ' ')
  return words.flatMap(({ gone, say }) => {
    const found = gone.exec(line)
    return found ? [`“${found[0]}” (say: ${say})`] : []
  })
}

const NEVER = GONE.filter(({ isOrdinary }) => !isOrdinary)

/** The same of a text on the screen, where records stand as well. */
export const goneOnScreen = (text: string): readonly string[] => goneIn(text, NEVER)
