// "Quarter by quarter in order of close date": times come in their own order, and nothing else is ranked.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const rules: readonly Rewriting[] = [
  {
    said: /(?<=\b(?:by|per|each|every) (?:quarter|month|year|week|day))(?: ,)? (?:in (?:the )?order of|ordered by|sorted by|in order by) (?:the )?(?:(?:close|closing|sale|check in|arrival|order|purchase) )?(?:dates?|time)(?= [,.?!:]|$)/,
    meant: () => '',
  },
]

export const inOrderOfTime = wherever([/^order(?:ed)?$|^sorted$/, /^(dates?|time)$/], rules)
