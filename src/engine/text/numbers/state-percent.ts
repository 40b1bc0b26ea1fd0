// "Off market % by subdivision", "pool % by area": of those of each group, the part that is so. Read otherwise it would be how all of
// those that are so fall to the groups.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const state =
  '(?:off (?:the )?market|pool|with pools?|under contract|active|pending|expired|withdrawn|out of stock|sold out|completed)'
const percent = '(?:%|pct|percent|percentage)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`^(?<state>${state}) ${percent} (?=(?:by|per|x|for each|in each|each) )`),
    meant: ({ groups = {} }) => `% ${groups['state'] === 'pool' ? 'with pool' : (groups['state'] ?? '')} `,
  },
]

export const statePercent = wherever(/^(%|pct|percent|percentage)$/, rules)
