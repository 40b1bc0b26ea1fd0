// "By payment method, not status": in groups of the one, and the other is named only to be left.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const group =
  '(?:order )?(?:status|brand|category|state|city|month|week|quarter|year|day|weekday|payment method|payment type|customer|product|home|listing|property type|type|area|subdivision|source|device|channel|bedrooms|bedroom count)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?<by>by|per) (?<one>${group})(?: ,)? (?:and )?not (?:by |per |the |by the )?(?!\\k<one>\\b)${group}(?= ?[.?!,]| please|$)`,
    ),
    meant: ({ groups }) => `${groups?.['by'] ?? ''} ${groups?.['one'] ?? ''}`,
  },
  {
    said: new RegExp(
      `(?<=^|[,;.] |\\b(?:but|please|no|and) )not (?:by |per )(?:the )?${group} (?:, |but |, but |; )?(?:rather )?(?<by>by|per) (?=${group}(?: |$))`,
    ),
    meant: ({ groups }) => `${groups?.['by'] ?? ''} `,
  },
]

export const notTheOther = wherever([/^(by|per)$/, /^not$/], rules)
