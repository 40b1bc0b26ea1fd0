// What a recognizer contributes: a typed piece of a plan, still open about which of several attributes or nouns is meant.
import type { Comparator, Scalar } from '#contract/terms.ts'
import type { Shift } from '#engine/time/period.ts'
import type { ChangeItem } from './change-item.ts'
import type { HavingItem } from './having-item.ts'
import type { KeyRef } from './key-ref.ts'
import type { OrderItem } from './order-item.ts'
import type { PeriodItem } from './period-item.ts'
import type { Amount, AmountUnit, Period } from './piece.ts'

/** Candidates in order of likelihood; the assembly picks the one that its rows lead to. */
export type AttributeRef = readonly string[]
export type NounRef = readonly string[]

export type Fn = 'sum' | 'avg' | 'min' | 'max' | 'median'

export type QuantityRef =
  /** `fn`: "average order value" is one already, "median order value" has to be made of it, "average revenue" is neither. */
  | { kind: 'measure'; measures: readonly string[]; fn?: Fn }
  | { kind: 'count'; nouns: NounRef }
  | { kind: 'distinct'; attributes: AttributeRef }
  /** `adds`: "how many nights" adds up what can be added up, and nothing else. */
  | { kind: 'aggregate'; fn: Fn; attributes: AttributeRef; adds?: boolean; plain?: boolean }

/** Values that are named, each with all that it may be a value of. */
type Named = readonly { attribute: string; value: string }[][]

export type ConditionRef =
  /** `each`: "books and toys"; where one row can have only one of them, each needs a row of its own. `only`: these narrow. */
  | {
      kind: 'values'
      options: Named
      not: boolean
      each?: boolean
      only?: true
      /** "Those in Florida and Georgia", of a list before: one number of them is of all. */
      listed?: true
    }
  /** `ofEach`: "an order over $300" limits each single row, and not what all of them add up to. */
  | {
      kind: 'amount'
      attributes: AttributeRef
      amount: Amount
      unit: AmountUnit
      not: boolean
      ofEach?: true
    }
  | { kind: 'segment'; segments: readonly string[]; not: boolean }
  | { kind: 'flag'; attribute: string; yes: boolean }
  /** `within`: where it is to be found; empty for the name of the things. Absent: in what people wrote. `things`: it names them. */
  | { kind: 'contains'; texts: readonly string[]; within?: AttributeRef; things?: true; called?: true }
  | { kind: 'weekdays'; days: readonly number[]; dates?: AttributeRef; not: boolean }
  /** `times`: "under 95% of list". */
  | { kind: 'attributes'; left: AttributeRef; op: Comparator; right: AttributeRef; times?: number }
  | { kind: 'empty'; attributes: AttributeRef; not: boolean }
  /** A second period, of a date of its own. */
  | { kind: 'dated'; attributes: AttributeRef; period: Period }
  /** A default on this attribute does not hold; with `values`, only for these. */
  | { kind: 'lift'; attributes: AttributeRef; values?: readonly { attribute: string; value: string }[] }
  /** "built after 2015 and before 2021": a period that bounds a year. */
  | { kind: 'years'; attributes: AttributeRef; from: number | null; to: number | null }

export type Item =
  | {
      kind: 'ask'
      bare?: boolean
      /** Of a share: how far behind it the verb stands that the part follows. */
      verb?: number
      /** "New homes as a share of sales", "the cancelled share of orders": the part stands before it, or right before it. */
      partFirst?: 'said' | 'adjective'
      /** "Guests who stayed": it ties a clause to the things before it, and asks for nothing. */
      relative?: true
      /** "Which one": a single row. */
      one?: true
      how: 'count' | 'how much' | 'money' | 'which' | 'share' | 'distinct' | 'trend' | 'compare' | 'each'
    }
  /** `beside`: "low stock items with how many are left" names another column of them. */
  | { kind: 'quantity'; quantity: QuantityRef; weak: boolean; beside?: boolean }
  /** `scope`: one sum over "our lake houses". `agent`: people who only do what is counted. `verb`: "bought", "stayed". */
  | {
      kind: 'noun'
      nouns: NounRef
      plural: boolean
      none: boolean
      weak: boolean
      scope?: boolean
      agent?: true
      verb?: true
    }
  | { kind: 'attribute'; attributes: AttributeRef; plural: boolean; text: string }
  /** By its worth: "worse than 5%" is below it, unless low is good. */
  | { kind: 'condition'; condition: ConditionRef; byWorth?: true }
  /** "Nothing for sale": no rows of such a state. */
  | { kind: 'nothing such'; condition: ConditionRef }
  | HavingItem
  | { kind: 'key'; key: KeyRef }
  | PeriodItem
  | { kind: 'date'; attribute: string }
  | {
      kind: 'rank'
      /** Said by a phrase such as "not moving" rather than asked for; it gives way to anything that is. */
      implied: boolean
      count: number | null
      high: boolean
      /** "The third most expensive": its place in the order. */
      place?: number
      /** "Top sellers": several are asked for, though no noun names them. */
      plural?: boolean
      /** "The three best sellers in each category": the words name the things that they rank. */
      names?: true
      /** "The lowest price among our homes": one, of many. */
      single?: true
      /** "Which of the top 5 brands", "orders from our best ten customers": a preposition leads it. */
      led?: true
      /** "By brand, top five": the groups are ranked, by what is computed for them. */
      ofGroups?: true
      /** "Best", "worst": of what is better low, the best is the lowest. */
      quality?: boolean
      /** `one`: "the longest stay" is a single row, "the most nights" may be many together. */
      by: QuantityRef | { kind: 'attribute'; attributes: AttributeRef; one?: boolean } | null
    }
  /** "Orders from our top 5 customers": rows of the first of other things. `alike`: told by the number that is asked for. */
  | {
      kind: 'among'
      count: number
      high: boolean
      by: Extract<Item, { kind: 'rank' }>['by']
      nouns: NounRef
      attributes: AttributeRef
      alike: boolean
      /** "How many of the ten dearest have a pool": what is said of them does not choose them. */
      counted: boolean
      /** What stands from here up to there tells which things they are. */
      behind: number
      until: number
      /** "Those same five": the first of another time than the one that is asked about. */
      period?: Period
      /** All that told which they are has to tell it still. */
      whole?: true
    }
  /** "The cheapest and the priciest home": the first and the last of them. */
  | { kind: 'both ends'; attributes: AttributeRef; high: boolean }
  | OrderItem
  /** "The last order": ranked by the date of what it is said of. */
  | {
      kind: 'in time'
      edge: 'first' | 'last' | 'latest' | 'next'
      count: number | null
      nouns: NounRef
      measures: readonly string[]
      plural: boolean
    }
  /** "Whose last order was in May", "who last stayed a year ago": when the latest row of each is from. */
  | { kind: 'last in'; nouns: NounRef; period: Period }
  /** "First-time guests", "placed their first order": those who had no row before the period; `such`: no completed one. */
  | { kind: 'newcomers'; nouns: NounRef; such?: ConditionRef }
  /** "Booked the very same home twice": each of them with each such thing. */
  | { kind: 'same one'; nouns: NounRef }
  /** "First orders by month": everyone's first. */
  | { kind: 'firsts'; noun: string }
  | { kind: 'limit'; count: number }
  /** `weighs`: "more … than"; what is weighed may stand between the first side and it. */
  | { kind: 'versus'; weighs?: true }
  /** "Everything else". */
  | { kind: 'rest' }
  | ChangeItem
  /** "More than a third of the listings have a pool": of each group, the part that is asked for. */
  | { kind: 'part limit'; op: Comparator; times: number }
  /** "Of sold and expired ones, what percent sold": the part, told by states of the whole. */
  | { kind: 'part among'; attribute: string; values: readonly Scalar[] }
  /** "The gap between the two": of two sides, or of two numbers. */
  | { kind: 'between'; percent: boolean }
  | { kind: 'running' }
  /** "Where do they come from", "how did they find us". */
  | { kind: 'origin' }
  /** "Guests come from Texas": what is named is where they live. `places`: what they are from, where it is told right behind. */
  | { kind: 'their home'; places?: readonly { attribute: string }[] }
  | { kind: 'now' }
  /** The month before the period that is named. */
  | { kind: 'shift'; shift: Shift }
  /** "Average revenue per day": the mean over groups. */
  | { kind: 'average per'; quantity: QuantityRef; key: KeyRef }
  /** "Inquiries / views": one number over another. */
  | { kind: 'ratio'; top: QuantityRef; bottom: QuantityRef; percent: boolean }
  /** "… per unit": what is asked for, over this. */
  | { kind: 'over'; quantity: QuantityRef }
  /** "The average customer": what is asked for, as a mean over all of them. */
  | { kind: 'average thing'; nouns: NounRef }
  /** "More than 10 items in one order": the limit is one on each row. With `nouns`, rows are what is ranked. */
  | { kind: 'of one'; nouns?: NounRef }
  /** "Studios not counted": rows of that name do not belong to it. */
  | { kind: 'left out'; nouns: NounRef }
  /** "…, studios too": rows of that name belong to it as well, or have a number of their own. */
  | { kind: 'let in'; nouns: NounRef }
  /** "And without one?": the opposite of what the question before said; "with and without one": both sides. */
  | { kind: 'opposite'; both?: true }
  /** "What is the average price of those": the rows of an answer before that no condition tells. */
  | { kind: 'those before' }
  /** "On average", wherever it stands: what is asked for is averaged. */
  | { kind: 'averaged' }
  /** "How many of those were cancelled": what is said behind it narrows a number of its own. `apart`: one thing is, and whether the whole is left out. */
  | { kind: 'of those'; how: 'count' | 'share'; apart?: boolean }
  /** "Expired and withdrawn counted separately": each of the values named before has a number of its own. */
  | { kind: 'each apart' }
  /** "With name and date": the date of what is asked about. */
  | { kind: 'its date' }
  /** "Name and total spent": what each is called, in a row of its own. */
  | { kind: 'names' }
  /** "Both prices": the two that are compared. */
  | { kind: 'both'; attributes: AttributeRef }
  /** "Combined", "altogether": one sum of what is named. */
  | { kind: 'in total' }
  /** "The total", "the amount": the money of what is asked about. `each`: "what they go for" is one for each of them. */
  | { kind: 'total'; each?: true }
  /** "Is PayPal our most used way of paying": what somebody supposes to come first; it narrows nothing. */
  | { kind: 'guess'; options: Named; days?: readonly number[]; period?: Period }
  /** "Is the Foxglove Cottage available": what is said of one that is named does not choose it. `it`: "… and is it available". */
  | { kind: 'whether'; it?: true }
  /** "What did they go for": the price of what is over and done with. */
  | { kind: 'gone for' }
  /** "In dollars": what is asked for is an amount of money. */
  | { kind: 'in money' }
  /** "Is our best seller …": what ends the sentence is said of it. */
  | { kind: 'predicate' }
  /** "Earned more this year than last year": the first period named against the second. */
  | { kind: 'period against period'; op: Comparator; times?: number }

export interface Placed {
  item: Item
  /** Pieces, `end` is the first one after it. */
  start: number
  end: number
  /** The words of it. */
  text: string
  /** A comma or the like, a full stop, "and" or "but", "or" stands before it. */
  afterBreak?: boolean
  afterStop?: boolean
  afterAnd?: boolean
  afterOr?: boolean
}
