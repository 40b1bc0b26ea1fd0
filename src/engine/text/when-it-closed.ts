// "When did the house at 475 Boathouse Road close, and for how much": one home, its day and its price. Named as a house, it would only
// be shown.
import { wherever, type Rewriting } from './rewritten.ts'

const home = '(?:the |our |that )?(?:house|home|place|property|listing|condo|one)'
const close = '(?<verb>close|sell|settle)'
const much =
  '(?: ,)? and (?:for how much|(?:for|at) what(?: price| amount)?|what(?: price)? (?:did it (?:sell|go|close) (?:for|at)|was (?:the|its) (?:sold |sale |closing )?price)|how much did it (?:sell|go|close) for)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:when|(?:on )?what (?:day|date)) did (?:${home} (?:at|on) )?(?<where>(?:mls )?\\d+(?: [a-z]+){0,4}?) ${close}(?<much>${much})?(?= [.?!]|$)`,
    ),
    meant: ({ groups = {} }) =>
      groups['much'] === undefined
        ? `when did ${groups['where'] ?? ''} close`
        : `when did ${groups['where'] ?? ''} close and what did it sell for`,
  },
  // "What did MLS 211456 close for and when".
  {
    said: new RegExp(
      `(?<=\\bdid (?:${home} (?:at|on) )?(?:mls )?\\d+(?: [a-z]+){0,4}? )(?:close|settle) (?:for|at)(?= and when| [.?!]|$)`,
    ),
    meant: () => 'sell for',
  },
]

export const whenItClosed = wherever([/^(when|what)$/, /^(close|sell|settle)$/], rules)
