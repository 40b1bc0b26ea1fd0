// "Orders per state: completed, pending, cancelled": a number of each, and no sum of the three that nobody could tell apart.
import { wherever } from '#engine/text/rewritten.ts'

const state =
  '(?:completed|pending|cancelled|canceled|refunded|confirmed|actives?|sold|solds|expired|withdrawn|weekly|monthly|short)'

export const statesAsColumns = wherever(
  [new RegExp(`^${state}$`), /^(per|by|each)$/],
  [
    {
      said: new RegExp(
        `(?<=\\b(?:per|by|each) [a-z]+(?: [a-z]+)? [:,-] )(${state}(?: , ${state})*) , (${state})(?= ?[.?!]?$)`,
      ),
      meant: ([, first, last]) => `${first ?? ''} and ${last ?? ''}`,
    },
  ],
)
