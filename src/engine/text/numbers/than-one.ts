// "Does a home in Bay Colony cost more than one in Sea Oaks": another such thing, and no number. "More than one in five" is one.
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const asks = /^(is|are|was|were|do|does|did)$/
const tells = /^(in|with|without|from|on|at|near|built|that)$/
const counts = /^(more|less|fewer|greater)$/
const numbers = /^(\d.*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|hundred|every)$/
const weighs =
  /^(cost|costs|earn|earns|earned|make|makes|made|sell|sells|sold|rent|rents|fetch|fetches|bring|brings|brought|for|go|goes|went|take|takes)$/

export const thanOne = wherever([/^than$/, /^one$/], (tokens: readonly Token[]): readonly Token[] => {
  const text = (at: number) => tokens[at]?.text ?? ''
  const at = tokens.findIndex(
    (token, place) => token.text === 'one' && text(place - 1) === 'than' && tells.test(text(place + 1)),
  )
  if (at < 0 || numbers.test(text(at + 2)) || !tokens.slice(0, 6).some(one => asks.test(one.text)))
    return tokens
  // "Cost more than one in Sea Oaks"; "have more than one in Sea Oaks" is a number.
  if (counts.test(text(at - 2)) && !weighs.test(text(at - 3))) return tokens
  return tokens.filter((_, place) => place !== at)
})
