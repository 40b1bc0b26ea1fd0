// "Actives, must have pool, must be under 1M": what is required of them, said as they are.
import { wherever, type Rewriting } from './rewritten.ts'

const must = '(?:must|should|needs to|need to|has to|have to|gotta|got to)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=[,;] (?:and |but )?)${must} (?:have|include|come with|feature) (?=(?:an? |the |\\d)?)`,
    ),
    meant: () => 'with ',
  },
  {
    said: new RegExp(
      `(?<=[,;] (?:and |but )?)${must} be (?=(?:under|over|below|above|at least|at most|less|more|built|in|active|sold|pending|for sale|on)\\b)`,
    ),
    meant: () => '',
  },
]

export const hadToHave = wherever(/^(must|should|needs?|has|have|gotta|got)$/, rules)
