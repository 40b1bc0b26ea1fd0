// A question, understood: plain typed data between reading and SQL. Everything in it is named in the model, so that it can be
// checked, shown to the visitor, edited by a follow-up, or written by a language model without trusting it.
import type { Condition, Comparator, Quantity } from '#contract/terms.ts'

export type { Quantity } from '#contract/terms.ts'

export type Grain = 'day' | 'week' | 'month' | 'quarter' | 'year'

/** From `from` to below `to`; `above`: not `from` itself, `upTo`: `to` as well. A bound that is absent is open. */
export interface Band {
  label: string
  from?: number
  to?: number
  above?: boolean
  upTo?: boolean
}

export type Key =
  | { kind: 'attribute'; attribute: string }
  | { kind: 'time'; attribute: string; grain: Grain }
  | { kind: 'weekday'; attribute: string }
  /** January of every year, February of every year: twelve rows, whatever the years. */
  | { kind: 'month of year'; attribute: string }
  /** The hour of the day, from 0 to 23. */
  | { kind: 'hour'; attribute: string }
  /** Steps of a number: the decade a house was built in. */
  | { kind: 'step'; attribute: string; size: number }
  | { kind: 'bands'; attribute: string; bands: readonly Band[] }
  /** Sides of a comparison that no single attribute names: "villages" against "everywhere else". */
  | { kind: 'sides'; sides: readonly { label: string; where: readonly Condition[] }[] }
  /** Each thing of a noun, by its identity and shown by its name. */
  | { kind: 'thing'; noun: string }

/** Groups by a date, whatever of it tells them apart. */
export const isTimeKey = (
  key: Key,
): key is Extract<Key, { kind: 'time' | 'weekday' | 'month of year' | 'hour' }> =>
  key.kind === 'time' || key.kind === 'weekday' || key.kind === 'month of year' || key.kind === 'hour'

export type Column =
  | { kind: 'attribute'; attribute: string }
  | { kind: 'quantity'; quantity: Quantity; where: readonly Condition[]; label?: string }
  /** Made of other columns, by their place in the list. */
  | { kind: 'difference'; left: number; right: number; percent: boolean; label?: string }
  | { kind: 'quotient'; top: number; bottom: number; percent: boolean; times?: number; label?: string }
  /** Of all rows, or of those that share the first key. */
  | { kind: 'share'; of: number; within: 'all' | 'first key'; label?: string }
  | { kind: 'running'; of: number; label?: string }
  /** Against the row before it in time. */
  | { kind: 'growth'; of: number; percent: boolean; label?: string }
  /** What the visitor composed herself: units sold over units sold and stock together. */
  | { kind: 'formula'; of: Formula; percent: boolean; label?: string }

/** Columns and numbers, combined; a division by nothing has no value. */
export type Formula =
  | { kind: 'column'; column: number }
  | { kind: 'number'; value: number }
  | { kind: 'combine'; op: '+' | '-' | '*' | '/'; left: Formula; right: Formula }

/** The places of the columns that it is made of. */
export function columnsIn(formula: Formula): number[] {
  if (formula.kind === 'combine') return [...columnsIn(formula.left), ...columnsIn(formula.right)]
  return formula.kind === 'column' ? [formula.column] : []
}

/** A condition on a finished row. */
export interface Keep {
  column: number
  op: Comparator
  value:
    | { kind: 'number'; value: number }
    /** Of a column of days: the last order before May. */
    | { kind: 'day'; day: string }
    | { kind: 'column'; column: number; times?: number }
    /**
     * The same quantity over all rows, or over the thing's own group by an attribute; of what adds up, the mean of the rows.
     * With `times`, a part or a multiple of it: "less than half of the average".
     */
    | { kind: 'overall'; times?: number }
    | {
        kind: 'own group'
        attribute: string
        fn: 'avg' | 'median' | 'max' | 'min'
        /** Of rows of another kind in that group: what was sold there, for homes that are for sale. */
        of?: { noun: string; attribute: string }
        times?: number
      }
    /** A number of other rows: the average sold price, for homes that are for sale. */
    | { kind: 'quantity'; quantity: Quantity; where?: readonly Condition[]; times?: number }
    | { kind: 'previous' }
}

export interface Order {
  column: number
  descending: boolean
}

export interface Plan {
  /** Empty keys: one row. One key of kind `thing` and attribute columns only: a list. */
  keys: readonly Key[]
  columns: readonly Column[]
  /** Applies to every column, as far as its rows can be linked to the attribute. */
  where: readonly Condition[]
  /** Show things and groups also when a quantity has no rows for them: "no bookings" needs them. */
  keepEmpty: boolean
  keep: readonly Keep[]
  order: readonly Order[]
  /** Groups that have an order of their own stand in it from its end: the newest month, the most bedrooms first. */
  backwards?: true
  limit: number | null
  /** So many rows come first and are not shown: of the third most expensive home, two. */
  skip?: number
  /** Names of which the question supposes that they come first: the answer says whether they do. */
  supposed?: readonly string[]
  /** Rows before this day are computed, for the growth of the first one shown, and not shown. */
  shownFrom: string | null
  /** At most this many rows for each value of the first key. */
  limitPer: number | null
  /** What to say about the rows instead of showing them. */
  summary:
    | { kind: 'rows' }
    | { kind: 'count' }
    /**
     * The share of rows that `keep` leaves, among all; with `of`, the share of that column's sum that they hold. `among`: so many of
     * the limits tell what all are, as of those who ordered last month.
     */
    | { kind: 'share'; of?: number; among?: number }
    /** `over`: an average counts so many groups, also those without rows: the days of October. */
    | { kind: 'aggregate'; fn: 'avg' | 'sum' | 'median' | 'max' | 'min'; column: number; over?: number }
    /** How many rows fall into each range of a column: guests by their number of stays. */
    | { kind: 'bands'; column: number; bands: readonly Band[] }
    /** The sum of a column over the rows within the limit, over its sum over all rows. */
    | { kind: 'concentration'; column: number }
}

/** A plan that says only these parts: nothing is left out, ordered or added up. */
export const plainPlan = (parts: Partial<Plan>): Plan => ({
  keys: [],
  columns: [],
  where: [],
  keepEmpty: false,
  keep: [],
  order: [],
  limit: null,
  shownFrom: null,
  limitPer: null,
  summary: { kind: 'rows' },
  ...parts,
})
