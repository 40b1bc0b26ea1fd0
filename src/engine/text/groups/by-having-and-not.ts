// "By pool and no pool", "by pool or not": the two sides of one flag, and none of them alone.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const rules: readonly Rewriting[] = [
  {
    said: /\b(?<by>by|per|for) (?:having )?(?:an? )?(?<flag>pools?) (?:and|or|vs|versus|\/|against) (?:no|not|without|none|non)(?: an?)?(?: -)?(?: pools?)?(?= [,.?!]|$)/,
    meant: ({ groups = {} }) => `${groups['by'] === 'for' ? 'by' : (groups['by'] ?? '')} pool`,
  },
]

export const byHavingAndNot = wherever(/^pools?$/, rules)
