/** The brief of some companies on a page of its own: what happened to each, what is missing, who is quiet. */
import { useCallback, useState, type CSSProperties } from 'react'
import { useHref } from 'react-router'
import { useConnection } from '../connection/ConnectionContext.tsx'
import { NewDay } from '../explorer/notices/NewDay.tsx'
import { RequestInspector } from '../explorer/requests/RequestInspector.tsx'
import { CopyLink } from '../explorer/toolbar/CopyLink.tsx'
import { PrintedHead } from '../explorer/toolbar/PrintedHead.tsx'
import { SaveView } from '../explorer/views/SaveView.tsx'
import { Boundary } from '../ui/Boundary.tsx'
import { useKeys } from '../ui/keys/useKeys.ts'
import { wordsOfUnix } from '../ui/values/valueText.ts'
import { briefLink, type BriefAddress } from './briefAddress.ts'
import styles from './Brief.module.css'
import { BriefCompany } from './BriefCompany.tsx'
import { BriefGaps } from './BriefGaps.tsx'
import { BriefProgress } from './BriefProgress.tsx'
import type { BriefSheet } from './copy/briefText.ts'
import { CopyBrief } from './copy/CopyBrief.tsx'
import { companyStep } from './companyStep.ts'
import { gapWords, printedLines, quietWords, subtitleOf, unfinishedWords } from './sheetOf.ts'
import { SinceBar } from './SinceBar.tsx'
import { sourceWords } from './sources.ts'
import type { CompanyBrief } from './lines/briefContent.ts'
import { useBrief, type Brief } from './asking/useBrief.ts'
import { useSince } from './useSince.ts'

interface Props {
  readonly address: BriefAddress
  /** Names of companies that no record gives. */
  readonly names: ReadonlyMap<string, string>
}

interface ActsProps {
  readonly sheet: Omit<BriefSheet, 'link' | 'whole' | 'isDemo'>
  /** To this brief, with its moment. */
  readonly link: string
  /** What a saved view keeps. */
  readonly saved: string
  readonly sentence: string
}

/** Ways in which a brief leaves the page, and the one in which it is kept. */
function BriefActs({ sheet, link, saved, sentence }: ActsProps) {
  const { mode } = useConnection()
  const base = useHref('/').replace(/\/$/, '')
  const whole = useCallback((address: string): string => `${window.location.origin}${base}${address}`, [base])
  return (
    <p className={styles.acts} data-print="hide">
      <CopyBrief sheet={{ ...sheet, link: whole(link), whole, isDemo: mode === 'demo' }} />
      <CopyLink query={link.slice('/brief'.length)} />
      <button type="button" className="link" onClick={() => window.print()}>
        Print
      </button>
      <SaveView address={saved} sentence={sentence} />
    </p>
  )
}

/** Sentences below the companies: who is quiet, what was left out, what it is made of. */
function notesOf(brief: Brief): readonly string[] {
  const { remarks, isWhole, seenUnavailable } = brief
  const quiet = quietWords(brief, isWhole)
  return [
    ...(quiet ? [quiet] : []),
    ...remarks,
    ...(isWhole && seenUnavailable ? [seenUnavailable] : []),
    ...(isWhole ? [sourceWords(brief)] : []),
  ]
}

export function BriefContents({ address: { entries, tickers, since: given }, names }: Props) {
  const { scenario } = useConnection()
  const [asked] = useState(() => Date.now())
  const { since, seen, mark } = useSince(entries, given)
  const brief = useBrief(tickers, since, false)
  const { companies, gaps, isWhole, isAnyThere } = brief
  useKeys('page', [
    { keys: 'j', words: 'Next company', run: () => companyStep(1) },
    { keys: 'k', words: 'Previous company', run: () => companyStep(-1) },
    { keys: 'Enter', words: 'Go to company' },
  ])
  const nameOf = ({ name, ticker }: CompanyBrief): string | undefined => name ?? names.get(ticker)
  const notes = notesOf(brief)
  return (
    <>
      <title>{`Brief, ${subtitleOf(tickers.length, since)} · Tearsheet`}</title>
      <PrintedHead asked={asked} />
      <div className={styles.contents} style={{ '--lines': printedLines(companies) } as CSSProperties}>
        <header className={styles.head}>
          <h1>Brief</h1>
          <p className={styles.subtitle}>
            <b>{entries.join(', ').slice(0, 120)}</b> {subtitleOf(tickers.length, since)}
            {given === undefined && (seen === since ? ', when it was last marked as seen' : ', the previous close')}
          </p>
          <BriefActs
            sheet={{
              title: 'Brief',
              subtitle: subtitleOf(tickers.length, since),
              companies: companies.map((company) => ({ ...company, name: nameOf(company) })),
              notes: [
                ...(isWhole ? [] : [unfinishedWords('copied', brief.answered, brief.answers.length)]),
                ...gapWords(brief),
                ...notes,
              ],
            }}
            link={briefLink(tickers, since, scenario)}
            // Without a moment of its own it begins wherever the reader left off.
            saved={briefLink(entries, given, scenario)}
            sentence={`Brief ${entries.join(', ')}`}
          />
        </header>
        <NewDay />
        <SinceBar
          key={since}
          since={since}
          seen={seen}
          onSeen={
            isWhole && gaps.length === 0
              ? async (at) => {
                  // Where nothing can be kept, the moment can.
                  const lost = await brief.markSeen(at).catch(() => 0)
                  mark(at)
                  return lost
                }
              : undefined
          }
        />
        <BriefProgress brief={brief} />
        {!isWhole && <p data-print="only">{unfinishedWords('printed', brief.answered, brief.answers.length)}</p>}
        <BriefGaps gaps={gaps} tickers={tickers} onRetry={brief.retry} />
        {isWhole && isAnyThere && companies.length === 0 && gaps.length === 0 && (
          <p role="status">Nothing since {wordsOfUnix(since)}.</p>
        )}
        <Boundary what="the brief" content={companies}>
          {companies.map((company) => (
            <BriefCompany key={company.ticker} company={company} name={nameOf(company)} />
          ))}
        </Boundary>
        {(isWhole || companies.length > 0) &&
          notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
      </div>
      <RequestInspector endpoint={undefined} answer={undefined} />
    </>
  )
}
