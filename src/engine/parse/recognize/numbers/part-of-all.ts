// "How much of our revenue comes from the top 10 customers", "how much of the volume did Old Town account for": a part of the whole.
import type { Line } from '#engine/parse/piece.ts'
import { arePartedByVerb } from './how-much.ts'
import { isVerbOfMeasure } from './quantity.ts'

/** Whether "how much" asks for the share that something has in what stands behind its "of". */
export function isPartOfAll(line: Line, at: number): boolean {
  if (!/^of\b/.test(line.pieces[at + 1]?.text ?? '')) return false
  const things = line.past(at + 1)
  const whole = arePartedByVerb(line, things)
    ? things
    : line.pieces.findIndex((_, place) => place > at && isSum(line, place))
  return whole > 0 && line.pieces.some((_, place) => place > whole && isPart(line, place))
}

const isSum = (line: Line, at: number): boolean =>
  !isVerbOfMeasure(line, at) &&
  (line.all(at, 'measure').length > 0 || line.all(at, 'attribute').some(({ sort }) => sort === 'number'))

const isPart = (line: Line, at: number): boolean =>
  line.is(at, 'top', 'bottom', 'belongs') ||
  (['value', 'segment', 'flag'] as const).some(kind => line.means(at, kind) !== undefined)
