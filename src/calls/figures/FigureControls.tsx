/** Which call the figures are read from, and which of them are shown, to choose. */
import { Choice } from '../../ui/Choice.tsx'
import { callName, type NamedCall } from '../frame/callName.ts'
import frame from '../frame/Frame.module.css'

interface Props {
  /** From the earliest to the latest; `undefined` while they are read. */
  readonly calls: readonly NamedCall[] | undefined
  readonly call: NamedCall | undefined
  readonly time: 'all' | 'reported' | 'outlook'
  readonly onChange: (changes: Readonly<Record<string, string | undefined>>) => void
}

export function FigureControls({ calls, call, time, onChange }: Props) {
  return (
    <div className={frame.controls} data-print="hide">
      <label>
        Call{' '}
        <select value={call?.id} onChange={(event) => onChange({ call: event.target.value })}>
          {calls?.toReversed().map((each) => (
            <option key={each.id} value={each.id}>
              {callName(each)}
            </option>
          ))}
        </select>
      </label>
      <Choice
        label="Figures shown"
        options={[
          { value: 'all', words: 'All' },
          { value: 'reported', words: 'Reported' },
          { value: 'outlook', words: 'Outlook' },
        ]}
        chosen={time}
        onChoose={(next) => onChange({ when: next === 'all' ? undefined : next })}
      />
    </div>
  )
}
