/** A split read: the ratio in words, its four days, and what does not fit together. */
import { useConnection } from '../../connection/ConnectionContext.tsx'
import type { RecordProps } from '../../explorer/slots.ts'
import { wordsOfDay } from '../../lib/dates/days.ts'
import { textOfMarkup } from '../../lib/text/markupText.ts'
import { importanceWords } from '../../explorer/calendar/event.ts'
import { Fact, RecordHead } from '../../explorer/calendar/RecordHead.tsx'
import { SaveCalendar } from '../../explorer/calendar/file/SaveCalendar.tsx'
import type { splits } from './endpoint.ts'
import { ratioOf } from './ratio.ts'
import { dayOf, odditiesOf } from './splitDates.ts'
import { entryOfSplit } from './splitEvents.ts'

export function SplitRecord({ record: split, fields }: RecordProps<typeof splits>) {
  const isDemo = useConnection().mode === 'demo'
  const entry = entryOfSplit(split, isDemo)
  const words = (name: Parameters<typeof dayOf>[1]): string | undefined => {
    const day = dayOf(split, name)
    return day ? wordsOfDay(day) : (split[name] ?? undefined)
  }
  const facts = (
    <>
      <Fact name="Ratio">{ratioOf(split)?.words}</Fact>
      <Fact name="Type">{split.split_type}</Fact>
      <Fact name="Announced">{words('date_announced')}</Fact>
      <Fact name="Record date">{words('date_recorded')}</Fact>
      <Fact name="Ex-date">{words('date_ex')}</Fact>
      <Fact name="Distribution">{words('date_distribution')}</Fact>
      <Fact name="Importance">{importanceWords(split.importance)}</Fact>
    </>
  )
  return (
    <RecordHead
      facts={facts}
      oddities={odditiesOf(split)}
      notes={split.notes ? textOfMarkup(split.notes) || split.notes : ''}
      fields={fields}
      action={
        entry && (
          <SaveCalendar
            entries={[() => entry]}
            title={isDemo ? 'Tearsheet, demo data' : 'Tearsheet'}
            fileName={`${isDemo ? 'demo-' : ''}split-${(split.ticker ?? '').replace(/\W/g, '-')}-${entry.day}`}
          />
        )
      }
    />
  )
}
