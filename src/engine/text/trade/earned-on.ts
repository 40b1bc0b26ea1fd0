// "How much did we earn on weekly stays", "what have we earned with all closings": what somebody earns on something is what it brought.
import type { InPlace } from '#engine/text/in-place-rules.ts'

/** What is earned "on" it is earned by it; on a day, or on average, it is not. */
const ofGoods =
  '(?!\\d|[a-z]+days$|week(?:day|end|night)s?$|days?$|weeks?$|dates?$|holidays?$|(?:january|february|march|april|may|june|july|august|september|october|november|december|first|second|third|last|same|average|avg|behalf|top|time|an?|that|this|which|what|it|them|)$)'
const earned = /^(make|made|earn|earned)$/

export const earnedOn: readonly InPlace[] = [
  // "How much did we make on weekly bookings": what they brought, and no day on which they were made, as on July 4.
  {
    typed: /^on$/,
    meant: () => 'from',
    before: earned,
    behind: new RegExp(`^${ofGoods}(?!(?:the|our|my|all|each|every)$)`),
    lead: /^(we|i|have)$/,
  },
  {
    typed: /^on$/,
    meant: () => 'from',
    before: earned,
    behind: /^(the|our|my|all|each|every)$/,
    then: new RegExp(`^${ofGoods}`),
    lead: /^(we|i|have)$/,
  },
  // "What have we earned with all closings": those who sell have made it, where owners earn a rent.
  {
    typed: /^earn(ed)?$/,
    meant: typed => (typed === 'earn' ? 'make' : 'made'),
    before: /^(we|have)$/,
    behind: /^(with|on|from|off|through)$/,
  },
]
