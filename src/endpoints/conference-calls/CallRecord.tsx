/** A conference call made usable: when, the numbers to dial, the code to copy, the webcast to open. */
import type { ReactNode } from 'react'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import type { RecordProps } from '../../explorer/slots.ts'
import { textOfMarkup } from '../../lib/text/markupText.ts'
import { importanceWords } from '../../explorer/calendar/event.ts'
import { Fact, RecordHead } from '../../explorer/calendar/RecordHead.tsx'
import { SaveCalendar } from '../../explorer/calendar/file/SaveCalendar.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { OutsideLink } from '../../ui/prose/OutsideLink.tsx'
import { entryOfCall, minuteOf, ownWordsOf, whenOf, zoneWords } from './callEvents.ts'
import { conferenceCalls } from './endpoint.ts'
import { phonePartsOf } from './phoneNumbers.ts'
import { webcastOf } from './webcast.ts'

function Phone({ text }: { text: string }): ReactNode {
  return phonePartsOf(text).map((part, index) =>
    part.href ? (
      <a key={index} href={part.href}>
        <bdi>{part.text}</bdi>
      </a>
    ) : (
      <bdi key={index}>{part.text}</bdi>
    ),
  )
}

const Copied = ({ text, name }: { text: string; name: string }) => (
  <>
    <bdi>{text}</bdi> <CopyButton text={text}>{`Copy ${name}`}</CopyButton>
  </>
)

function Webcast({ address }: { address: string | null | undefined }) {
  const webcast = webcastOf(address)
  return (
    webcast && (
      <>
        <OutsideLink href={webcast.href}>{webcast.text}</OutsideLink>
        {webcast.isCompleted && <small> https:// added</small>}
      </>
    )
  )
}

export function CallRecord({ record: call, fields }: RecordProps<typeof conferenceCalls>) {
  const isDemo = useConnection().mode === 'demo'
  const when = whenOf(call)
  const own = ownWordsOf(call)
  const facts = (
    <>
      <Fact name="Call">{when && (minuteOf(call.start_time) ? `${when}, assumed ${zoneWords()}` : when)}</Fact>
      {own && <Fact name="Your time">{own}</Fact>}
      <Fact name={conferenceCalls.fields.time.label}>
        {call.time && <bdi title={conferenceCalls.fields.time.about}>{call.time}</bdi>}
      </Fact>
      <Fact name="Importance">{importanceWords(call.importance)}</Fact>
      <Fact name="Phone">{call.phone_num && <Phone text={call.phone_num} />}</Fact>
      <Fact name="From abroad">{call.international_num && <Phone text={call.international_num} />}</Fact>
      <Fact name="Access code">{call.access_code && <Copied text={call.access_code} name="access code" />}</Fact>
      <Fact name="Reservation">{call.reservation_num && <Copied text={call.reservation_num} name="reservation number" />}</Fact>
      <Fact name="Webcast">{call.webcast_url && <Webcast address={call.webcast_url} />}</Fact>
    </>
  )
  return (
    <RecordHead
      facts={facts}
      notes={call.notes ? textOfMarkup(call.notes) || call.notes : ''}
      fields={fields}
      action={
        when && (
          <SaveCalendar
            entries={[() => entryOfCall(call, call.date!, isDemo)]}
            title={isDemo ? 'Tearsheet, demo data' : 'Tearsheet'}
            fileName={`${isDemo ? 'demo-' : ''}call-${(call.ticker ?? '').replace(/\W/g, '-')}-${call.date}`}
          />
        )
      }
    />
  )
}
