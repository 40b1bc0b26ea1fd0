// "$/sf avg Old Town", "dom avg Sea Oaks", "rating avg Aurora": the mean behind its number, and then right away of what.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const number =
  '(?:\\$ (?:(?:/|per) )?(?:sf|sqft)|ppsf|price per (?:sf|sqft|square foot)|dom|days on market|(?:sold|sale|asking|ask|list|listing|nightly|unit) (?:price|rate)|price|rating|ltv|lifetime value|order value|los|length of stay)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?<what>${number}) (?<fn>avg|average|mean|median)(?= (?!by\\b|per\\b|for each\\b|of\\b|in\\b|for\\b|is\\b|was\\b|above\\b|below\\b|over\\b|under\\b|and\\b|or\\b|vs\\b)[a-z])`,
    ),
    meant: ({ groups = {} }) => `${groups['fn'] ?? ''} ${groups['what'] ?? ''}`,
  },
]

export const meanBehindNumber = wherever(/^(avg|average|mean|median)$/, rules)
