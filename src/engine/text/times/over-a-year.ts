// "Revenue by month over 2025": all through that year. As an amount it would be one that nobody thinks of.
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const year = /^202[3-8]$/
/** "A total over 2025": there it is an amount. */
const amounts =
  /^(price|priced|prices|total|totals|amount|amounts|cost|costs|costing|worth|value|valued|charge|charged|rate|rates|rent|paid|pay|paying|spent|spend|spending|ltv|lifetime|ask|asking|sum|bill|well|just|far|slightly|anything|everything|those|ones|and|or|are|is|was|were)$/
const units =
  /^(dollars?|usd|bucks|k|thousand|grand|sq|sqft|square|feet|foot|nights?|views?|clicks?|bookings?|orders?|units?|days?|or|in|each|per|a|and|to|-|%)$/

/** "An average order value over 2025" is no limit of single ones. */
const means = /^(average|avg|mean|median|monthly|quarterly|weekly)$/
/** "How did bookings change over 2025": since then, unless it goes month by month. */
const changes =
  /^(change|changed|changes|grow|grew|grown|growth|increase|increased|rise|rose|gain|gained|gains|improve|improved|improvement|up|down|drop|dropped|fall|fell|decline|difference)$/
const grains = /^(months?|monthly|quarters?|quarterly|weeks?|weekly|mo)$/

export const overAYear = wherever([/^over$/, year], (tokens: readonly Token[]): readonly Token[] => {
  const text = (at: number) => tokens[at]?.text ?? ''
  const isInSteps = tokens.some(one => grains.test(one.text))
  const isTime = (at: number) => {
    const next = tokens[at + 1]
    if (text(at) !== 'over' || next === undefined || !year.test(next.text) || next.raw !== next.text)
      return false
    const isMean = [1, 2, 3].some(step => means.test(text(at - step)))
    const isAmount = amounts.test(text(at - 1)) && !isMean
    const isUnit = units.test(text(at + 2)) && !(text(at + 2) === 'and' && year.test(text(at + 3)))
    return !isAmount && !isUnit && (isInSteps || !changes.test(text(at - 1)))
  }
  return tokens.some((_, at) => isTime(at))
    ? tokens.map((token, at) => (isTime(at) ? { ...token, text: 'in' } : token))
    : tokens
})
