// What can be said of rows: values, quantities and conditions. Models are written in these terms, and plans of questions too.

/** How a value is shown, and which units a question may give it. */
export type Format =
  | 'text'
  | 'count'
  | 'number'
  | 'money'
  | 'price_per_sf'
  | 'percent'
  | 'ratio'
  | 'days'
  | 'nights'
  | 'year'
  | 'date'
  | 'moment'
  | 'flag'

/** A value of one row, from the columns of its own table or of the row that a link leads to. */
export type Expr =
  | { kind: 'column'; column: string }
  | { kind: 'number'; value: number }
  | { kind: 'combine'; op: '+' | '-' | '*' | '/'; left: Expr; right: Expr }
  | { kind: 'day'; of: Expr }
  /** Texts of its own row with a space between: a whole name. */
  | { kind: 'spaced'; columns: readonly string[] }
  | { kind: 'linked'; table: string; column: string }
  /** The year of today, for how old something is. Resolved when a question is read. */
  | { kind: 'this year' }

export type Scalar = string | number | boolean
export type Comparator = '=' | '<>' | '<' | '<=' | '>' | '>='

/** What is computed from rows: a measure of the model, a number of things, or an aggregate of one attribute. */
export type Quantity =
  | { kind: 'measure'; measure: string }
  | { kind: 'count'; noun: string }
  | { kind: 'distinct'; noun: string; attribute: string }
  | {
      kind: 'aggregate'
      fn: 'sum' | 'avg' | 'min' | 'max' | 'median'
      noun: string
      attribute: string
      /** Of a median: the value below which so many of a hundred lie, where they are not half. */
      percentile?: number
    }

/** A condition on one row. Attributes are named as `table.attribute`. */
export type Condition =
  | { kind: 'is'; attribute: string; values: readonly Scalar[]; not?: boolean }
  | {
      kind: 'compare'
      attribute: string
      op: Comparator
      value: number | { attribute: string; times?: number }
    }
  | { kind: 'empty'; attribute: string; not?: boolean }
  /** `whole`: as words of their own. Whoever is called Maria is no Mariana. */
  | { kind: 'contains'; attribute: string; texts: readonly string[]; not?: boolean; whole?: true }
  /** Half-open: `from` belongs to it, `to` does not. A bound that is absent is open. `months`: only these of every year. */
  | { kind: 'during'; attribute: string; from?: string; to?: string; months?: readonly number[] }
  | { kind: 'weekday'; attribute: string; days: readonly number[]; not?: boolean }
  /**
   * Speaks of an attribute only to say that nothing is left out on its account: a default on it gives way. With `values`, these are let
   * in and no others: "revenue including refunded orders".
   */
  | { kind: 'free'; attribute: string; values?: readonly Scalar[] }
  /**
   * One of the first by a number of theirs: "our top 3 categories". The attribute tells one from another. `ends`: one of the last as
   * well, as in "the cheapest and the priciest". `per`: the first of each who shares it, as everyone's first order.
   */
  | {
      kind: 'first'
      attribute: string
      count: number
      high: boolean
      ends?: true
      per?: string
      by: Quantity | { kind: 'attribute'; attribute: string; noun: string }
      where: readonly Condition[]
    }
  /**
   * Things with so much of a number of theirs: products that sold more than 50 units, customers without an order. The attribute tells one
   * from another.
   */
  | {
      kind: 'number'
      attribute: string
      quantity: Quantity
      op: Comparator
      value: number
      where: readonly Condition[]
    }
  | { kind: 'any'; of: readonly Condition[] }
  | { kind: 'all'; of: readonly Condition[] }
  | { kind: 'not'; of: Condition }
  /** Relative to today: 90 days before, the year two years ago. Resolved to `during` or `compare` when a question is read. */
  | { kind: 'recent'; attribute: string; days: number }
  /** A day against today: a stay is upcoming when its check-in is `>` today. */
  | { kind: 'today'; attribute: string; op: Comparator }
  | { kind: 'years_back'; attribute: string; years: number }
