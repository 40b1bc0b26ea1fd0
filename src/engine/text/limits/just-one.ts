// "With a single order", "one order and no more", "stopped after their first order": exactly one of them.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const state = '(?:completed|confirmed|paid|finished|fulfilled)'
const rows = '(?:orders?|purchases?|bookings?|reservations?|stays?|transactions?|visits?)'
const what = `(?<what>(?:${state} )?${rows})`
const one = '(?:one|1)'
const has =
  '(?:with|having|(?:who |that )?(?:have|has|had|made|placed|completed|came to|stand at|stands at|are at|is at|stopped at)(?: got| made| placed| ever)?)'
/** "Not a single order", "without a single one": none. */
const notNone = "(?<!\\b(?:not|never|nobody|without|no|none|did|didn't|any|lack|lacks|lacking)\\b[^,.;:?]*)"

const singular = (said: string): string => said.replace(/s$/, '')
const exactly = ({ groups }: RegExpExecArray): string =>
  `with exactly one ${singular(groups?.['what'] ?? '')}`

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `${notNone}\\b${has} (?:(?:just|only|exactly|precisely|no more than) )*(?:a single|one single|just the one|only the one|the one|a sole|a lone|only a single|just a single|single) ${what}(?: (?:in total|altogether|in all|to their name|with us|on record|so far|ever|only))*(?= |$)(?! (?:over|of|above|under|worth|for|in which|that|more)\\b)`,
    ),
    meant: exactly,
  },
  {
    said: new RegExp(
      `${notNone}\\b${has} (?:just |only |exactly )?${one} ${what} (?:only|alone|in total|altogether|in all|and no more|and nothing more|and not more|and that is it|and that is all|to their name|and no others?|, no more|and none after|and no fewer)(?= |$)`,
    ),
    meant: exactly,
  },
  {
    said: new RegExp(
      `\\b(?:have|has|had) (?:only|just) (?:got|made|placed|had|completed) ${one} ${what}(?= [,.?!]|$| (?:with|so|in|ever)\\b)`,
    ),
    meant: exactly,
  },
  {
    said: new RegExp(
      `\\bwith (?:no more and no (?:fewer|less)|no (?:fewer|less) and no more|neither more nor (?:fewer|less)) than ${one} ${what}(?= |$)`,
    ),
    meant: exactly,
  },
  {
    said: new RegExp(
      `\\b(?:who |that )?(?:have )?completed (?:just |only )?${one} (?<what>${rows})(?: and no more| and nothing more| only| alone| and that is it)(?= |$)`,
    ),
    meant: ({ groups }) => `with exactly one completed ${singular(groups?.['what'] ?? '')}`,
  },
  {
    said: new RegExp(
      `\\b(?:who |that )?(?:have )?(?:stopped|quit|ended|left|disappeared|vanished|never came back|did not come back|did not return) after (?:their|the|a|one|a single|just one|only one) (?:first |very first |single |initial )?${what}(?= [,.?!]|$)`,
    ),
    meant: exactly,
  },
]

/** "What is the number of customers with one order": how many have. */
const howMany: readonly Rewriting[] = [
  {
    said: /^what is the (?:total )?number of (?<who>customers|buyers|shoppers|clients|guests) (?=with (?:exactly|more|fewer|at)\b)/,
    meant: ({ groups }) => `how many ${groups?.['who'] ?? ''} `,
  },
]

const kind = '(?:category|brand|city|state|area|subdivision|property type|payment method|department)'

/** "Brands in a single category": in no other one. */
const singleKind: Rewriting = {
  said: new RegExp(`\\b(?<joint>in|with|have|has|from) (?:only |just )?a single (?<kind>${kind})(?= |$)`),
  meant: ({ groups = {} }) => `${groups['joint'] ?? ''} only one ${groups['kind'] ?? ''}`,
}

/** "In more than two categories, and in how many": the number is shown as well. */
const inHowMany: Rewriting = {
  said: /(?<=\bin (?:more|fewer|less|at) (?:than|least|most) [a-z\d]+ [a-z]+)(?: ,)? (?:and |but )?in how many(?: of them| exactly)?(?= [.?!]|$)/,
  meant: () => '',
}

/** "Brands that are active in more than two categories": they have products there. */
const activeIn: Rewriting = {
  said: /\b(?<what>brands|labels|makers) (?:(?:that |which )?(?:are|is) )?(?:active|present|represented|available|found) in (?=(?:more|fewer|less|at|over|only|just|exactly|\d)\b)/,
  meant: ({ groups = {} }) => `${groups['what'] ?? ''} with products in `,
}

export const justOne: readonly Rewording[] = [
  wherever([/^single$/], [singleKind]),
  wherever([/^(active|present|represented|available|found)$/, /^in$/], [activeIn]),
  wherever([/^how$/, /^many$/, /^(than|least|most)$/], [inHowMany]),
  wherever(
    [/^(single|sole|lone|one|1|first)$/, /^(order|purchase|booking|reservation|stay|transaction|visit)s?$/],
    rules,
  ),
]

export const howManyWith: Rewording = wherever([/^what$/, /^number$/, /^with$/], howMany)
