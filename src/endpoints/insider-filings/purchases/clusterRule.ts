/** How many insiders within how many days make a cluster, as the address says it. */
import type { ClusterRule } from '../../../analysis/insiders/purchaseClusters.ts'

export const USUAL: ClusterRule = { people: 3, days: 30 }

/** A single purchase is no cluster, and what lies a year apart has nothing in common. */
export const RULE_RANGES = { people: { least: 2, most: 20 }, days: { least: 0, most: 365 } } as const

export const ruleNames = ['v.people', 'v.days'] as const

export type RuleName = keyof ClusterRule

/** A number within its range; `undefined` for any other text. */
export function ruleNumber(name: RuleName, text: string): number | undefined {
  const { least, most } = RULE_RANGES[name]
  const number = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
  return number >= least && number <= most ? number : undefined
}

export const ruleOf = (ownView: (name: `v.${RuleName}`) => string | undefined): ClusterRule => ({
  people: ruleNumber('people', ownView('v.people') ?? '') ?? USUAL.people,
  days: ruleNumber('days', ownView('v.days') ?? '') ?? USUAL.days,
})
