// Verbs of the course that a number takes: "how has the average stay moved", "how did our ADR hold up month by month".
import { each } from '#engine/text/word-list.ts'
import type { VerbClass } from './verb-class.ts'
import type { TextAt, When } from './verb-places.ts'

const often = /^(daily|weekly|monthly|quarterly|yearly|annually)$/
const unit = /^(day|week|month|quarter|year)$/
const step = /^(by|per|each|every|over|to|on)$/

const isAskedHow = (text: TextAt, start: number): boolean =>
  [3, 4, 5, 6, 7, 8].some(
    back => text(start - back) === 'how' && /^(did|has|have|do|does|is|are)$/.test(text(start - back + 1)),
  )

/** "Month by month", "per quarter", "weekly", soon behind it: without that, a home performs and a lease runs. */
const inSteps: When = (text, start, end) =>
  isAskedHow(text, start) &&
  [0, 1, 2, 3, 4, 5, 6, 7, 8].some(
    place =>
      often.test(text(end + place)) || (unit.test(text(end + place)) && step.test(text(end + place - 1))),
  )

/** "Show me how the average order value moved monthly"; "how many moved" were sold. */
const isShownHow = (text: TextAt, start: number): boolean =>
  [2, 3, 4, 5, 6].some(
    back =>
      text(start - back) === 'how' &&
      /^(|me|us|show|see|tell|know|chart|plot|graph|of)$/.test(text(start - back - 1)) &&
      !/^(many|much|did|do|does|has|have|is|are|often|long|far)$/.test(text(start - back + 1)),
  )

export const verbsOfTrend: readonly VerbClass[] = [
  {
    plain: 'develop',
    verbs: 'move, evolve, fare, behave, trend, fluctuate, shift, vary, progress',
    // "How has the average stay moved from month to month"; "how many units moved" were sold.
    when: (text, start, end) =>
      text(0) === 'how' &&
      /^(has|have|had|did|does|do)$/.test(text(1)) &&
      start > 2 &&
      (/^(month|mo|mth|quarter|qtr|week|wk|year|by|over|since|this|during|so|through|throughout|[?.]|)$/.test(
        text(text(end) === ',' ? end + 1 : end),
      ) ||
        (text(end) === 'from' && /^(month|quarter|week|year)$/.test(text(end + 1))) ||
        // "Across the year"; what varies across cities is told for each of them.
        (text(end) === 'across' &&
          /^(the|this|last|\d{4}|months|quarters|seasons|time)$/.test(text(end + 1)))),
  },
  {
    plain: 'develop',
    verbs: 'move, evolve, fare, trend, fluctuate, shift, vary, progress, go, run',
    when: (text, start, end) =>
      isShownHow(text, start) &&
      (often.test(text(end)) ||
        (unit.test(text(end)) && /^(by|to|over|after)$/.test(text(end + 1))) ||
        (step.test(text(end)) && unit.test(text(end + 1)))),
  },
  {
    plain: 'develop',
    verbs: `perform, run, unfold, swing, drift, track, wander, bounce around, jump around, move around, move along,
      ${each('shape, hold, stack, shake, go, pan, play, turn, work', 'up, out')}`,
    when: inSteps,
  },
]
