// "# cancelled and # refunded by category", "completed orders, pending orders, cancelled orders by payment method": a number for each
// state, side by side. One number of them all would answer nothing.
import { rewritten, wherever, type Rewriting } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const state = '(?:cancelled|canceled|refunded|completed|pending|confirmed)'
const thing = '(?:orders|purchases|reservations|bookings)'
const number = '(?:#(?: of)?|number of|no of|count of|how many|total)'
const joint = '(?: ,)?(?: and| &| \\+|) '
const grouped = '(?= (?:by|per|for each|in each|for every|of each|last|this|in|during)\\b| [,.?!]|$)'

const counted = `(?:the )?${number} ${state}(?: ${thing})?`
const named = `${state} ${thing}`

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`(?<![a-z] )${counted}(?:${joint}${counted}){1,3}${grouped}`),
    meant: ({ 0: said }) => sideBySide(said),
  },
  {
    said: new RegExp(`\\b${named}(?: ,)?(?: and)? ${named}(?:${joint}${named}){1,2}${grouped}`),
    meant: ({ 0: said }) => sideBySide(said),
  },
]

function sideBySide(said: string): string {
  const states = said.match(new RegExp(state, 'g')) ?? []
  const [things, ...others] = new Set(said.match(new RegExp(thing, 'g')))
  if (others.length > 0 || new Set(states).size !== states.length) return said
  if (things === undefined) return states.join(' and ')
  const [first = '', ...rest] = states
  return [`how many ${things} were ${first}`, ...rest.map(one => `how many were ${one}`)].join(' and ')
}

export const numberOfEachState = wherever(
  /^(cancelled|canceled|refunded|completed|pending|confirmed)$/,
  (tokens: readonly Token[]): readonly Token[] =>
    tokens.filter(({ text }) => /^(cancelled|canceled|refunded|completed|pending|confirmed)$/.test(text))
      .length > 1
      ? rewritten(tokens, rules)
      : tokens,
)
