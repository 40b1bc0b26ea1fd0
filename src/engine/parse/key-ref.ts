// What a question groups by, as far as its words tell.
import type { Band, Grain } from '#engine/plan.ts'
import type { AttributeRef, ConditionRef, NounRef } from './item.ts'
import type { AmountUnit } from './piece.ts'

/** Rows of things, "completed orders" of customers, of which there are so many. */
export interface CountedRows {
  nouns: NounRef
  options: readonly { attribute: string; value: string }[]
}

/** `endsBefore`: "$20 to $49, $50 to $99" leaves no gap for what costs 49.99. */
export interface SaidBand extends Band {
  endsBefore?: number
}

export type KeyRef =
  /** `owner`: "the state the customer lives in" is one of theirs. */
  | { kind: 'attribute'; attributes: AttributeRef; owner?: NounRef }
  | { kind: 'grain'; grain: Grain; dates?: AttributeRef }
  | { kind: 'weekday' | 'month of year' | 'hour'; dates?: AttributeRef }
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
      bands: readonly SaidBand[]
      unit: AmountUnit
      counted?: CountedRows
      /** "By revenue: under 10k, …": what their rows add up to. */
      measured?: readonly string[]
    }
  /** "In steps of 50 dollars"; "by price range" leaves open how wide they are. */
  | { kind: 'steps'; attributes: AttributeRef; size: number | null; unit: AmountUnit }

/** Groups by a date, whatever of it tells them apart. */
export const isTimeRef = (
  key: KeyRef,
): key is Extract<KeyRef, { kind: 'grain' | 'weekday' | 'month of year' | 'hour' }> =>
  key.kind === 'grain' || key.kind === 'weekday' || key.kind === 'month of year' || key.kind === 'hour'
