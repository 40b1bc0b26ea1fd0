// "How many products in each category sold more than 50 units", "customers without an order, by state": a limit on other rows tells
// which things are counted for each group. Taken for a limit on the groups, it would count all things of those that pass.
import type { Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import { attributesOf } from '#engine/condition-attributes.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed, QuantityRef } from '#engine/parse/item.ts'
import type { Plan } from '#engine/plan.ts'
import { of } from './items.ts'

export interface SuchThings {
  noun: Noun
  /** The things with their limit, as a list of its own. */
  listed: Placed[]
  /** The things counted for each group, without it. */
  counted: Placed[]
}

/** What may stand beside the things, their groups and their limit. */
const beside: ReadonlySet<Item['kind']> = new Set(['ask', 'condition', 'period', 'rank', 'order'])

export function suchThings(index: ModelIndex, placed: readonly Placed[]): SuchThings | null {
  const keys = of(placed, 'key')
  const limits = placed.filter(one => isLimit(one))
  if (keys.length === 0 || limits.length === 0) return null
  const found = thingsIn(index, placed)
  if (found === null) return null
  const { noun, at } = found
  const [firstLimit] = limits
  const isTheirs = (one: Placed) => speaksOfRowsOf(index, noun, one)
  const isOfThings = keys.every(
    ({ item: { key } }) =>
      key.kind === 'attribute' && key.attributes.some(id => index.attribute(id).table === noun.table),
  )
  if (!isOfThings || !limits.every(isTheirs) || firstLimit === undefined || firstLimit.start < at.end)
    return null
  const isVerb = ({ item }: Placed) => (item.kind === 'quantity' || item.kind === 'noun') && item.weak
  const isKnown = (one: Placed) =>
    one === at || limits.includes(one) || one.item.kind === 'key' || isVerb(one) || beside.has(one.item.kind)
  if (!placed.every(isKnown)) return null
  const things: Placed = {
    ...at,
    item: { kind: 'noun', nouns: [noun.id], plural: true, none: false, weak: false },
  }
  const isOfGroups = ({ item }: Placed) => item.kind === 'rank' || item.kind === 'order'
  return {
    noun,
    listed: placed.flatMap(one => {
      if (one === at) return [things]
      return one.item.kind === 'key' || one.item.kind === 'ask' || isOfGroups(one) ? [] : [one]
    }),
    counted: placed.flatMap(one => {
      if (one === at)
        return [
          { ...one, item: { kind: 'quantity', quantity: { kind: 'count', nouns: [noun.id] }, weak: false } },
        ]
      return one.item.kind === 'key' || isOfGroups(one) ? [one] : []
    }),
  }
}

/** Groups of the things that the list leaves; null where either is another kind of answer. */
export function countedInGroups(
  { noun }: SuchThings,
  list: Plan,
  groups: Plan,
  index: ModelIndex,
): Plan | null {
  const [thing, ...others] = list.keys
  const isList = thing?.kind === 'thing' && thing.noun === noun.id && others.length === 0
  if (!isList || list.summary.kind !== 'rows' || list.limit !== null || groups.keep.length > 0) return null
  const isOwn = (one: Condition) => attributesOf(one).every(id => index.attribute(id).table === noun.table)
  const theirs = list.where.filter(one => !isOwn(one))
  const numbers = list.keep.map(({ column, op, value }): Condition | null => {
    const kept = list.columns[column]
    if (kept?.kind !== 'quantity' || value.kind !== 'number') return null
    const where = [...kept.where, ...theirs]
    return {
      kind: 'number',
      attribute: `${noun.table}.id`,
      quantity: kept.quantity,
      op,
      value: value.value,
      where,
    }
  })
  if (numbers.includes(null) || (theirs.length > 0 && numbers.length === 0)) return null
  return {
    ...groups,
    where: [...groups.where, ...list.where.filter(isOwn), ...numbers.filter(one => one !== null)],
  }
}

const isLimit = ({ item }: Placed): boolean => item.kind === 'having' || (item.kind === 'noun' && item.none)

/** The things that are counted: the only number asked for, or the only ones that are named. */
function thingsIn(index: ModelIndex, placed: readonly Placed[]): { noun: Noun; at: Placed } | null {
  const numbers = of(placed, 'quantity').filter(({ item }) => !item.weak)
  const named = of(placed, 'noun').filter(({ item }) => !item.weak && !item.none)
  const [at, ...others] = [...numbers, ...named]
  if (at === undefined || others.length > 0) return null
  const ids = at.item.kind === 'noun' ? (at.item.plural ? at.item.nouns : []) : countedIn(at.item.quantity)
  const [noun, ...more] = ids.map(id => index.noun(id))
  if (noun === undefined || more.length > 0 || noun.key !== undefined || noun.where !== undefined) return null
  return index.has(`${noun.table}.id`) ? { noun, at } : null
}

const countedIn = (quantity: QuantityRef): readonly string[] =>
  quantity.kind === 'count' ? quantity.nouns : []

/** Rows of another table, of which each belongs to one of the things. */
function speaksOfRowsOf(index: ModelIndex, { table }: Noun, { item }: Placed): boolean {
  const leads = (from: string) => from !== table && index.path(from, table) !== null
  if (item.kind === 'noun') return item.nouns.some(id => leads(index.noun(id).table))
  if (item.kind !== 'having' || item.than.kind !== 'number') return false
  const { quantity } = item
  switch (quantity.kind) {
    case 'count':
      return quantity.nouns.some(id => leads(index.noun(id).table))
    case 'measure':
      return quantity.measures.some(id => leads(index.noun(index.measure(id).noun).table))
    default:
      return false
  }
}
