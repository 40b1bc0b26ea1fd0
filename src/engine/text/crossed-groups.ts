// "Unit count, state x status": behind a mark, two groups crossed with each other.
import { wherever, type Rewriting } from './rewritten.ts'

const group =
  '(?:state|city|status|month|quarter|year|week|weekday|brand|category|area|subdivision|neighbou?rhood|community|pool|source|device|bedrooms|beds|(?:property |reservation |booking |interest |interaction |home )?type|payment method)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `[,:-] (?<one>${group}) (?:x|by|\\*|×) (?!\\k<one>\\b)(?<two>${group})(?: (?:y|yes) (?:\\/ )?(?:n|no))?(?= [,.?!]|$| (?:\\d{4}|in|for|last|this|since|ytd)\\b)`,
    ),
    meant: ({ groups }) => `by ${groups?.['one'] ?? ''} and ${groups?.['two'] ?? ''}`,
  },
]

export const crossedGroups = wherever(/^(x|by|\*)$/, rules)
