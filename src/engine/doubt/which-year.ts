// "In July": of this year, the last one, or the one to come?
import { plainly } from '#engine/answer/plainly.ts'
import { periodWords } from '#engine/answer/period.ts'
import { questionOf } from '#engine/answer/question.ts'
import type { Heard } from '#engine/hear.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Plan } from '#engine/plan.ts'
import { addMonths, yearOf } from '#engine/time/calendar.ts'
import type { Doubter } from './doubt.ts'
import { conditionsIn, samePlan, withConditions } from './plan-edits.ts'
import { insertedBehind, periodsIn, type PeriodPiece } from './sentence-edits.ts'

export const whichYear: Doubter = heard => {
  const { plan, index, today } = heard
  const [piece, second] = periodsIn(heard)
  if (piece?.yearless !== true || second !== undefined) return []
  const { from, to } = piece.period
  const taken = conditionsIn(plan).find(one => one.kind === 'during' && one.from === from && one.to === to)
  if (from === undefined || to === undefined || taken?.kind !== 'during') return []
  const ahead = yearOf(from) < yearOf(today) && mayLieAhead(index, taken.attribute)
  const moved = (day: string) => addMonths(day, ahead ? 12 : -12)
  const other = withConditions(plan, one =>
    one.kind === 'during' && one.from === from && one.to === to
      ? { ...one, from: moved(from), to: moved(to) }
      : one,
  )
  return [
    {
      kind: 'period',
      other: {
        text: `${periodWords({ from: moved(from), to: moved(to) })} instead`,
        questions: sentences(heard, piece, yearOf(moved(from)), other),
        is: found => samePlan(found, other),
      },
    },
  ]
}

/** A date that the business also speaks of before it has come: upcoming stays. */
const mayLieAhead = ({ model }: ModelIndex, date: string): boolean =>
  model.segments.some(({ where }) =>
    where.some(one => one.kind === 'today' && one.attribute === date && one.op.startsWith('>')),
  )

function* sentences(
  { question, tokens, continues, index }: Heard,
  { end }: PeriodPiece,
  year: number,
  other: Plan,
): Generator<string> {
  const last = tokens[end - 1]
  if (!continues && last !== undefined) {
    const at = last.possessive === true ? last.start + last.text.length : last.end
    yield insertedBehind(question, at, String(year))
  }
  const sentence = questionOf(plainly(other, index), index)
  if (sentence !== null) yield sentence
}
