// "How many nights do people stay when they book a tiny home", "when a home sells within two weeks, what is the average ratio": a
// clause that tells of which rows, and no time. "When did it sell" asks for one.
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const people = '(?:they|people|folks|guests|customers|clients|buyers|shoppers|someone|somebody|you)'
const one = '(?: (?:one of the|one of our|an?|the|our))?'
const home = '(?:an?|the|any|our) (?:home|house|property|listing|place)'
const homes = '(?:homes|houses|properties|listings|places)'

const isHomes = new RegExp(`^${homes}$`)

/** What is said behind "when", and what it stands for. */
const clauses: readonly (readonly [RegExp, string])[] = [
  [
    rule(
      `${people} (?:book|booked|rent|rented|pick|choose|take|took|grab|stay in|stay at|stayed in|stayed at|come to|came to|go to|went to)${one}`,
    ),
    'for',
  ],
  [
    rule(`(?:${people} (?:pay|paid)|(?:it|the order|an order) (?:is|was) paid) (?:by|with|using|through)`),
    'paid with',
  ],
  [rule(`${people} (?:use|used)${one}`), 'using'],
  [rule(`(?:they are|(?:the|a) (?:guest|customer|buyer|shopper) (?:is|was|comes|came)) from`), 'from'],
  [
    rule(
      `(?:${home} (?:sells|sold|closes|closed|is sold|was sold|has sold)|${homes} (?:sell|sold|close|closed))`,
    ),
    'for homes sold',
  ],
  // "When a house sells, what is the average gap": of all that did.
  [new RegExp(`^${home} (?:actually |finally )?(?:sells|closes|is sold|gets sold)(?= ,)`), 'for homes sold'],
  [rule(`(?:${home} (?:has|had|comes with|came with)|${homes} (?:have|had|come with))`), 'for homes with'],
  [
    rule(`(?:${home} (?:takes|took|needs|needed)|${homes} (?:take|took|need|needed)|it (?:takes|took))`),
    'for homes that took',
  ],
  [rule(`(?:${home} (?:sits|sat|has been sitting)|${homes} (?:sit|sat))`), 'for homes that sat'],
  [
    rule(`(?:${home} (?:is|was|has been) on the market|${homes} (?:are|were|have been) on the market)`),
    'for homes that were on the market',
  ],
]

function rule(said: string): RegExp {
  return new RegExp(`^${said}(?= [a-z\\d])`)
}

/** A number has to be asked for; the things themselves could be asked for by the time. */
const asksNumber =
  /^(average|avg|mean|median|typical|much|many|long|percentage|percent|share|ratio|rate|total)$/

/** "Off asking when a home takes long": these would take a "for" behind them for their own. */
const takesFor = /^(asking|ask|listed|sold|sell|go|paid|pay)$/

export const whenClauses = wherever([/^when$/, asksNumber], (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ text }) => text === 'when')
  const token = tokens[at]
  if (token === undefined) return tokens
  // "Find out when people book", "from when they book to the check-in": the time itself is meant.
  const before = tokens[at - 1]
  if (/^(and|or|know|see|out|tell|me|of|is|was|from|between|since|until)$/.test(before?.text ?? ''))
    return tokens
  if (tokens.some(({ text }) => text.includes(' '))) return tokens
  const isOfHomes = tokens.slice(0, at).some(({ text }) => isHomes.test(text))
  const said = tokens
    .slice(at + 1)
    .map(({ text }, i) => (i === 0 && text === 'they' && isOfHomes ? 'homes' : text))
    .join(' ')
  for (const [clause, meant] of clauses) {
    const found = clause.exec(said)?.[0]
    if (found === undefined) continue
    // "How many nights do people stay when they book one": each time, and not all of them together.
    const isEachTime =
      meant === 'for' &&
      !tokens.some(({ text }) => /^(average|avg|mean|median|typical|total|share)$/.test(text))
    const words =
      `${isEachTime ? 'on average ' : ''}${takesFor.test(before?.text ?? '') ? meant.replace(/^for/, 'of') : meant}`
        .split(' ')
        .map((text): Token => ({ ...token, text }))
    return [...tokens.slice(0, at), ...words, ...tokens.slice(at + 1 + found.trim().split(' ').length)]
  }
  return tokens
})
