/** One version of a call, read: the bar above, outline, text, and at the side what was found or changed. */
import { useCallback, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { NARROW, useMedia } from '../../../ui/screen/useMedia.ts'
import { Notice } from '../../../ui/Notice.tsx'
import type { TranscribedCall, transcripts } from '../endpoint.ts'
import type { Mark } from '../text/find.ts'
import { passageNamed, passageNames } from '../text/passageLink.ts'
import { readingOf, type Reading } from '../text/reading.ts'
import { CHANGES, chosenOf, hasText, type Offered } from '../versions/versions.ts'
import { CallFacts } from './CallFacts.tsx'
import { CallSteps } from './CallSteps.tsx'
import { ChangesNote } from './ChangesNote.tsx'
import { FindInText } from './find/FindInText.tsx'
import { FoundList } from './find/FoundList.tsx'
import { Outline } from './Outline.tsx'
import { PassageTools } from './PassageTools.tsx'
import styles from './Reader.module.css'
import { ReaderBar } from './ReaderBar.tsx'
import { TextColumn, type TextPlace } from './TextColumn.tsx'
import { useChanges } from './useChanges.ts'
import { useCitation } from './useCitation.ts'
import { useFind } from './find/useFind.ts'
import type { PageAddress } from '../../../explorer/address/usePageAddress.ts'
import type { PageActs } from '../../../explorer/address/pageActs.ts'

/** While two versions are compared there is nothing to step through. */
const NO_MARKS: readonly Mark[] = []

interface Props {
  readonly call: TranscribedCall
  /** The calls of the page. */
  readonly loaded: readonly TranscribedCall[]
  readonly address: PageAddress<typeof transcripts>
  readonly acts: PageActs<typeof transcripts>
  readonly offered: readonly Offered[]
  readonly chosen: Offered
  /** The version to compare with. */
  readonly heard: Offered | undefined
  readonly canCompare: boolean
}

/** On a narrow screen the outline comes when it is called. */
function useOutlineToggle({ address, acts }: Pick<Props, 'address' | 'acts'>, hash: string) {
  const isNarrow = useMedia(NARROW)
  const isOutlineShown = address.ownView('v.outline') === undefined ? !isNarrow : address.ownView('v.outline') === 'shown'
  const onOutline = (): void => {
    const wanted = isOutlineShown ? 'hidden' : 'shown'
    acts.setOwnView({ 'v.outline': (wanted === 'shown') === !isNarrow ? undefined : wanted }, { replace: true, hash })
  }
  return { isOutlineShown, onOutline }
}

/** The name that the link has for a passage, and its number in this version, or -1. */
function useLinkedPassage(hash: string, reading: Reading, names: readonly string[]) {
  const name = hash.startsWith('#p=') ? hash.slice('#p='.length) : undefined
  const selected = useMemo(() => (name === undefined ? -1 : (passageNamed(reading, names, name) ?? -1)), [reading, names, name])
  return { name, selected }
}

export function ReadText({ call, loaded, address, acts, offered, chosen, heard, canCompare }: Props) {
  const { hash } = useLocation()
  const { isOutlineShown, onOutline } = useOutlineToggle({ address, acts }, hash)
  const place = useRef<TextPlace>(null)
  const [turn, setTurn] = useState(0)
  const usual = chosenOf(offered, undefined)?.key

  const reading = useMemo(() => readingOf(chosen.version), [chosen.version])
  const names = useMemo(() => passageNames(reading), [reading])
  const heardText = useMemo(() => heard && readingOf(heard.version).whole, [heard])
  const changes = useChanges(heardText, heard && reading.whole)
  const cite = useCitation(call, chosen, reading, names)
  const found = typeof changes === 'object' ? changes.marks : changes && NO_MARKS
  const find = useFind(address, acts, reading.folded, found)

  const { name, selected } = useLinkedPassage(hash, reading, names)
  const select = (passage: number, isStep = false): void =>
    acts.setOwnView({}, { replace: isStep && selected >= 0, hash: `#p=${names[passage]}` })
  const show = (key: string): void => {
    find.go(-1)
    acts.setOwnView({ 'v.version': key === usual ? undefined : key, 'v.hit': undefined })
  }
  const onTurn = useCallback((at: number) => setTurn(at), [])

  const outline = (
    <Outline reading={reading} names={names} speaker={reading.turns[turn]?.speaker?.name} onSelect={select}>
      <CallFacts call={call} />
    </Outline>
  )
  return (
    <div className={styles.reader}>
      <ReaderBar {...{ call, offered, canCompare, isOutlineShown, onOutline }} shown={heard ? CHANGES : chosen.key} onShow={show}>
        <CallSteps {...{ call, loaded, address }} />
        <FindInText
          find={find}
          isComparing={heard !== undefined}
          onFind={(text) => find.setText(text, reading.passages[place.current?.topPassage() ?? 0]?.at ?? 0)}
          wait={changes === 'working' ? 'Comparing…' : changes === 'failed' ? 'Comparison failed' : undefined}
        />
      </ReaderBar>
      {name !== undefined && selected < 0 && (
        <Notice tone="warning" role="status">
          The passage of this link is not in this version: its words may have been changed since.
        </Notice>
      )}
      <div className={styles.columns} data-outline={isOutlineShown}>
        {isOutlineShown && outline}
        {hasText(chosen.version) ? (
          <TextColumn
            reading={reading}
            names={names}
            language={chosen.version.language ?? undefined}
            find={find}
            selected={selected}
            onSelect={select}
            onTurn={onTurn}
            citationOf={cite.words}
            place={place}
          />
        ) : (
          <p className={styles.nothing}>The text of this version is empty ({chosen.title}).</p>
        )}
        <div className={styles.side} data-print="hide">
          {typeof changes === 'object' ? (
            <ChangesNote reading={reading} marks={changes.marks} />
          ) : (
            find.marks.length > 0 && <FoundList reading={reading} find={find} />
          )}
          {reading.passages.length > 0 && <PassageTools reading={reading} cite={cite} selected={selected} />}
        </div>
      </div>
    </div>
  )
}
