// "Areas with a sale this month", "that have not closed a single sale": how many of what happens they have.
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

type Tokens = readonly Token[]

const things =
  /^(customers?|buyers?|shoppers?|people|guests?|homes|houses|listings|properties|products|items|brands|categories|cities|states|areas|neighborhoods|subdivisions|leads|visitors|places|who|that)$/
const event =
  /^(order|purchase|booking|reservation|stay|sale|closing|refund|cancellation|inquiry|view|viewing|click|favorite|arrival|departure|checkout|checkin|check)$/

const limit =
  /^(over|under|above|below|worth|of|more|less|at|for|that|bigger|larger|exceeding|rate|rates|ratio|value|amount|total|count|price|date|history|number|to|and|or|\$|\d.*)$/

/** "Areas with a sale this month": with one or more. */
export const havingOne = wherever(
  [/^(with|had|having|have|has|get|gets|got)$/, /^(an?|any)$/],
  (tokens: Tokens): Tokens => {
    const text = (at: number) => tokens[at]?.text ?? ''
    return tokens.flatMap((token, at) => {
      const isOne =
        /^(an?|any)$/.test(token.text) &&
        event.test(text(at + 1)) &&
        /^(with|had|having|have|has|get|gets|got)$/.test(text(at - 1)) &&
        things.test(text(at - 2)) &&
        tokens[at + 2]?.glue === undefined &&
        !limit.test(text(at + 2))
      return isOne ? [...spoken('at least', token), ...spoken('one', token)] : [token]
    })
  },
)

/** "Customers who made a purchase over $500": with one. */
export const madeOne = wherever(/^(made|make)$/, (tokens: Tokens): Tokens => {
  const text = (at: number) => tokens[at]?.text ?? ''
  const isMade = (at: number) =>
    /^(made|make)$/.test(text(at)) &&
    /^an?$/.test(text(at + 1)) &&
    event.test(text(at + 2)) &&
    /^(over|under|above|below|worth|of|exceeding|bigger|larger|for|more)$/.test(text(at + 3))
  return tokens.flatMap((token, at) => {
    if (/^(who|that|have)$/.test(token.text) && isMade(at + 1)) return []
    return isMade(at) && /^(who|that|have|[a-z]+s|people)$/.test(text(at - 1))
      ? [{ ...token, text: 'with' }]
      : [token]
  })
})

/** "Areas that have not closed a single sale", "who have not placed any order": with none. */
export const havingNone = wherever([/^not$/, /^(have|has|had|did)$/], (tokens: Tokens): Tokens => {
  const text = (at: number) => tokens[at]?.text ?? ''
  const at = tokens.findIndex(
    (_, place) =>
      text(place + 1) === 'not' &&
      /^(have|has|had|did)$/.test(text(place)) &&
      /^(closed|close|made|make|had|have|got|get|gotten|placed|place|seen|see|received|receive|recorded|record)$/.test(
        text(place + 2),
      ) &&
      /^(a|one|any)$/.test(text(place + 3)),
  )
  const first = tokens[at]
  const single = text(at + 4) === 'single' ? at + 5 : at + 4
  const isNone = single > at + 4 || text(at + 3) === 'any'
  if (at < 0 || first === undefined || !isNone || !event.test(text(single).replace(/s$/, ''))) return tokens
  const isPast = /^(had|did)$/.test(first.text)
  return [...tokens.slice(0, at), ...spoken(isPast ? 'had no' : 'have no', first), ...tokens.slice(single)]
})

const groups =
  /^(areas?|neighbou?rhoods?|subdivisions?|community|communities|villages?|brands?|category|categories|where|towns?|cities|city|states?)$/

/** "Any neighborhood where we have not sold a single home", "areas that did not close anything": with no sales. */
export const soldNone = wherever([/^not$/, /^(sold|sell|closed|close)$/], (tokens: Tokens): Tokens => {
  const text = (at: number) => tokens[at]?.text ?? ''
  const at = tokens.findIndex(
    (_, place) =>
      text(place + 1) === 'not' &&
      /^(have|has|had|did|do|does)$/.test(text(place)) &&
      /^(sold|sell|closed|close)$/.test(text(place + 2)),
  )
  const first = tokens[at]
  if (first === undefined) return tokens
  const clause = tokens.slice(Math.max(0, at - 3), at)
  const isOfGroups = clause.some(token => groups.test(token.text))
  const end = nothingAt(text, at + 3)
  // "Brands that have not sold anything": no units.
  const isOfUnits = text(at + 3) === 'anything' && tokens.some(token => /^(brand|categor)/.test(token.text))
  if (!isOfGroups || end === null || isOfUnits) return tokens
  return [...tokens.slice(0, at), ...spoken('had no sales', first), ...tokens.slice(end)]
})

/** Behind "a single home", "one thing", "anything", or null. */
function nothingAt(text: (at: number) => string, at: number): number | null {
  if (text(at) === 'anything') return text(at + 1) === 'at' && text(at + 2) === 'all' ? at + 3 : at + 1
  let place = at
  while (/^(even|an?|any|one|single|solitary)$/.test(text(place))) place++
  const isOne =
    place > at && /^(home|house|property|place|listing|thing|product|item|deal)s?$/.test(text(place))
  return isOne ? place + 1 : null
}

function spoken(meant: string, token: Token): Token[] {
  const { glue: _, ...place } = token
  return meant.split(' ').map(text => ({ ...place, kind: 'word' as const, text }))
}
