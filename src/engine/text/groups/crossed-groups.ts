// "Unit count, state x status": behind a mark, two groups crossed with each other.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const group =
  '(?:state|city|status|month|quarter|year|week|weekday|brand|category|area|subdivision|neighbou?rhood|community|pool|source|device|bedrooms|beds|(?:property |reservation |booking |interest |interaction |home )?type|payment method)'
/** "Median price", "number of orders". */
const number =
  '(?:(?:number of|average|avg|median|total|mean) )?(?:revenue|sales|orders|units sold|units|bookings|nights|closings|volume|refunds|refund rate|aov|average order value|occupancy|adr|listings|price|sold price|customers|stays|leads)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `[,:-] (?<one>${group}) (?:x|by|\\*|×) (?!\\k<one>\\b)(?<two>${group})(?: (?:y|yes) (?:\\/ )?(?:n|no))?(?= [,.?!]|$| (?:\\d{4}|in|for|last|this|since|ytd)\\b)`,
    ),
    meant: ({ groups }) => `by ${groups?.['one'] ?? ''} and ${groups?.['two'] ?? ''}`,
  },
  // "Category x month revenue": before what is counted.
  {
    said: new RegExp(
      `^(?<one>${group}) (?:x|\\*|×|by) (?!\\k<one>\\b)(?<two>${group}) (?!by |per |of )(?<what>${number})(?= [,.?!]|$| (?:\\d{4}|in|for|last|this|since|ytd|past)\\b)`,
    ),
    meant: ({ groups: { one = '', two = '', what = '' } = {} }) => `${what} by ${one} and ${two}`,
  },
  // "Avg $/sf x neighborhood": one group.
  {
    said: new RegExp(
      `(?<!(?:\\b${group}|\\d|^|[,:;-]) )(?:(?<=[a-z%$#)] ))(?:x|×) (?=${group}(?: built)?(?: [,.?!]|$| (?:in|for|last|this|since|ytd)\\b)|decade\\b)`,
    ),
    meant: () => 'by ',
  },
]

export const crossedGroups = wherever(/^(x|by|\*)$/, rules)
