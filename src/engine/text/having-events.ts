// "Areas with a sale this month", "that have not closed a single sale": how many of what happens they have.
import type { Token } from './token.ts'

type Tokens = readonly Token[]

const things =
  /^(customers?|buyers?|shoppers?|people|guests?|homes|houses|listings|properties|products|items|brands|categories|cities|states|areas|neighborhoods|subdivisions|leads|visitors|places|who|that)$/
const event =
  /^(order|purchase|booking|reservation|stay|sale|closing|refund|cancellation|inquiry|view|viewing|click|favorite|arrival|departure|checkout|checkin|check)$/

const limit =
  /^(over|under|above|below|worth|of|more|less|at|for|that|bigger|larger|exceeding|rate|rates|ratio|value|amount|total|count|price|date|history|number|to|and|or|\$|\d.*)$/

/** "Areas with a sale this month": with one or more. */
export const havingOne = (tokens: Tokens): Tokens => {
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
}

/** "Areas that have not closed a single sale", "who have not placed any order": with none. */
export const havingNone = (tokens: Tokens): Tokens => {
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
}

function spoken(meant: string, token: Token): Token[] {
  const { glue: _, ...place } = token
  return meant.split(' ').map(text => ({ ...place, kind: 'word' as const, text }))
}
