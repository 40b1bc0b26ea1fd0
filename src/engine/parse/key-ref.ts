// What a question groups by, as far as its words tell.
import type { Band, Grain } from '#engine/plan.ts'
import type { AttributeRef, ConditionRef, NounRef } from './item.ts'
import type { AmountUnit } from './piece.ts'

/** Rows of things, "completed orders" of customers, of which there are so many. */
export interface CountedRows {
  nouns: NounRef
  options: readonly { attribute: string; value: string }[]
}

export type KeyRef =
  /** `owner`: "the state the customer lives in" is one of theirs. */
  | { kind: 'attribute'; attributes: AttributeRef; owner?: NounRef }
  | { kind: 'grain'; grain: Grain; dates?: AttributeRef }
  | { kind: 'weekday' | 'hour'; dates?: AttributeRef }
  | { kind: 'decade' }
  | { kind: 'noun'; nouns: NounRef }
  /** The sides of a comparison; one without conditions is all the rest. */
  | {
      kind: 'sides'
      sides: readonly { label: string; conditions: readonly ConditionRef[]; nouns: readonly string[] }[]
    }
  | {
      kind: 'bands'
      attributes: AttributeRef
      bands: readonly Band[]
      unit: AmountUnit
      counted?: CountedRows
    }
  /** "In steps of 50 dollars". */
  | { kind: 'steps'; attributes: AttributeRef; size: number; unit: AmountUnit }
