// "Is the Foxglove Cottage available": the row of the one that is named, with what somebody supposes of it shown and not required.
import { attributesOf } from '#engine/condition-attributes.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { ConditionRef, Item, Placed } from '#engine/parse/item.ts'
import { of, type ItemOf } from './items.ts'

export function whether(index: ModelIndex, given: readonly Placed[]): Placed[] {
  const [asked] = of(given, 'whether')
  if (asked === undefined) return [...given]
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
