// A limit on a number that things or groups have.
import type { Comparator } from '#contract/terms.ts'
import type { HavingThan } from './having-than.ts'
import type { ConditionRef, QuantityRef } from './item.ts'

export interface HavingItem {
  kind: 'having'
  quantity: QuantityRef
  op: Comparator
  than: HavingThan
  byWorth?: true
  /** "Repeat guests": what they are, whatever time is asked about. */
  standing?: true
  /** "5+ orders": of customers it is an attribute, of brands a number of rows. */
  or?: { condition: ConditionRef }
  /** "More than 5 cancelled bookings and …": of which kind its own rows are. */
  such?: ConditionRef
  /** "Four orders of the same product": rows are counted, whatever number the things carry. */
  ofRows?: true
}
