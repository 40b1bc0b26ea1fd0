// What a limit holds a number against: a number, another one, a part of it, or an average.
import type { AttributeRef, QuantityRef } from './item.ts'
import type { AmountUnit, Period } from './piece.ts'

export type HavingThan =
  | { kind: 'number'; value: number; unit?: AmountUnit }
  /** "Whose last order was before May": of a day. */
  | { kind: 'day'; day: string }
  | { kind: 'quantity'; quantity: QuantityRef }
  /** "30 times their own nightly rate": a number that the thing itself has. */
  | { kind: 'attribute'; attributes: AttributeRef; times: number }
  /** "Bought from every category": all that there are. */
  | { kind: 'every one' }
  /** `of`: the number that is compared, where it stands beside the comparison. */
  | {
      kind: 'average'
      own: AttributeRef | null
      of: AttributeRef
      /** "Cost more than the average sold price": an average of something else. */
      other?: AttributeRef
      /** "More than the highest sold price in their area": no average of its own group. */
      fn?: 'max' | 'min' | 'median'
      /** "Than the average there": where the things are. */
      there?: true
      /** "Than the average sold price this year": when those were sold. */
      period?: Period
      times?: number
    }
