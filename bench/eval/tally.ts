// Outcomes counted: in all and by each property of the questions.
import type { Outcome, Verdict } from './examine.ts'

export interface Tally {
  right: number
  declined: number
  wrong: number
  of: number
}

export const properties = ['set', 'demo_type', 'kind', 'difficulty', 'style'] as const
export type Property = (typeof properties)[number]

export function tally(outcomes: readonly Outcome[]): Tally {
  const count = (verdict: Verdict) => outcomes.filter(outcome => outcome.verdict === verdict).length
  return {
    right: count('right'),
    declined: count('declined'),
    wrong: count('wrong'),
    of: outcomes.length,
  }
}

export function tallyBy(outcomes: readonly Outcome[], property: Property): Map<string, Tally> {
  const groups = Map.groupBy(outcomes, outcome => outcome.question[property])
  const named = [...groups].map(([name, group]) => [name, tally(group)] as const)
  return new Map(named.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

export const percent = (part: number, of: number): number =>
  of === 0 ? 0 : Math.round((1000 * part) / of) / 10

/** One wrong answer costs ten right ones. */
export const rs10 = ({ right, wrong, of }: Tally): number => percent(right - 10 * wrong, of)
