// How a list is sorted when nobody says: by the number that limits it, the farthest from the limit first, else by its date.
import type { Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Order } from '#engine/plan.ts'
import type { Period } from '#engine/parse/piece.ts'
import { datesAhead } from './words/ahead.ts'
import { isOfRooms, limitsIn } from './judged-by.ts'

export interface Sorted {
  noun: Noun
  columns: readonly string[]
  where: readonly Condition[]
  period: Period | null
  today: string
}

export function naturalOrder(index: ModelIndex, { noun, columns, where, period, today }: Sorted): Order[] {
  if (noun.key !== undefined) return []
  const limits = limitsIn(index, where).filter(
    ({ attribute, op, value }) => typeof value === 'number' && op !== '<>' && !isOfRooms(index, attribute),
  )
  const [limited, ...others] = new Set(limits.map(({ attribute }) => attribute))
  if (limited !== undefined && others.length === 0 && columns.includes(limited))
    return [{ column: columns.indexOf(limited), descending: limits.every(({ op }) => op.startsWith('>')) }]
  if (noun.date === undefined || !columns.includes(noun.date)) return []
  // Stays are booked for days to come: of those of this week, the next comes first.
  const goesOn = (period?.to ?? '') > today && datesAhead(index).has(noun.date)
  const ahead = goesOn || (period?.from ?? '') > today
  return [{ column: columns.indexOf(noun.date), descending: !ahead }]
}
