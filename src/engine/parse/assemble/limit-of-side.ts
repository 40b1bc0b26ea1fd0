// "Spent more this year than last year and at least 5,000 this year": of the two numbers, the one that is limited. Put aside for what is held
// against each other, the limit was lost.
import type { Keep, Plan } from '#engine/plan.ts'
import type { Period } from '#engine/parse/piece.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'
import { Unclear } from './unclear.ts'

/** The limits of a plan whose number at this place becomes one for each of the two times. */
export function limitsOfSides(
  { placed }: Draft,
  { keep }: Plan,
  { place, periods }: { place: number; periods: readonly Period[] },
): Keep[] {
  const times = of(placed, 'period')
  // "… and at least 5,000 dollars": of a price, of all that was ever spent, or of the one time.
  const isBare = of(placed, 'condition').some(
    ({ item: { condition }, start }) =>
      condition.kind === 'amount' &&
      condition.attributes.length === 0 &&
      times.filter(time => time.end <= start).length > 1,
  )
  const limits = of(placed, 'having')
  const sides = limits.map(({ end }) => {
    const own = times.find(({ start }) => start === end)?.item.period
    return periods.findIndex(({ from, to }) => from === own?.from && to === own?.to)
  })
  if (isBare || keep.length !== limits.length || sides.includes(-1))
    throw new Unclear('which time is limited')
  return keep.map((one, at) => {
    if (one.column !== place || one.value.kind !== 'number') throw new Unclear('which time is limited')
    return { ...one, column: place + (sides[at] ?? 0) }
  })
}
