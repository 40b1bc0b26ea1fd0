// "How many Northpeak Headlamps do we have in stock": of one product that is named its pieces are counted. As a thing it would
// always be one.
import { attributesOf } from '#engine/condition-attributes.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { ConditionRef, Item, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { namesOne } from './whether.ts'

export function heldOfNamed(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const named = of(placed, 'condition').find(({ item: { condition } }) => namesOne(index, condition))
  const wish = placed.find(({ item }) => asksHowMany(item))
  if (named === undefined || wish === undefined || placed.length > 6) return [...placed]
  const said = placed.filter(one => one !== wish && piecesIn(index, one.item).length > 0)
  const spoken = said.flatMap(({ item }) => piecesIn(index, item))
  // "How many Copperleaf Electric Kettles are there": nothing else is said of it.
  const [pieces, ...others] = new Set(spoken.length === 0 ? ownPieces(index, named.item.condition) : spoken)
  if (pieces === undefined || others.length > 0) return [...placed]
  // "And how much does it cost": another column of the same one.
  const isColumn = ({ item }: Placed) =>
    item.kind === 'attribute'
      ? item.attributes.some(id => index.attribute(id).table === index.attribute(pieces).table)
      : item.kind === 'ask' && (item.how === 'how much' || item.how === 'which')
  const isKnown = (one: Placed) =>
    one === wish ||
    one.start === named.start ||
    said.includes(one) ||
    one.item.kind === 'now' ||
    isColumn(one)
  if (!placed.every(isKnown) || countsOther(wish.item, pieces)) return [...placed]
  const quantity: Item = {
    kind: 'quantity',
    weak: false,
    quantity: { kind: 'aggregate', fn: 'sum', attributes: [pieces], adds: true },
  }
  return placed.flatMap(one => {
    if (one === wish) return [{ ...one, item: quantity }]
    return said.includes(one) ? [] : [one]
  })
}

const asksHowMany = (item: Item): boolean =>
  item.kind === 'ask'
    ? item.how === 'count'
    : item.kind === 'quantity' && item.quantity.kind === 'aggregate' && item.quantity.adds === true

function ownPieces(index: ModelIndex, condition: ConditionRef): string[] {
  const ids = condition.kind === 'values' ? condition.options.flat() : []
  const tables = new Set(ids.map(({ attribute }) => index.attribute(attribute).table))
  return index.model.nouns.flatMap(({ table, pieces }) => (tables.has(table) ? (pieces ?? []) : []))
}

/** "What is in stock, and how many reviews": another number than what is held. */
const countsOther = (item: Item, pieces: string): boolean =>
  item.kind === 'quantity' &&
  item.quantity.kind === 'aggregate' &&
  item.quantity.attributes.length > 0 &&
  !item.quantity.attributes.includes(pieces)

/** The number that a state or a column speaks of, where it adds up. */
function piecesIn(index: ModelIndex, item: Item): string[] {
  const spoken =
    item.kind === 'attribute'
      ? item.attributes
      : item.kind === 'condition' && item.condition.kind === 'segment' && !item.condition.not
        ? item.condition.segments.flatMap(id => index.segment(id).where.flatMap(attributesOf))
        : []
  const [only, ...others] = new Set(spoken)
  if (only === undefined || others.length > 0) return []
  const { format, rollup } = index.attribute(only)
  return format === 'count' && rollup === 'sum' ? [only] : []
}
