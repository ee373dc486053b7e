/** The page of a ticker that can be asked for: head, time axis, panels, the open record and the requests behind them. */
import { memo, useDeferredValue, useRef, type ReactNode } from 'react'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { companyViews } from '../../endpoints/companyViews.ts'
import { PrintedHead } from '../../explorer/toolbar/PrintedHead.tsx'
import { usePrinting } from '../../ui/screen/usePrinting.ts'
import { TearSheet } from '../sheet/TearSheet.tsx'
import { RequestInspector } from '../../explorer/requests/RequestInspector.tsx'
import { wordsOfRange } from '../../lib/dates/days.ts'
import { Boundary } from '../../ui/Boundary.tsx'
import { AnswersLine, isNothingFound, isNothingLoaded } from '../AnswersLine.tsx'
import { CompanyFigures } from '../CompanyFigures.tsx'
import { CompanyHead, identityOf } from '../CompanyHead.tsx'
import styles from '../CompanyPage.module.css'
import { CompanyPanel } from './CompanyPanel.tsx'
import { CompanyRecord } from './CompanyRecord.tsx'
import { OPEN, openText, TAB, type CompanyAddress } from '../companyAddress.ts'
import { NothingFound, type FindCompanies } from '../NothingFound.tsx'
import { panelOrder } from './panelOrder.ts'
import { TargetsSection } from '../targets/TargetsSection.tsx'
import { useTargetStudy } from '../targets/useTargetStudy.ts'
import { lanesOf, priceLineOf } from '../timeline/timelineEvents.ts'
import { RangeBar } from '../timeline/RangeBar.tsx'
import { Timeline } from '../timeline/Timeline.tsx'
import { useAnswers, type Answer } from '../useAnswers.ts'

interface Props {
  readonly address: CompanyAddress
  readonly notices: ReactNode
  readonly findCompanies: FindCompanies | undefined
  /** Names of the address and their texts; `undefined` takes one away. */
  readonly onChange: (changes: Readonly<Record<string, string | undefined>>, replace?: boolean) => void
}

const isWaiting = ({ state }: Answer): boolean => state === 'waiting'

/** When the oldest of the answers on screen was asked for. */
const askedFirst = (answers: readonly Answer[]): number | undefined => {
  const times = answers.flatMap(({ reply }) => reply?.logEntry.startedAt ?? [])
  return times.length === 0 ? undefined : Math.min(...times)
}

/** Shows a record of the company, and closes it again. */
function useOpenRecord(open: Props['address']['open'], onChange: Props['onChange']) {
  /** What led to the open record, and gets the focus back. */
  const opener = useRef<Element | null>(null)
  const show = (operation: string, id: string): void => {
    if (!open) opener.current = document.activeElement
    onChange({ [OPEN]: openText(operation, id) }, open !== undefined)
  }
  const close = (): void => {
    onChange({ [OPEN]: undefined, [TAB]: undefined })
    const marker = document.querySelector<HTMLElement>('[role="toolbar"] [aria-current="true"]')
    ;(opener.current instanceof HTMLElement && opener.current.isConnected ? opener.current : marker)?.focus()
  }
  return { show, close }
}

interface PanelsProps {
  readonly answers: readonly Answer[]
  readonly onOpen: (operation: string, id: string) => void
}

/** What each dataset has of the company; what has little stands together. */
function CompanyPanels({ answers, onOpen }: PanelsProps) {
  const { panels, short } = panelOrder(answers, useConnection().today)
  const panelOf = (answer: Answer) => (
    <CompanyPanel key={answer.view.endpoint.id} answer={answer} onOpen={(id) => onOpen(answer.view.endpoint.id, id)} />
  )
  return (
    <div className={styles.panels}>
      {panels.map(panelOf)}
      {short.length > 0 && <div className={styles.short}>{short.map(panelOf)}</div>}
    </div>
  )
}

/** What comes together is drawn together, in slices: each answer by itself would draw the whole page before the next is heard of. */
export function CompanyContents(props: Props) {
  const { address } = props
  const answers = useAnswers(companyViews, address.ticker, address.asked)
  const drawn = useDeferredValue({ address, answers })
  // Answers of other days are not drawn as those of the address.
  return <Contents {...props} answers={drawn.address === address ? drawn.answers : answers} />
}

const Contents = memo(function Contents({
  address,
  answers,
  notices,
  findCompanies,
  onChange,
}: Props & { readonly answers: readonly Answer[] }) {
  const { ticker, range, open } = address
  const { today } = useConnection()
  const identity = identityOf(answers, ticker)
  const isEmpty = isNothingFound(answers)
  const hasNothing = isEmpty || isNothingLoaded(answers)
  const lanes = lanesOf(answers, range)
  const prices = priceLineOf(answers, range)
  const { earlier, study, consensus } = useTargetStudy(answers, address, onChange)
  const asked = askedFirst(answers)
  const isPrinting = usePrinting()
  const { show, close } = useOpenRecord(open, onChange)
  const onRange = (span: Props['address']['range']): void => onChange({ ...span, [OPEN]: undefined, [TAB]: undefined })
  const name = identity.name ? `${identity.name}, ${ticker}` : ticker
  return (
    <>
      {/* An open record says itself what it is. */}
      {!open && <title>{`${name}, ${wordsOfRange(range.from, range.to)} · Tearsheet`}</title>}
      {/* An open record is printed alone. */}
      {isPrinting && open && <PrintedHead asked={asked} />}
      {isPrinting && !open && (
        <Boundary what="the tear sheet" content={answers}>
          <TearSheet {...{ ticker, identity, range, today, asked, answers, prices, lanes, consensus }} />
        </Boundary>
      )}
      <div className={styles.body} data-print={open ? undefined : 'hide'}>
        <div className={styles.contents}>
          <header className={styles.head} data-waiting={consensus === 'waiting' || answers.some(isWaiting) || undefined}>
            <CompanyHead ticker={ticker} identity={identity} />
            {!hasNothing && (
              <Boundary what="the figures" content={answers}>
                <CompanyFigures {...{ answers, range, today, consensus }} />
              </Boundary>
            )}
            {notices}
            <RangeBar address={address} />
            <AnswersLine answers={answers} />
            {isEmpty && <NothingFound ticker={ticker} isRangeGiven={address.isRangeGiven} findCompanies={findCompanies} />}
          </header>
          {!hasNothing && (
            <Boundary what="the time axis" content={answers}>
              <Timeline
                {...{ range, today, prices, lanes, open, onRange }}
                onOpen={({ answer }, event) => show(answer.view.endpoint.id, event.id)}
              />
            </Boundary>
          )}
          {!isEmpty && study && (
            <Boundary what="the price targets" content={study}>
              <TargetsSection
                {...{ study, earlier, range, onRange }}
                onOpen={(answer, id) => show(answer.view.endpoint.id, id)}
              />
            </Boundary>
          )}
          {/* Of an unknown ticker only what failed has anything to say. */}
          <CompanyPanels answers={isEmpty ? answers.filter(({ state }) => state === 'failed') : answers} onOpen={show} />
        </div>
        {open && (
          <CompanyRecord
            answer={answers.find(({ view: { endpoint } }) => open.operation === endpoint.id)}
            id={open.id}
            tab={address.tab}
            onTab={(tab) => onChange({ [TAB]: tab === 'record' ? undefined : tab }, true)}
            onOpen={(id) => show(open.operation, id)}
            onClose={close}
          />
        )}
      </div>
      <RequestInspector endpoint={undefined} answer={undefined} />
    </>
  )
})
