// "Total leads, and next to it the ones interested in renting": a number of its own beside another one, which it does not limit.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const nextToIt: Rewriting = {
  said: /(?: ,)?(?: and)? (?:next to|beside|right beside|alongside) (?:it|that|this|them|those)(?: ,)? (?:(?:the (?:ones|number|count)|those|how many)(?: of (?:them|those|these))?(?: (?:that|who|which))?(?: (?:are|were|is|was))? (?=[a-z])|the (?<state>[a-z]+) ones)/,
  meant: ({ groups }) => ` , and how many of those are ${groups?.['state'] ?? ''}`,
}

/** "Abandoned carts, %": of the carts that there were. */
const abandoned: Rewriting = {
  said: /^(?:the )?(?:abandoned (?:carts|baskets)|carts abandoned|baskets abandoned)(?: ,| :| as a| in)? (?:%|percent|percentage|pct|rate)(?= [.?!]|$| (?:by|per|this|last|in|over)\b)/,
  meant: () => 'cart abandonment rate',
}

/** "Total sales of less than 50 units": pieces, and no money. */
const inPieces: Rewriting = {
  said: /\b(?:total |overall )?sales (?:of )?(?<limit>(?:over|under|above|below|more than|less than|fewer than|at least|at most|up to) [\d,.]+) (?:units|pieces|items|copies)(?! (?:sold|in stock))\b/,
  meant: ({ groups }) => `${groups?.['limit'] ?? ''} units sold`,
}

export const numbersBeside: readonly Rewording[] = [
  wherever([/^(next|beside|alongside)$/, /^(it|that|this|them|those)$/], [nextToIt]),
  wherever([/^sales$/, /^(units|pieces|items|copies)$/], [inPieces]),
  wherever([/^abandoned$/, /^(%|percent|percentage|pct|rate)$/], [abandoned]),
]
