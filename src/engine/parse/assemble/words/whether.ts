// "Is the Foxglove Cottage available": the row of the one that is named, with what somebody supposes of it shown and not required.
import { attributesOf } from '#engine/condition-attributes.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { ConditionRef, Item, Placed } from '#engine/parse/item.ts'
import { of, type ItemOf } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

export function whether(index: ModelIndex, given: readonly Placed[]): Placed[] {
  const [asked] = of(given, 'whether')
  if (asked === undefined) return [...given]
  if (asked.item.it === true) return whetherIt(index, given, asked)
  const placed = given.filter(({ item }) => item.kind !== 'whether')
  const named = of(placed, 'condition').find(({ item: { condition } }) => namesOne(index, condition))
  const table = named === undefined ? null : tableOf(index, named.item.condition)
  const computes = (['quantity', 'rank', 'having', 'key', 'period'] as const).some(
    kind => of(placed, kind).length > 0,
  )
  if (named === undefined || computes) return placed
  return placed.flatMap((one): Placed[] => {
    if (one.start <= named.start) return [one]
    if (one.item.kind === 'noun') return ofKind(index, one.item, table).map(item => ({ ...one, item }))
    if (one.item.kind !== 'condition') return [one]
    return supposed(index, one.item.condition, table).map(item => ({ ...one, item }))
  })
}

/** "What is our cheapest cabin and is it available": what is said behind it chooses nothing, and is shown. */
function whetherIt(index: ModelIndex, given: readonly Placed[], asked: Placed): Placed[] {
  const before = given.filter(({ start }) => start < asked.start)
  const tables = tablesOfOne(index, before)
  const isSaidOfIt = ({ item }: Placed) => item.kind === 'condition' || item.kind === 'noun'
  return given.flatMap((one): Placed[] => {
    if (one.item.kind === 'whether') return []
    if (one.start < asked.start) return [one]
    if (computing.has(one.item.kind)) throw new Unclear('whether it is so')
    if (!isSaidOfIt(one)) return [one]
    for (const table of tables) {
      const items =
        one.item.kind === 'noun'
          ? ofKind(index, one.item, table)
          : one.item.kind === 'condition'
            ? supposed(index, one.item.condition, table)
            : []
      if (items.every(item => item !== one.item && !isSaidOfIt({ ...one, item })))
        return items.filter(({ kind }) => kind !== 'guess').map(item => ({ ...one, item }))
    }
    throw new Unclear('whether it is so')
  })
}

/** Of the one that is called by its name, or of what is ranked to find it. */
function tablesOfOne(index: ModelIndex, before: readonly Placed[]): string[] {
  const named = of(before, 'condition').find(({ item: { condition } }) => namesOne(index, condition))
  if (named !== undefined) return [tableOf(index, named.item.condition) ?? '']
  const ranks = of(before, 'rank')
  if (ranks.length === 0) return []
  const things = of(before, 'noun').flatMap(({ item }) => (item.weak ? [] : item.nouns))
  const ranking = ranks.flatMap(({ item }) => (item.by?.kind === 'attribute' ? item.by.attributes : []))
  return [
    ...new Set([...things.map(id => index.noun(id).table), ...ranking.map(id => index.attribute(id).table)]),
  ]
}

const computing: ReadonlySet<Item['kind']> = new Set(['quantity', 'rank', 'having', 'key', 'period'])

const shown = (ids: readonly string[]): Item[] =>
  [...new Set(ids)].map(id => ({ kind: 'attribute', attributes: [id], plural: false, text: 'whether' }))

/** "Is 148 Church Street still active": a kind of such things, told by its state. */
function ofKind(index: ModelIndex, item: ItemOf<'noun'>, table: string | null): Item[] {
  const [id] = item.nouns
  const noun = id === undefined ? null : index.noun(id)
  const states = (noun?.where ?? []).flatMap(one =>
    one.kind === 'is' && one.not !== true ? [one.attribute] : [],
  )
  const isPlain = item.weak || item.plural || item.none || noun?.table !== table || noun.key !== undefined
  return isPlain || states.length === 0 ? [item] : shown(states)
}

export const namesOne = (index: ModelIndex, condition: ConditionRef): boolean =>
  condition.kind === 'values' &&
  !condition.not &&
  condition.options.length === 1 &&
  condition.options.flat().every(({ attribute }) => {
    const { names, kind } = index.attribute(attribute)
    return names === true || kind === 'identifier'
  })

const tableOf = (index: ModelIndex, condition: ConditionRef): string | null =>
  condition.kind === 'values' ? index.attribute(condition.options[0]?.[0]?.attribute ?? '').table : null

/** What is shown instead, with the value that is supposed; as it is where it speaks of other rows. */
function supposed(index: ModelIndex, condition: ConditionRef, table: string | null): Item[] {
  const asIs: Item = { kind: 'condition', condition }
  const isOwn = (id: string) => index.attribute(id).table === table
  if (condition.kind === 'flag') return isOwn(condition.attribute) ? shown([condition.attribute]) : [asIs]
  if (condition.kind === 'segment') {
    const ids = condition.segments.flatMap(id => index.segment(id).where.flatMap(attributesOf))
    return ids.length > 0 && ids.every(isOwn) ? shown(ids) : [asIs]
  }
  if (condition.kind === 'amount') {
    const id = condition.attributes.find(isOwn)
    return id === undefined ? [asIs] : shown([id])
  }
  if (condition.kind !== 'values' || condition.not) return [asIs]
  const options = condition.options.map(list => list.filter(({ attribute }) => isOwn(attribute)))
  if (options.some(list => list.length === 0)) return [asIs]
  return [...shown(options.flat().map(({ attribute }) => attribute)), { kind: 'guess', options }]
}
