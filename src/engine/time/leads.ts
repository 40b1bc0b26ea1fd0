// Words before a period that are part of its phrase.
import { phrases } from './phrases.ts'

export const leads = phrases(
  'in, on, during, for, from, over, within, throughout, of, at, across, the, all of, the whole of, the entire, in all of, for all of, in the course of, over the course of, the night of, on the night of, for the night of, during the night of',
)
export const edges = phrases('most recent, very latest')
export const rests = phrases(
  'the rest of, rest of, the remainder of, remainder of, the other months of, the remaining months of',
)
