// "How often do homes go for more than asking": a home sells once, so it is told by how many of a hundred do.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const rules: readonly Rewriting[] = [
  {
    said: /\bhow often (?:do|does|did) (?:an? |the |our )?(?:homes?|houses?|listings?|property|properties|places?) (?:sell|go|close|get sold|end up selling)(?= (?:for|over|under|above|below|at|in|within|without)\b)/,
    meant: () => 'what percentage of homes sold',
  },
]

export const howOften = wherever(/^often$/, rules)
