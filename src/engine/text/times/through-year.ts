// "Cancellations through 2025, month by month", "closings all through 2025": that year, and none before it.
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const year = /^20\d\d$/
/** What a stretch that ends there may begin with: "June through 2025", "from 2024 through 2025". */
const opens =
  /^(from|since|between|starting|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|q[1-4])$/
const bySteps =
  /\b(?:(?:by|per|each|every|for each|for every) (?:month|quarter|week)|(?:month|quarter|week) (?:by|over|after) (?:month|quarter|week)|monthly|quarterly|weekly)\b/

export const throughYear = wherever(
  [/^(through|thru)$/, year],
  (tokens: readonly Token[]): readonly Token[] => {
    const text = (at: number) => tokens[at]?.text ?? ''
    const at = tokens.findIndex(
      (_, place) => /^(through|thru)$/.test(text(place)) && year.test(text(place + 1)),
    )
    const isOpen =
      at >= 0 &&
      !tokens.slice(Math.max(0, at - 4), at).some(one => one.kind === 'number' || opens.test(one.text))
    const isAll = text(at - 1) === 'all'
    const goesOn = isAll || bySteps.test(tokens.map(one => one.text).join(' '))
    if (!isOpen || !goesOn) return tokens
    return tokens.flatMap((token, place) =>
      place === at ? [{ ...token, text: 'throughout' }] : isAll && place === at - 1 ? [] : [token],
    )
  },
)
