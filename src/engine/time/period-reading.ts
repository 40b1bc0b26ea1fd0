import type { Period, Shift, Window } from './period.ts'

/** A period of time as a question names it. */
export interface PeriodReading {
  end: number
  period: Period
  /** The members of a list: "June, July and August"; the first and the last of a range: "from Q2 to Q3". */
  parts?: readonly Period[]
  range?: boolean
  /** The list leaves something out between its first and its last member. */
  broken?: boolean
  /** Whole calendar units, for a trend over it. */
  trend?: Window
  /** The other period that careful people could mean. */
  otherwise?: Period
  /** What the same name meant a year earlier: Black Friday is no fixed day. */
  yearBefore?: Period
  /** "Dec 25": the day, or the month of 2025. */
  orMonth?: true
  assumed?: string
  /** The same words as a move from another period. */
  shift?: Shift
  /** "Since March": up to today, where rows may also lie ahead. */
  since?: true
  /** Named without a year: the latest was taken, another question's year may be meant. */
  yearless?: boolean
  /** False for a bare number like 2000, which may as well be a price. */
  sure: boolean
}
