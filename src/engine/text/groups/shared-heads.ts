// "First and last name", "list and sale prices", "check in and out": a word that two others share is said once, beside one of them.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'
import { sharedRows } from './shared-rows.ts'
import type { Token } from '#engine/text/token.ts'

type Tokens = readonly Token[]

/** What may share a head, by the head: each word before it makes a name with it. */
const heads: readonly { head: RegExp; sharers: RegExp }[] = [
  { head: /^names?$/, sharers: /^(first|last|full)$/ },
  { head: /^prices?$/, sharers: /^(list|listing|listed|ask|asking|sold|sale|selling|closing|closed)$/ },
  { head: /^dates?$/, sharers: /^(closing|close|listing|purchase|order|booking|arrival|departure)$/ },
]

const counted = /^(one|two|three|four|five|six|seven|eight|nine|ten|\d+)$/
const joint = /^(and|or|versus|vs|&|\/|\+|to)$/

/** With the head said of the first as well. */
const sharedHeads = wherever(joint, (tokens: Tokens): Tokens => {
  const text = (at: number) => tokens[at]?.text ?? ''
  return tokens.flatMap((token, at) => {
    const isOut =
      token.text === 'out' && text(at - 1) === 'and' && text(at - 2) === 'in' && text(at - 3) === 'check'
    if (isOut) return [{ ...token, text: 'check' }, token]
    const shared = heads.find(
      ({ head, sharers }) =>
        sharers.test(token.text) &&
        joint.test(text(at + 1)) &&
        sharers.test(text(at + 2)) &&
        text(at + 2) !== token.text &&
        head.test(text(at + 3)),
    )
    const head = tokens[at + 3]
    return shared === undefined || head === undefined ? [token] : [token, { ...token, text: head.text }]
  })
})

/** "The two- and three-bedroom places": the hyphen waits for a word that is said once. */
const hangingHyphens = wherever(/^-$/, (tokens: Tokens): Tokens => {
  const text = (at: number) => tokens[at]?.text ?? ''
  return tokens.filter(
    (token, at) =>
      token.text !== '-' ||
      !(counted.test(text(at - 1)) && /^(and|or|to)$/.test(text(at + 1)) && counted.test(text(at + 2))),
  )
})

/** "Money lost to refunds and cancellations": that of both; cancellations alone are a number of rows. */
const sharedLosses = wherever(
  [/^(lost|lose|losing)$/, /^(refunds|returns|cancellations)$/],
  [
    {
      said: /\b(?<lose>(?:lost|lose|losing) (?:to|from)) (?<one>refunds|returns|cancellations) (?:and|plus|or) (?=refunds|returns|cancellations)/,
      meant: ({ groups }) =>
        `${groups?.['lose'] ?? ''} ${groups?.['one'] ?? ''} and ${groups?.['lose'] ?? ''}`,
    },
  ],
)

/** "2 vs 3 vs 4 beds": rooms, each of them. */
const sharedRooms = wherever(
  [/^(vs|versus)$/, /^(beds?|bedrooms?|br|bd|baths?|bathrooms?)$/],
  [
    {
      said: /(?<!\d (?:to|-) )\b(?<sides>\d(?: (?:vs|versus) \d){1,4}) (?<rooms>beds?|bedrooms?|br|bd|(?:full |half )?(?:baths?|bathrooms?))(?= |$)/,
      meant: ({ groups: { sides = '', rooms = '' } = {} }) =>
        sides
          .split(/ (?:vs|versus) /)
          .map(side => `${side} ${rooms}`)
          .join(' vs '),
    },
  ],
)

export const sharedWords: readonly Rewording[] = [
  sharedHeads,
  sharedLosses,
  sharedRooms,
  hangingHyphens,
  ...sharedRows,
]
