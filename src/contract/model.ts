// How a demo describes its business to the question engine: things, their attributes, what is measured, and the words that
// people use for them. Pure data. The engine knows no table by name; everything it can say about one stands in a Model.

import type { Comparator, Condition, Expr, Format } from './terms.ts'

/**
 * Words are given in the singular, lower case, with a space where people also write a hyphen or an underscore; plurals, endings
 * and small typing mistakes are the engine's business.
 */
export type Words = readonly string[]

export interface Attribute {
  /** `table.name`, unique in the model. */
  id: string
  table: string
  expr: Expr
  kind: 'category' | 'text' | 'number' | 'day' | 'moment' | 'flag' | 'identifier'
  format: Format
  /** How it is called in a column heading and a sentence: "nightly rate". */
  label: string
  words: Words
  /** What a question means that names only the attribute: a sold price is one of sales. Absent: the table's first noun. */
  noun?: string
  /** The noun that it goes by when it is followed over time: prices move with what is sold. */
  overTime?: string
  /** How the values of many rows become one when a question does not say: nights add up, prices are averaged. */
  rollup?: 'sum' | 'avg'
  /**
   * Words that follow a number: "3 bedrooms", "180 days on the market". Where two attributes share one, a whole number speaks of
   * the one with format `count` ("two baths"), a broken number of the other ("2.5 baths").
   */
  units?: Words
  /** People leave the thousands out: "under 600" is 600,000. A number that small with a sign before it is not understood. */
  inThousands?: true
  /** How wide its ranges are where a question names none: "sales by price range". */
  usualStep?: number
  /** Superlatives and comparatives that speak of it: high "priciest", low "cheapest". */
  high?: Words
  low?: Words
  /** A low value is the good one: the worst home sat the longest. */
  lowIsGood?: true
  /** Breaks ties in a ranking: top rated, then most reviewed. */
  then?: string
  /** The measure that "top" and "best" mean for groups by it, where that is not the one of the business, and what else could be meant. */
  best?: string
  bestRival?: string
  /** Other words for single values; all values themselves come from the database. */
  values?: Readonly<Record<string, Words>>
  /**
   * What those are called who live there, by value: "Texans" are people of Texas. Their noun is the one of this table; where it holds
   * no people, only its things are called so: "Texan homes".
   */
  people?: Readonly<Record<string, Words>>
  /** For a flag: words for true and for false. */
  flag?: { yes: Words; no: Words }
  /** The noun whose rows it counts: the orders of a customer are those that were completed. */
  counts?: string
  /** Left out of lists unless asked for. */
  quiet?: boolean
  /** Whether values of this attribute are free text to be searched with "mention", "about", "containing". */
  searchable?: boolean
  /** Its values are the names of things, which questions say in full: "the Driftwood Beach House". */
  names?: true
  /** Names of people: questions may say them, and nobody outside is told them. */
  ofPeople?: true
  /** Such names begin with a value of this attribute and end with the kind of the thing: "Aurora Wireless Earbuds". */
  maker?: string
  /** Each value is this and a number, which people say alone: "ORD-" for "order 100500", nothing for "MLS 100245". */
  numbered?: string
}

/** Holds unless the question itself speaks of the same attribute. */
export type Default = Extract<Condition, { attribute: string }>

/**
 * A word for rows: a booking is a reservation that is neither cancelled nor a viewing. The first noun of a table is the one meant
 * when a question speaks only of the table's attributes.
 */
export interface Noun {
  id: string
  table: string
  /** The column that tells one thing from another: a guest is a guest_email among reservations. Absent: each row is one. */
  key?: string
  /** Attributes that name a thing, shown first; what "name" and "who" ask for. */
  name: readonly string[]
  /** One thing, several things: "booking", "bookings". */
  label: readonly [one: string, many: string]
  words: Words
  /** Verbs that speak of such rows: guests who "stayed", customers who "bought". */
  verbs?: Words
  /** Words that may mean these things and often mean nothing: "people", "stuff". They bend to the rest of the question. */
  vague?: Words
  where?: readonly Default[]
  /** The attribute that dates it; "last month" without more speaks of this one. */
  date?: string
  /**
   * Other dates of the same thing, with the words that call for them: "made", "booked on". A `rival` may as well be meant where a
   * question names none: bookings of last month.
   */
  otherDates?: readonly { attribute: string; words: Words; rival?: true }[]
  /** It is there for a moment and gone: "last week" says which of them are meant, and not only what they did. */
  passes?: true
  /** Attributes that a list shows beside the name when none are asked for. */
  columns: readonly string[]
  /** The attribute that "top", "best", "biggest" mean for this noun when nothing else is said, or a measure. */
  best?: string
  /** What else they could well mean: a measure, an attribute, or a noun whose rows are counted. */
  bestRival?: string
  /** The attribute that "biggest" and "smallest" mean: the rooms of a home. */
  size?: string
  /** How many pieces there are of one such thing, where it is something that a shop has many of: its stock. */
  pieces?: string
  /** What "where do they come from" asks for: the source of a lead. */
  origin?: string
  /** The fewer the better: listings that expired. */
  lowIsGood?: true
  /** The money of one such thing: "over $500", "how much", "the amount" speak of it when no price is named. */
  amount?: string
}

export type Aggregate =
  | { fn: 'count'; where?: readonly Condition[] }
  | { fn: 'distinct'; attribute: string; where?: readonly Condition[] }
  | {
      fn: 'sum' | 'avg' | 'min' | 'max' | 'median'
      attribute: string
      percentile?: number
      where?: readonly Condition[]
    }

export interface Measure {
  id: string
  label: string
  words: Words
  /** The noun whose rows are measured; its defaults are replaced by `where` when that is given. */
  noun: string
  where?: readonly Default[]
  date?: string
  value:
    | { kind: 'aggregate'; of: Aggregate }
    /** A quotient of two aggregates over the same rows; `percent` multiplies it by 100, `times` by a number of its own. */
    | { kind: 'ratio'; top: Aggregate; bottom: Aggregate; percent?: boolean; times?: number }
    /** The days of [start, end) that fall into the period, over days of the period × things of `capacity`. Needs a period. */
    | { kind: 'occupancy'; start: string; end: string; capacity: string }
    /** An aggregate over days of the period × things of `capacity`: revenue per available night. Needs a period. */
    | { kind: 'per_capacity'; of: Aggregate; capacity: string }
    /**
     * The share of the values of the column `per` for which some row meets `having` and none meets `lacking`, among those with
     * `among`. With `count`, that many rows must meet `having`: two for a repeat guest. With `number`, how many they are.
     */
    | {
        kind: 'share_of_groups'
        per: string
        among?: readonly Condition[]
        having?: readonly Condition[]
        count?: { op: Comparator; value: number }
        lacking?: readonly Condition[]
        number?: true
      }
    /**
     * The mean number of days from one row to the next of the same `per`, by the measure's date. With `first`, only from the first
     * row to the second.
     */
    | { kind: 'days_between'; per: string; first?: true }
  format: Format
  /** Words that ask for a ranking by this measure: "best-selling", "top earning", "biggest spenders". */
  ranks?: Words
  /** Words that ask for its other end: "slow mover". */
  ranksLow?: Words
  /** Settles words in `ranks` that another measure claims too: for these attributes this one is meant. */
  ranksFor?: readonly string[]
  /** A low value is the good one: "best cancellation rate". */
  lowIsGood?: boolean
}

/** A named condition, used like an adjective: "active", "out of stock", "repeat". */
export interface Segment {
  id: string
  label: string
  words: Words
  noun: string
  where: readonly Condition[]
  /** For things with a key or with related rows: how many rows of `of` they must have. */
  count?: { of: string; op: Comparator; value: number }
  /** The noun of which they must have no row: an abandoned cart is a session without a purchase. */
  lacking?: string
  /** The measure that tells how many of them there are in each group: abandoned carts by day. */
  number?: string
  /** The measure that a share of them is, where it is no share of the things that it is said of: of the carts, and not of all visits. */
  rate?: string
  /** Only where nothing else tells: "got anything with a pool" means what is for sale, "got anything under contract" does not. */
  presumed?: true
}

/** Each row of `from` points to one row of `to`. */
export interface Link {
  from: string
  column: string
  to: string
}

/**
 * What a visitor may ask for that the data does not hold; named, it gets a better answer than "I do not know that word". Its words
 * lose that meaning inside a text search: no column says which homes have a hot tub, but messages do mention one.
 */
export interface Absent {
  words: Words
  /** "reviews by guests" */
  label: string
  /** It goes on around the business and is no property of a row: told beside a question, it chooses none of them. */
  affair?: true
}

export interface Model {
  id: string
  /** What the data is, in a sentence, for "what can I ask?". */
  about: string
  attributes: readonly Attribute[]
  nouns: readonly Noun[]
  measures: readonly Measure[]
  segments: readonly Segment[]
  links: readonly Link[]
  absent: readonly Absent[]
  /** The measure that "top" and "best" mean for groups that are no noun: top cities, best brands. */
  best?: string
  bestRival?: string
  /** What "where" asks for: the first tells one place from another, the others say more of one. */
  places?: readonly string[]
  /** What "right now" says of rows where nothing else speaks of the attribute: homes of now are those on the market. */
  now?: { attribute: string; value: string }
  /** How the trade abbreviates: "act" is active to an agent, "inv" is inventory to a shop. Each stands for one word. */
  shorthand?: Readonly<Record<string, string>>
  /** Words that are the same here wherever they stand, each with the plainest: whatever is known of homes is known of places. */
  alike?: Readonly<Record<string, string>>
  /** Questions that work, for declines and the empty chat. */
  examples: readonly string[]
}
