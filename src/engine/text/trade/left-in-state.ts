// "Orders still hanging as pending", "listed as cancelled", "remain as confirmed": the verb only says that a state is one.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const state =
  '(?:pending|cancell?ed|refunded|completed|confirmed|available|booked|active|expired|withdrawn|sold|closed|under contract)'
const verb = '(?:hanging|lingering|listed|recorded|logged|waiting|parked|standing|floating)'

/** "Sitting in pending reservations" says of what. */
const ends = '(?= (?:by|per|last|this|in|since|for|from|right|now|and|or|with|today|still)\\b| [,.?!]|$)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`\\b${verb}(?: out)?(?: there| around)? (?:as|at|in|on) (?=${state}${ends})`),
    meant: () => '',
  },
  { said: new RegExp(`\\bremain(?<s>s|ed|ing)? as (?=${state}${ends})`), meant: () => 'are ' },
]

export const leftInState = wherever(
  [
    /^(hanging|lingering|listed|recorded|logged|waiting|parked|standing|floating|remain|remains|remained|remaining)$/,
    /^(as|at|in|on)$/,
  ],
  rules,
)
