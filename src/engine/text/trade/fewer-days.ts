// "Do homes with a pool sell in fewer days than those without": how fast they sell, and no limit of days.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const rules: readonly Rewriting[] = [
  {
    said: /(?<=\b(?:sell|sells|close|closes|go|goes|move|moves) )(?:in|within|after) (?<how>fewer|less|more) days(?= |$)(?! than \d)/,
    meant: ({ groups = {} }) => (groups['how'] === 'more' ? 'slower' : 'faster'),
  },
]

export const fewerDays = wherever([/^days$/, /^(fewer|less|more)$/], rules)
