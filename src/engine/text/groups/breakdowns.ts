// "Monthly revenue breakdown", "category revenue breakdown", "order status breakdown": the number for each of them.
import { inPlural } from '#engine/text/one-and-many.ts'
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const numbers =
  '(?<number>revenue|sales|bookings?|orders?|reservations?|listings?|customers?|visitors?|leads?|refunds?|cancellations?|units|income|inquiries|inquiry)'
const groups =
  '(?<group>weekday|day of week|month|quarter|year|category|brand|state|city|source|status|type|property type|reservation type|interest type|payment method|device|subdivision|area|neighborhood|bedroom|channel)'
const word = '(?:breakdown|break down|split|distribution)(?= [.?!,]| (?:for|in|this|last|ytd|\\d{4})\\b|$)'
const plural = (number: string): string => (/^(revenue|income)$/.test(number) ? number : inPlural(number))

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`\\b${groups} ${numbers} ${word}`),
    meant: ({ groups: found }) => `${plural(found?.['number'] ?? '')} by ${found?.['group'] ?? ''}`,
  },
  {
    said: new RegExp(`\\b${numbers} ${groups} ${word}`),
    meant: ({ groups: found }) => `${plural(found?.['number'] ?? '')} by ${found?.['group'] ?? ''}`,
  },
  {
    said: new RegExp(`\\b(?<how>monthly|weekly|daily|quarterly|yearly) ${numbers} ${word}`),
    meant: ({ groups: found }) => `${found?.['how'] ?? ''} ${plural(found?.['number'] ?? '')}`,
  },
]

export const breakdowns = wherever(/^(breakdown|down|split|distribution)$/, rules)
