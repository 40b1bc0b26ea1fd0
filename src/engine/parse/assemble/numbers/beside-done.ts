// "Average sold price and average days on market by beds": beside a number of those that sold, so is the other one.
import { attributesOf } from '#engine/condition-attributes.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed, QuantityRef } from '#engine/parse/item.ts'
import { of, type ItemOf } from '#engine/parse/assemble/items.ts'

export function besideDone(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const isGrouped = of(placed, 'key').length > 0
  const numbers = [
    ...of(placed, 'quantity').map(({ item }) => item.quantity),
    // "By area: # sold, days on market": of a group, its mean.
    ...(isGrouped ? of(placed, 'attribute') : []).flatMap(({ item }) => meanOf(index, item.attributes)),
    ...of(placed, 'rank').flatMap(({ item }) =>
      item.by === null || item.by.kind === 'attribute' ? [] : [item.by],
    ),
  ]
  const open = numbers.flatMap(one => followed(index, one))
  const [done, ...others] = new Set(
    numbers.filter(one => followed(index, one).length === 0).map(one => nounOf(index, one)),
  )
  const [last] = of(placed, 'quantity').slice(-1)
  if (open.length === 0 || done === undefined || done === null || others.length > 0 || last === undefined)
    return [...placed]
  const { where = [], table } = index.noun(done)
  const states = new Set(where.flatMap(attributesOf))
  // "Of homes for sale", "by status": whose numbers they are is said.
  const isTold = placed.some(({ item }) => speaksOf(index, item, states, table))
  if (where.length === 0 || !open.every(id => id === done) || isTold) return [...placed]
  const noun: Item = { kind: 'noun', nouns: [done], plural: true, none: false, weak: false }
  const isNamed = placed.some(({ item }) => item.kind === 'noun' && isPlain(index, item))
  return isNamed
    ? placed.map(one => (one.item.kind === 'noun' && isPlain(index, one.item) ? { ...one, item: noun } : one))
    : [...placed, { ...last, start: last.end, item: noun, text: '' }]
}

/** "Of homes with a pool": things of every state. */
const isPlain = (index: ModelIndex, { nouns, none, weak }: ItemOf<'noun'>): boolean =>
  !none && !weak && nouns.every(id => index.noun(id).where === undefined && index.noun(id).key === undefined)

const meanOf = (index: ModelIndex, attributes: readonly string[]): QuantityRef[] =>
  attributes.every(id => index.attribute(id).kind === 'number')
    ? [{ kind: 'aggregate', fn: 'avg', attributes }]
    : []

/** What is known of all things, and over time of those that something became of. */
const followed = (index: ModelIndex, one: QuantityRef): string[] =>
  one.kind === 'aggregate' ? one.attributes.slice(0, 1).flatMap(id => index.attribute(id).overTime ?? []) : []

function nounOf(index: ModelIndex, one: QuantityRef): string | null {
  switch (one.kind) {
    case 'aggregate':
      return one.attributes[0] === undefined ? null : (index.attribute(one.attributes[0]).noun ?? null)
    case 'measure':
      return one.measures[0] === undefined ? null : index.measure(one.measures[0]).noun
    case 'count':
      return one.nouns[0] ?? null
    default:
      return null
  }
}

function speaksOf(index: ModelIndex, item: Item, states: ReadonlySet<string>, table: string): boolean {
  switch (item.kind) {
    case 'noun':
      return !item.weak && !isPlain(index, item) && item.nouns.some(id => index.noun(id).table === table)
    case 'ask':
      return item.how === 'share'
    case 'condition':
      return (
        item.condition.kind === 'segment' ||
        item.condition.kind === 'lift' ||
        (item.condition.kind === 'values' &&
          item.condition.options.flat().some(({ attribute }) => states.has(attribute)))
      )
    case 'key':
      return item.key.kind === 'attribute' && item.key.attributes.some(id => states.has(id))
    default:
      return false
  }
}
