// "The most dollars off the asking price, and how much off", "discounts in percent of the asking price": what was given up, in money or
// in percent, by the name that it has.
import { wherever, type Rewriting } from './rewritten.ts'

const ask = '(?:the |their |its )?(?:asking|ask|listing|list)(?: price)?\\b'
const most = '(?:the )?(?:most|biggest|largest|highest)'
const ends = '(?= [,.?!]|$)'

const rules: readonly Rewriting[] = [
  {
    said: /\b(?:deepest|steepest|heftiest) (?=(?:(?:dollar|price|cash|percent|percentage|%) )?discounts?\b)/,
    meant: () => 'biggest ',
  },
  {
    said: new RegExp(`\\b(?<what>discounts?) (?:off|from) ${ask}`),
    meant: ({ groups }) => groups?.['what'] ?? '',
  },
  {
    said: new RegExp(
      `(?<=\\bdiscounts?\\b.*(?:and|,|with|\\+|:) )(?:the )?(?:dollars|dollar amount|money|\\$) (?:off|knocked off|saved|given up)${ends}`,
    ),
    meant: () => 'discount',
  },
  {
    said: new RegExp(`\\b${most} (?:dollars|money|\\$) (?:off|from|below|under) ${ask}`),
    meant: () => 'the biggest discount',
  },
  {
    said: new RegExp(`(?<=\\bdiscount\\b.*(?:and|,|with|\\+|:) )how much (?:(?:it|that) was )?off${ends}`),
    meant: () => 'discount',
  },
  {
    said: new RegExp(
      `\\b(?<what>discounts?)(?: ,)? (?:in|as) (?:an? |the )?(?:percent|percentage|pct|%)(?: of ${ask})?`,
    ),
    meant: ({ groups }) => `percent ${groups?.['what'] ?? ''}`,
  },
  {
    said: new RegExp(
      `\\b(?<verb>sold|closed|went) (?:the )?(?:furthest|farthest|most) (?:below|under) ${ask} in (?:percent|%)(?= :)`,
    ),
    meant: ({ groups }) => `${groups?.['verb'] ?? ''} with the biggest percent discount`,
  },
  {
    said: new RegExp(
      `(?<=\\bpercent discounts?\\b.*(?:and|,|\\+|:) )(?:the |that )?(?:percent|percentage|pct|%)${ends}`,
    ),
    meant: () => 'percent discount',
  },
]

export const offAsking = wherever(/^(dollars|money|discounts?|furthest|farthest|below|under)$/, rules)
