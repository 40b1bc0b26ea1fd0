// "Areas ranked by withdrawn count", "top 3 areas by pending count": how many there are of that state.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

export const countOfState: Rewording = wherever(
  [/^counts?$/, /^(withdrawn|expired|pending|active|sold|closed|contract)$/],
  [
    {
      said: /\b(?<by>(?:ranked |sorted |ordered )?by|and|,) (?:the |their )?(?<state>withdrawn|expired|pending|active|sold|closed|under contract) counts?(?= [,.?!]|$| (?:and|this|last|in|desc|descending|high|highest|most|top)\b)/,
      meant: ({ groups: { by = '', state = '' } = {} }) => `${by} number of ${state}`,
    },
  ],
)
