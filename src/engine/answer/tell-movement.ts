// How far a value moved between two periods, group by group.
import type { ResultRow } from '#contract/sample.ts'
import type { Column } from '#engine/plan.ts'
import { formatValue } from './format.ts'
import { spaced } from './grammar.ts'
import { atKey } from './key-words.ts'
import { inPeriod, periodOf, wordsOfSpans } from './period.ts'
import { spokenQuantity } from './quantity-words.ts'
import { definite } from './superlatives.ts'
import { numberIn, scopeOf, toldAt, valueOf, type Telling, type Told } from './telling.ts'

/** "revenue rose the most in Napa, by $400: $900 in 2026 against $500 in 2025"; null where no two periods are compared. */
export function movement(
  telling: Telling,
  told: Told,
  row: ResultRow | undefined,
  descending: boolean,
): string | null {
  const column = telling.plan.columns[told.place]
  const value = numberIn(row, told)
  if (column?.kind !== 'difference' || value === null) return null
  const [now, then] = [side(telling, column.left), side(telling, column.right)]
  if (now === null || then === null || now.quantity !== then.quantity) return null
  const isUp = value > 0
  const extreme = isUp === descending ? 'the most' : 'the least'
  const name = now.spoken.adds ? now.spoken.label : definite(now.spoken)
  const moved = spaced(
    name,
    scopeOf(telling, now.spoken),
    isUp ? 'rose' : 'fell',
    extreme,
    atKey(telling, row),
  )
  const by = formatValue(Math.abs(value), told.spoken.format)
  const ends = [now, then].map(one => `${formatValue(valueOf(row, one.told), now.spoken.format)} ${one.when}`)
  return `${moved}, by ${by}: ${ends.join(' against ')}`
}

/** The other end of the same: "; it fell the most in Moab, by $200". */
export function otherMovement(
  telling: Telling,
  told: Told,
  row: ResultRow | undefined,
  descending: boolean,
): string | null {
  const value = numberIn(row, told)
  if (value === null || movement(telling, told, row, descending) === null) return null
  const isUp = value > 0
  const extreme = isUp === descending ? 'the least' : 'the most'
  return `; it ${isUp ? 'rose' : 'fell'} ${extreme} ${atKey(telling, row)}, by ${formatValue(Math.abs(value), told.spoken.format)}`
}

function side(telling: Telling, place: number) {
  const column: Column | undefined = telling.plan.columns[place]
  if (column?.kind !== 'quantity') return null
  const period = periodOf(column)
  if (period === null) return null
  return {
    quantity: JSON.stringify(column.quantity),
    spoken: spokenQuantity(telling.index, column.quantity),
    told: toldAt(telling, place),
    when: inPeriod(wordsOfSpans(period.spans)),
  }
}
