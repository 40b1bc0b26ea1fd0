// "Sold for more than 500 per square foot": of what was sold, the price of a foot. The foot alone would let in what is for sale.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const bound = '(?:more than|over|above|at least|less than|under|below|up to)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?<verb>sold|closed|went)(?: for| at)? (?<bound>${bound}(?: \\$)? [\\d.,]+)(?: dollars)? (?:per|a) (?:square foot|sq ft|sqft|sf|sq foot|foot)\\b`,
    ),
    meant: ({ groups }) => `sold with a price per square foot ${groups?.['bound'] ?? ''}`,
  },
]

export const soldByFoot = wherever(/^(foot|ft|sqft|sf|sq)$/, rules)
