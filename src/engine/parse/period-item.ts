// The time that a question speaks of.
import type { Period } from './piece.ts'

export interface PeriodItem {
  kind: 'period'
  period: Period
  /** The dates that it may be one of; empty for the usual one. */
  dates: readonly string[]
  /** What is asked about is still to come. */
  ahead?: true
  /** How things are then, not what happened. */
  state?: true
  /** All that were there by then. */
  held?: true
  /** In each part. */
  both?: true
}
