// "Homes by price, priciest first": an order of the homes, and no group for each price.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const things =
  '(?:homes|houses|listings|properties|products|items|actives|solds|places|orders|bookings|customers)'
const column =
  '(?<what>(?:(?:asking|ask|sold|sale|list|unit|nightly) )?(?:price|rate|ask)|rating|days on market|year built|stock)'
const end =
  '(?:priciest|dearest|most expensive|highest|cheapest|lowest|least expensive|oldest|newest|best|worst|longest|biggest|largest|smallest)'

/** "Average price by year built, newest first": a number for each year. */
const areNumbers =
  /\b(?:average|avg|mean|median|number|count|total|volume|share|many|lowest|highest|cheapest|min|max)\b/

const rules: readonly Rewriting[] = [
  // "Homes sorted by year built, oldest first": said twice.
  {
    said: /(?:,? ?(?:sorted|ordered|ranked|sort|order|in order) )?by (?:the )?(?:year built|build year|year of construction|age)(?: ,)? (?:the )?(?<end>oldest|newest) (?:ones? |homes? |built )?first/,
    meant: ({ groups = {}, 0: said, index }, question) =>
      areNumbers.test(question.slice(0, index)) ? said : `, ${groups['end'] ?? ''} built first`,
  },
  {
    said: /\b(?<sorted>sorted|ordered|ranked|sort|order) by (?:the )?(?:year built|build year|year of construction)(?= |$)/,
    meant: ({ groups = {} }) => `${groups['sorted'] ?? ''} by built year`,
  },
  {
    said: new RegExp(
      `(?<=^(?:(?:all|show|show me|list|the|our|active|sold|pending) ){0,4}${things}(?: (?!by |per )[a-z]+){0,5} )by ${column}(?=(?: ,)? (?:the )?${end} (?:ones? )?first)`,
    ),
    meant: ({ groups = {} }) => `sorted by ${groups['what'] ?? ''}`,
  },
]

/** "Homes by price, just the top one", "top 5": so many of them, and no group for each price. */
const oneOfThem: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=^(?:(?:all|show|show me|list|the|our|active|sold|pending) ){0,4}${things}(?: (?!by |per )[a-z]+){0,5} )by ${column}(?= (?:, )?(?:(?:and|but|show|give|list|only|just|me|us) )*(?:the )?(?:very )?(?:(?:top|highest|lowest|biggest|largest|smallest) one|top (?:\\d+|three|five|ten))(?: only| please)*(?: [.?!]|$))`,
    ),
    meant: ({ groups = {}, 0: said, index }, question) =>
      `sorted by ${groups['what'] ?? ''} ${/\b(?:lowest|smallest) one\b/.test(question.slice(index + said.length)) ? 'ascending' : 'descending'}`,
  },
]

export const inOrderOf: readonly Rewording[] = [
  wherever([/^by$/, /^(first|sorted|ordered|ranked|sort|order)$/], rules),
  wherever([/^by$/, /^(top|highest|lowest|biggest|largest|smallest)$/], oneOfThem),
]
