// "How did our ADR hold up month by month over 2025": its course in that year, whatever it is said to have done.
import { wherever } from './rewritten.ts'
import { each, phraseList } from './word-list.ts'

const verbs = phraseList(`
  move, moved, evolve, evolved, progress, progressed, shift, shifted, fluctuate, fluctuated, behave, behaved, perform, performed, run,
  fare, fared, unfold, unfolded, swing, drift, drifted, track, tracked, wander, bounce around, jump around, move around, move along,
  ${each('shape, hold, stack, shake, go, pan, play, turn, work', 'up, out')}
`).join('|')
const unit = '(?:day|week|month|quarter|year)'
const steps = `(?:${unit} by ${unit}|${unit} (?:over|to|on) ${unit}|(?:by|per|each|every) ${unit}|daily|weekly|monthly|quarterly|yearly|annually)`

export const verbsOfTrend = wherever(/^how$/, [
  {
    said: new RegExp(
      `(?<=\\bhow (?:did|has|have|do|does|is|are) (?:[a-z]+ ){1,6}?)(?:${verbs})(?= (?:[a-z\\d]+ ){0,6}?${steps}(?= |$))`,
    ),
    meant: () => 'develop',
  },
  // "Go over 2025" is no limit of 2,025.
  {
    said: /(?<=\bhow (?:did|has|have|do|does) (?:[a-z]+ ){2,7}?)(?:over|across|throughout|through)(?: the(?: whole)?(?: course)?(?: of)?)?(?: the)?(?: year)? (?=20[12]\d(?: [,.?!]| (?:by|per|each|every|month|week|quarter|daily|weekly|monthly|quarterly)\b|$))/,
    meant: () => 'in',
  },
])
