// "Reservations cancelled for arrivals in 2025": a second name of the same rows right before a time says only which date is meant.
import type { Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function onlyDated(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const told = [
    ...of(placed, 'noun').filter(({ item }) => !item.weak && !item.none),
    ...of(placed, 'quantity').filter(({ item }) => item.quantity.kind === 'count'),
  ]
  const inTime = of(placed, 'key').some(({ item: { key } }) => key.kind === 'grain' || key.kind === 'weekday')
  return placed.map(one => {
    const day = inTime ? dayOf(index, one) : null
    if (day !== null) return { ...one, item: { kind: 'date', attribute: day } }
    const noun = one.item.kind === 'noun' && !one.item.weak && !one.item.none ? one.item.nouns[0] : undefined
    const timed = of(placed, 'period').some(({ item, start }) => start === one.end && item.dates.length === 0)
    if (noun === undefined || !timed) return one
    const { table, date, key } = index.noun(noun)
    const isSecond = told.some(({ item, end }) => {
      const ids =
        item.kind === 'noun' ? item.nouns : item.quantity.kind === 'count' ? item.quantity.nouns : []
      return end < one.start && ids.some(id => id !== noun && isOf(index.noun(id), table))
    })
    return isSecond && date !== undefined && key === undefined && isPlain(index.noun(noun))
      ? { ...one, item: { kind: 'date', attribute: date } }
      : one
  })
}

/** "Revenue per month, by order date": by which day it goes. */
const dayOf = (index: ModelIndex, { item }: Placed): string | null => {
  if (item.kind !== 'key' || item.key.kind !== 'attribute') return null
  const [only, ...others] = item.key.attributes
  return only !== undefined && others.length === 0 && isDay(index, only) ? only : null
}

const isDay = (index: ModelIndex, id: string) => /^(day|moment)$/.test(index.attribute(id).kind)

const isOf = (noun: Noun, table: string) => noun.table === table && noun.key === undefined

/** A viewing is a kind of reservation; an arrival is any that was not called off. */
const isPlain = ({ where = [] }: Noun) => where.every(one => one.kind === 'is' && one.not === true)
