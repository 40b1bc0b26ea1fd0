// How many, and in which order.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Column, Key, Order } from '#engine/plan.ts'
import type { QuantityRef } from '#engine/parse/item.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'

export interface Rank {
  count: number | null
  high: boolean
  by: QuantityRef | { kind: 'attribute'; attributes: readonly string[]; one?: boolean } | null
}

/** "Top 5 cities by revenue" says it in two places. */
export function rankOf({ placed, index }: Draft): Rank | null {
  const limited = of(placed, 'having').length > 0 || of(placed, 'noun').some(({ item }) => item.none)
  const stated = of(placed, 'quantity').filter(({ item }) => !item.weak)
  const computes = (by: Rank['by']) =>
    stated.some(({ item }) => JSON.stringify(item.quantity) !== JSON.stringify(by))
  const ranks = of(placed, 'rank')
    .map(({ item }) => item)
    .filter(({ implied, by }) => !(implied && (limited || computes(by))))
  const [first] = ranks
  if (first === undefined) return null
  const explicit =
    ranks.find(({ by, implied }) => by !== null && !implied) ?? ranks.find(({ by }) => by !== null)
  return {
    count: ranks.find(({ count }) => count !== null)?.count ?? of(placed, 'limit')[0]?.item.count ?? null,
    high:
      first.high !== (first.quality === true && isBetterLow(index, explicit?.by ?? stated[0]?.item.quantity)),
    by: explicit?.by ?? null,
  }
}

/** Of a cancellation rate the lowest is the best. */
const isBetterLow = (index: ModelIndex, by: Rank['by'] | undefined): boolean =>
  by?.kind === 'measure' && by.measures.some(id => index.measure(id).lowIsGood === true)

export function limitOf(draft: Draft, rank: Rank | null, keys: readonly Key[]): number | null {
  if (rank === null || keys.length === 0) return null
  return rank.count ?? (isPlural(draft, keys) ? 10 : 1)
}

function isPlural(draft: Draft, keys: readonly Key[]): boolean {
  if (keys.some(key => key.kind === 'thing')) return draft.subject !== null && draft.plural
  const attribute = of(draft.placed, 'attribute')[0]
  return attribute?.item.plural ?? false
}

export function orderOf(
  draft: Draft,
  columns: readonly Column[],
  keys: readonly Key[],
  rank: Rank | null,
  ranked: number | null,
): Order[] {
  if (keys.length === 0) return []
  const first = columns.findIndex(one => one.kind === 'quantity')
  const asked = of(draft.placed, 'order').flatMap(({ item }): Order[] => {
    const named = columns.findIndex(one => {
      if (one.kind === 'attribute') return item.by?.includes(one.attribute) ?? false
      if (one.kind !== 'quantity') return false
      if (one.quantity.kind === 'measure' && item.measures.includes(one.quantity.measure)) return true
      return one.quantity.kind === 'aggregate' && (item.by?.includes(one.quantity.attribute) ?? false)
    })
    const place = named >= 0 ? named : first
    const column = columns[place]
    const turned =
      item.quality === true &&
      column?.kind === 'quantity' &&
      column.quantity.kind === 'measure' &&
      isBetterLow(draft.index, { kind: 'measure', measures: [column.quantity.measure] })
    return place < 0 ? [] : [{ column: place, descending: item.descending !== turned }]
  })
  if (asked.length > 0) return asked
  if (rank !== null && (ranked ?? first) >= 0) return [{ column: ranked ?? first, descending: rank.high }]
  const inTime = keys.some(
    key => key.kind === 'time' || key.kind === 'weekday' || key.kind === 'step' || key.kind === 'bands',
  )
  return inTime || first < 0 ? [] : [{ column: first, descending: true }]
}
