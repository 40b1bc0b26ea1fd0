// "Which homes have nobody staying tonight", "homes with no guests tonight": things without a row that goes on then, whenever it
// began. Rows that do not go on would say nothing of those that do.
import type { Segment } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { thatNight, nightOf } from './going-on.ts'
import { isBothEnded } from './now.ts'

export function nobodyThere(index: ModelIndex, given: readonly Placed[]): Placed[] {
  const placed = nobodyDoing(index, given)
  const segment = index.model.segments.find(isBothEnded)
  if (segment === undefined || !placed.some(one => areElsewhere(index, segment, one))) return [...placed]
  const none: Item = { kind: 'noun', nouns: [segment.noun], plural: true, none: true, weak: false }
  const night = placed.find(
    ({ item, text }) =>
      item.kind === 'period' &&
      item.dates.length === 0 &&
      /night\b/.test(text) &&
      nightOf(item.period) !== null,
  )
  const day = night?.item.kind === 'period' ? nightOf(night.item.period) : null
  const missed = placed.find(
    ({ item }) => item.kind === 'noun' && item.none && item.nouns.every(id => isOfRows(index, segment, id)),
  )
  if (day !== null && missed !== undefined)
    return placed.flatMap((one): Placed[] => {
      if (one === missed) return [{ ...one, item: none }]
      if (one !== night) return [one]
      const start = Math.max(one.start, missed.start)
      return thatNight(segment, day).map(item => ({ ...one, item, start, end: start + 1 }))
    })
  return placed.flatMap((one): Placed[] => {
    const { item } = one
    if (item.kind !== 'condition' || item.condition.kind !== 'segment' || !item.condition.not) return [one]
    if (!item.condition.segments.includes(segment.id)) return [one]
    const condition = { ...item.condition, not: false }
    return [
      { ...one, item: none },
      { ...one, item: { kind: 'condition', condition } },
    ]
  })
}

/** "No guest staying next week": what is missing is what they do. Read apart, homes would need a stay to have nobody in them. */
function nobodyDoing(index: ModelIndex, placed: readonly Placed[]): readonly Placed[] {
  const at = placed.findIndex(({ item }) => item.kind === 'noun' && item.none)
  const [who, what] = [placed[at], placed[at + 1]]
  if (who?.item.kind !== 'noun' || what?.item.kind !== 'noun' || what.item.none || what.start !== who.end)
    return placed
  const nobody = who.item
  const people = nobody.nouns.map(id => index.noun(id))
  const { verb } = what.item
  const rows = what.item.nouns.filter(id => {
    const { table, key } = index.noun(id)
    const areTheirs = people.every(
      one =>
        (one.key !== undefined && one.table === table) ||
        (verb === true && one.table !== table && index.path(table, one.table) !== null),
    )
    return key === undefined && areTheirs
  })
  if (rows.length === 0) return placed
  return placed.flatMap((one): Placed[] => {
    if (one === what) return []
    return one === who ? [{ ...one, item: { ...nobody, nouns: rows, plural: true } }] : [one]
  })
}

const isOfRows = (index: ModelIndex, { noun }: Segment, id: string): boolean =>
  index.noun(id).table === index.noun(noun).table

/** Homes, and not those who stay in them. */
const areElsewhere = (index: ModelIndex, segment: Segment, { item }: Placed): boolean =>
  (item.kind === 'noun' &&
    !item.weak &&
    !item.none &&
    item.nouns.every(id => !isOfRows(index, segment, id))) ||
  (item.kind === 'quantity' &&
    item.quantity.kind === 'count' &&
    item.quantity.nouns.every(id => !isOfRows(index, segment, id)))
