/** The two numbers that say what a cluster is; each is in force as soon as it is one. */
import { useState } from 'react'
import type { ClusterRule } from '../../../analysis/insiders/purchaseClusters.ts'
import styles from './Clusters.module.css'
import { RULE_RANGES, ruleNumber, type RuleName } from './clusterRule.ts'

interface FieldProps {
  readonly name: RuleName
  readonly label: string
  readonly value: number
  readonly onChange: (name: RuleName, value: number) => void
}

function RuleField({ name, label, value, onChange }: FieldProps) {
  /** What is typed and not in force. */
  const [typed, setTyped] = useState<string>()
  const { least, most } = RULE_RANGES[name]
  return (
    <input
      type="text"
      inputMode="numeric"
      size={3}
      aria-label={label}
      title={`${least} to ${most}`}
      aria-invalid={typed !== undefined || undefined}
      value={typed ?? value}
      onChange={({ target }) => {
        const next = ruleNumber(name, target.value)
        setTyped(next === undefined ? target.value : undefined)
        if (next !== undefined) onChange(name, next)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

interface Props {
  readonly rule: ClusterRule
  readonly onChange: FieldProps['onChange']
}

export const RuleFields = ({ rule, onChange }: Props) => (
  <div className={styles.rule} role="group" aria-label="What a cluster is">
    <RuleField name="people" label="People at least" value={rule.people} onChange={onChange} />
    people or more within
    <RuleField name="days" label="Days at most" value={rule.days} onChange={onChange} />
    days
  </div>
)
