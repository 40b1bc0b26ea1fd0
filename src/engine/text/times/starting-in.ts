// "Stays starting in March", "starting tomorrow" are those of that time; "monthly bookings starting in March" go on from there.
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const when = /^(in|on|today|tonight|tomorrow|this|next|(mon|tues|wednes|thurs|fri|satur|sun)day)$/
const between = /^(with|us|do|did|we|i|have|had|got|are|were|there|is|booked|confirmed|at|all|ever)$/
const stays = /^(stays?|bookings?|reservations?|trips?|rentals|viewings?|tours?)$/
/** A number that goes on from then, step by step. */
const computed =
  /^(by|per|each|every|revenue|income|sales|earnings|occupancy|adr|average|total|trend|money|made|did|received|got|have|had|month|months|monthly|week|weekly|quarterly|daily)$/

/** "Stays do we have starting in March": what is asked about stands before the verb. */
function lastNoun(tokens: readonly Token[], at: number): number {
  let place = at - 1
  while (between.test(tokens[place]?.text ?? '')) place--
  return place
}

export const startingIn = wherever(/^(starting|beginning)$/, (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token, at) => {
    const text = (place: number) => tokens[place]?.text ?? ''
    const isVerb = /^(starting|beginning)$/.test(token.text) && when.test(text(at + 1))
    const isTrend = /^(daily|weekly|monthly|quarterly|yearly|annual)$/.test(text(at - 2))
    const before = tokens.slice(0, at).map(({ text: word }) => word)
    // "Bookings over $3,000 starting in March": of each of them, what is said between says no time.
    const isSaidOfThem = before.some(word => stays.test(word)) && !before.some(word => computed.test(word))
    return isVerb && (stays.test(text(lastNoun(tokens, at))) || isSaidOfThem) && !isTrend
      ? ['that', 'start'].map(word => ({ ...token, text: word }))
      : [token]
  }),
)
