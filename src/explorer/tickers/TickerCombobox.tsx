/** A list of tickers as chips beside the text that is typed: companies found by name, watchlists by `@`, columns pasted. */
import { Combobox } from '@base-ui/react/combobox'
import { useState, useSyncExternalStore, type ClipboardEvent, type RefObject } from 'react'
import type { Param } from '../../api/endpoint/params.ts'
import { shortened } from '../../api/endpoint/quoting.ts'
import { isWatchlist } from '../../api/endpoint/watchlistEntries.ts'
import { counted } from '../../lib/numbers/counts.ts'
import { subscribeToWatchlists, watchlists } from '../../settings/watchlists.ts'
import { companiesFor, useCompanies } from './companies.ts'
import { entriesOf, isListed, spelledBy } from './entries.ts'
import styles from './TickerCombobox.module.css'

interface Props {
  readonly id: string
  readonly describedBy?: string
  readonly param: Pick<Param, 'parse' | 'print' | 'takesWatchlists'>
  /** All of it, by commas: the chips and what is typed after them. */
  readonly text: string
  readonly isFault: boolean
  readonly isRequired?: boolean | undefined
  readonly input?: RefObject<HTMLInputElement | null>
  /** `typed` is what of it is no chip yet. */
  readonly onEdit: (text: string, typed: string) => void
}

/** More are found sooner by typing on. */
const MOST_OFFERED = 8
/** What is longer, or has a blank, is no ticker but the beginning of a name. */
const isName = (text: string): boolean => /\s|^.{6}/.test(text.trim())

/** What comes from elsewhere is all chips, or else to be seen as it is, where other marks than commas part it, or there is no entry. */
const typedOf = (text: string): string => (isListed(text) ? '' : text.replaceAll(/[\r\n]/g, ' '))

interface ChipProps extends Pick<Props, 'param'> {
  readonly entry: string
  /** What the entry stands for. */
  readonly about: string
}

function TickerChip({ param, entry, about }: ChipProps) {
  const words = shortened(entry, 40)
  return (
    <Combobox.Chip className={styles.chip} data-fault={'fault' in param.parse(entry) || undefined} aria-label={entry}>
      <bdi title={about}>{words}</bdi>
      <Combobox.ChipRemove className={styles.remove} aria-label={`Remove ${words}`}>
        <span aria-hidden="true">×</span>
      </Combobox.ChipRemove>
    </Combobox.Chip>
  )
}

export function TickerCombobox({ id, describedBy, param, text, isFault, isRequired, input, onEdit }: Props) {
  const companies = useCompanies()
  const lists = useSyncExternalStore(subscribeToWatchlists, watchlists)
  const [own, setOwn] = useState({ text, typed: typedOf(text) })
  const typed = own.text === text ? own.typed : typedOf(text)
  const chips = entriesOf(typed === '' ? text : text.slice(0, text.length - typed.length)).map((entry) => spelledBy(param, entry))
  const write = (next: readonly string[], rest: string): void => {
    const spelled = [...new Set(next.map((entry) => spelledBy(param, entry)))]
    const all = [...spelled, ...(rest === '' ? [] : [rest])].join(', ')
    setOwn({ text: all, typed: rest })
    onEdit(all, rest)
  }
  const onType = (value: string): void => {
    const [last = '', ...before] = value.split(/[,;|\t\n]/).toReversed()
    write([...chips, ...before.toReversed().flatMap(entriesOf)], last.trimStart())
  }
  const onPaste = (event: ClipboardEvent): void => {
    const pasted = entriesOf(event.clipboardData.getData('text'))
    if (pasted.length < 2) return
    event.preventDefault()
    write([...chips, ...entriesOf(typed), ...pasted], '')
  }
  const offered = typed.startsWith('@')
    ? lists.map(({ name }) => `@${name}`).filter((name) => param.takesWatchlists && name.startsWith(typed.toLowerCase()))
    : typed.trim() === ''
      ? []
      : companiesFor(typed.trim(), companies).map(({ ticker }) => ticker)
  const items = offered.filter((entry) => !chips.includes(entry)).slice(0, MOST_OFFERED)
  const about = (entry: string): string =>
    isWatchlist(entry)
      ? counted(lists.find(({ name }) => `@${name}` === entry)?.tickers.length ?? 0, 'ticker')
      : (companies.find(({ ticker }) => ticker === entry)?.name ?? '')
  return (
    <Combobox.Root
      multiple
      inline
      open
      autoHighlight={typed.startsWith('@') || isName(typed)}
      items={items}
      filter={null}
      value={[...chips]}
      onValueChange={(next) => write(next, '')}
      inputValue={typed}
      // Escape closes what the field stands in, and takes nothing away.
      onInputValueChange={(value, { reason }) => reason === 'input-change' && onType(value)}
    >
      <Combobox.Chips className={styles.chips} data-fault={isFault || undefined}>
        {chips.map((entry) => (
          <TickerChip key={entry} {...{ param, entry }} about={about(entry)} />
        ))}
        <Combobox.Input
          ref={input}
          id={id}
          className={styles.input}
          placeholder={chips.length > 0 ? undefined : param.takesWatchlists ? 'Ticker, name or @watchlist' : 'Ticker or name'}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-expanded={items.length > 0}
          required={isRequired}
          aria-invalid={isFault || undefined}
          aria-describedby={describedBy}
          onPaste={onPaste}
        />
      </Combobox.Chips>
      <Combobox.List className={styles.list} aria-label="Companies and watchlists">
        {(entry: string) => (
          <Combobox.Item key={entry} value={entry} className={styles.item}>
            <b>{entry}</b> <span>{about(entry)}</span>
          </Combobox.Item>
        )}
      </Combobox.List>
    </Combobox.Root>
  )
}
