// "How many are 30 days or less on the market, how many 31 to 90 and how many above 90": days of the homes, whose name stands behind the
// first range alone. There the ranges that follow would be of nothing.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const market = 'on (?:the )?market'
const bound = '(?<bound>less|fewer|under|more|longer|over)'
/** Another range of days; so many dollars or bedrooms would be a limit of another kind. */
const again =
  '(?=.*\\bhow many (?:[a-z]+ ){0,2}?\\d{1,3} (?:(?:to|and|through|-) )?\\d{1,3}(?: days)?(?: [,.?!]| and how many| how many))'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`(?<=\\bhow many\\b.*)\\b(?<days>\\d+) days or ${bound} ${market}\\b${again}`),
    meant: ({ groups = {} }) => `${groups['days'] ?? ''} days on market or ${groups['bound'] ?? ''}`,
  },
  {
    said: new RegExp(
      `(?<=\\bhow many\\b.*)(?:have )?been ${market} (?:for )?(?<days>\\d+) days or ${bound}\\b${again}`,
    ),
    meant: ({ groups = {} }) => `have ${groups['days'] ?? ''} days on market or ${groups['bound'] ?? ''}`,
  },
]

/** "Sold homes by how long they were on the market": the days, and not those that are for sale. */
const byDays: Rewriting = {
  said: new RegExp(
    `\\bby how long (?:(?:they|it|each|each one|each home|each house|the homes|the houses) )?(?:(?:was|were|is|are|has been|have been|had been|stayed|sat) )?${market}\\b`,
  ),
  meant: () => 'by days on market',
}

export const onMarketInBands = [
  wherever([/^days$/, /^market$/, /^or$/], rules),
  wherever([/^long$/, /^market$/], [byDays]),
]
