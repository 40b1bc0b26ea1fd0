// A question as a row of pieces: each a run of words with everything it could mean here.
import type { Comparator } from '#contract/terms.ts'
import type { Grain } from '#engine/plan.ts'
import type { Shift } from '#engine/time/period.ts'
import type { GrammarWord } from './grammar.ts'

/** A number with what is said about it: "at least 3", "between 400k and 800k", "around $1M", "3 or 4". */
export type Amount =
  | { kind: 'exact'; values: readonly number[] }
  | { kind: 'bound'; op: Exclude<Comparator, '=' | '<>'>; value: number }
  | { kind: 'range'; from: number; to: number; toIncluded: boolean }
  | { kind: 'around'; value: number }

/** `days`: a length of time, "over a month" being more than 30. */
export type AmountUnit = 'plain' | 'money' | 'percent' | 'days'

export interface Period {
  from?: string
  to?: string
  /** For a trend: from the beginning of the calendar unit. */
  trendFrom?: string
  label: string
  grain?: Grain
  /** "July and August", "from Q2 to Q3": what may stand on two sides. */
  parts?: readonly Period[]
  /** The parts are its ends: what lies between belongs to it. */
  range?: boolean
  /** Named without a year, the one to come: "December" said in November. */
  otherwise?: Period
  /** "August": some year's, which another period may name. */
  yearless?: boolean
  /** "The first quarter of each year": these of every year, and no single stretch. */
  months?: readonly number[]
  /** What the same name meant a year earlier: Black Friday is no fixed day. */
  yearBefore?: Period
  /** "Since March": it ends today, also where rows lie ahead. */
  since?: true
  /** "Dec 25": the day, or the month of 2025. */
  orMonth?: true
  /** Something between the parts does not belong to it: "Q1 and Q3". */
  broken?: boolean
}

export type Meaning =
  /** `weak`: a verb or a vague word for it, which gives way to a real name. */
  /** `numbered`: how the number of one such thing is written. */
  | {
      kind: 'noun'
      noun: string
      weak: boolean
      verb?: true
      /** Each has a price: a bare number from this one on is one. */
      pricedFrom?: number
      numbered?: { attribute: string; prefix: string }
    }
  /** `unpriced`: a number of days or rooms, which no amount of money can be said of. */
  | {
      kind: 'attribute'
      attribute: string
      sort: 'number' | 'year' | 'day' | 'other'
      unpriced?: true
      prefix?: string
    }
  | { kind: 'measure'; measure: string }
  /** `people`: those who live there, "Texans". `person`: somebody's name. `makes`: the things that such a maker makes. */
  | {
      kind: 'value'
      attribute: string
      value: string
      people?: true
      person?: true
      makes?: readonly string[]
    }
  /** What several values have in common: the street of many addresses. `things`: what they are, as headphones. */
  | { kind: 'part'; attribute: string; text: string; things?: true }
  | { kind: 'segment'; segment: string }
  | { kind: 'flag'; attribute: string; yes: boolean }
  /** `price`: "under 200 a night" gives one, "more than 100 nights" counts. */
  | { kind: 'unit'; attribute: string; price: boolean }
  /** `year`: "the oldest" speaks of a year. */
  | { kind: 'extreme'; attribute: string; high: boolean; year?: boolean }
  | { kind: 'ranks'; measure: string; high: boolean }
  | { kind: 'date'; noun: string; attribute: string }
  | { kind: 'absent'; label: string; affair: boolean }
  | { kind: 'grammar'; word: GrammarWord }
  | { kind: 'amount'; amount: Amount; unit: AmountUnit }
  /** "Third" before a superlative: a place in its order. */
  | { kind: 'place'; place: number }
  | { kind: 'period'; period: Period }
  /** `grouping`: "by month", "monthly"; a bare "month" may be asked for or mean nothing. `counted`: "90 days". */
  | { kind: 'grain'; grain: Grain | 'weekday'; grouping: boolean; counted: boolean }
  | { kind: 'shift'; shift: Shift }
  /** "Most recent": the last in time. */
  | { kind: 'edge' }
  /** "MoM", "quarter over quarter". */
  | { kind: 'change'; over: Grain }
  | { kind: 'weekdays'; days: readonly number[] }

export type MeaningKind = Meaning['kind']
export type MeaningOf<K extends MeaningKind> = Extract<Meaning, { kind: K }>

export interface Piece {
  /** Tokens, `end` is the first one after it. */
  start: number
  end: number
  /** As the visitor wrote it. */
  text: string
  plural: boolean
  meanings: readonly Meaning[]
  /** Ties other words together or is said out of politeness; nothing is lost without it. */
  soft: boolean
  /** Speaks of the present: "right now", "currently". */
  now?: true
  sentence: number
}

const none: readonly Meaning[] = []
const isOf = <K extends MeaningKind>(meaning: Meaning, kind: K): meaning is MeaningOf<K> =>
  meaning.kind === kind

/** The pieces with the questions that every recognizer asks of them. */
export class Line {
  readonly pieces: readonly Piece[]
  constructor(pieces: readonly Piece[]) {
    this.pieces = pieces
  }

  get length(): number {
    return this.pieces.length
  }

  is(at: number, ...words: GrammarWord[]): boolean {
    for (const meaning of this.pieces[at]?.meanings ?? none)
      if (meaning.kind === 'grammar' && words.includes(meaning.word)) return true
    return false
  }

  means<K extends MeaningKind>(at: number, kind: K): MeaningOf<K> | undefined {
    for (const meaning of this.pieces[at]?.meanings ?? none) if (isOf(meaning, kind)) return meaning
    return undefined
  }

  all<K extends MeaningKind>(at: number, kind: K): MeaningOf<K>[] {
    const found: MeaningOf<K>[] = []
    for (const meaning of this.pieces[at]?.meanings ?? none) if (isOf(meaning, kind)) found.push(meaning)
    return found
  }

  /** The next piece that says something of its own. */
  past(at: number): number {
    let next = at
    while (this.pieces[next]?.soft === true) next++
    return next
  }
}
