// "Most recent quarter first", "oldest decade on top", "newest month down to the oldest": times in their own order, from one of its ends.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const time = '(?:month|quarter|year|week|decade|day|date)s?'
const first = '(?:first|on top|up top|at the top)(?= [,.;?!)]|$| (?:and|please|with|for|only|by|per)\\b)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`\\b(?:most recent|latest|newest|last|youngest) ${time} ${first}`),
    meant: () => 'latest first',
  },
  {
    said: new RegExp(`\\b(?:oldest|earliest|least recent) ${time} ${first}`),
    meant: () => 'earliest first',
  },
  { said: new RegExp(`\\bmost recent(?: ones?)? ${first}`), meant: () => 'latest first' },
]

export const orderOfTimes = wherever(/^(first|top)$/, rules)
