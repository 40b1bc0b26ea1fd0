// Numbers that things carry themselves: "customers with 5+ orders", "who ordered more than 20 times".
import type { ModelIndex } from '#engine/model-index.ts'
import type { ConditionRef, Item, Placed } from '#engine/parse/item.ts'
import type { Amount } from '#engine/parse/piece.ts'
import { isNext } from './rows/carried-counts.ts'
import { of } from './items.ts'

type Having = Extract<Item, { kind: 'having' }>

/** A limit on a number of rows as a condition on the thing, where the thing that carries the number is named. */
export function ofThing(index: ModelIndex, placed: readonly Placed[], one: Placed): Placed[] {
  // "At least 3 PayPal orders and 2 by card": what it carries is of all kinds.
  if (one.item.kind !== 'having' || one.item.such !== undefined || one.item.ofRows === true) return [one]
  const isOfOther = isTimeOfAnother(placed, one)
  const condition = one.item.or?.condition ?? carried(index, one.item)
  if (condition?.kind !== 'amount')
    return isOfOther ? [{ ...one, item: { ...one.item, standing: true } }] : [one]
  const tables = condition.attributes.map(id => index.attribute(id).table)
  // "More than 10 orders since January": a number over a time is counted, whoever carries one for good.
  const absent = of(placed, 'noun').find(({ item }) => item.none)
  // "More than 3 orders but none this year": the time is that of what is missing.
  const isTimed = of(placed, 'period').some(({ start }) => start < (absent?.start ?? Infinity))
  if (isTimed && !isOfOther && !isOneOfEach(index, placed, one.item, tables)) return [one]
  if (speaksOfRows(index, placed, one.item, tables) || isLimited(placed, one)) return [one]
  // "At least 10 different products": each once, however many pieces of it.
  if (isShown(placed, one.item) || /\b(different|distinct|unique)\b/.test(one.text)) return [one]
  if (isOfGroup(index, placed, one)) return [one]
  const made: Placed = { ...one, item: { kind: 'condition', condition } }
  // "Brands with more than 5 products but no orders": what is missing carries nothing.
  const things = of(placed, 'noun').flatMap(({ item }) => (item.none ? [] : item.nouns))
  const named = [...things, ...countedNouns(placed).flat()]
  if (named.some(id => tables.includes(index.noun(id).table))) return [made]
  const who = of(placed, 'ask').some(({ text }) => /^(who|whom)$/.test(text))
  const people = index.model.nouns.find(
    ({ vague, table }) => vague?.includes('people') && tables.includes(table),
  )
  if (!who || people === undefined) return [one]
  return [
    { ...one, item: { kind: 'noun', nouns: [people.id], plural: true, none: false, weak: false } },
    made,
  ]
}

/** "Orders with 2 or more items last month": an order has one product, so that only its own number can be meant. */
const isOneOfEach = (
  index: ModelIndex,
  placed: readonly Placed[],
  { quantity }: Having,
  carriers: readonly string[],
): boolean =>
  quantity.kind === 'count' &&
  quantity.nouns.every(id => carriers.every(table => index.path(table, index.noun(id).table) !== null)) &&
  [
    ...of(placed, 'noun').flatMap(({ item }) => (item.none ? [] : [item.nouns])),
    ...countedNouns(placed),
  ].some(nouns =>
    nouns.every(id => carriers.includes(index.noun(id).table) && index.noun(id).date !== undefined),
  )

/** "This year's revenue from customers with 10 or more orders": the time is that of the money, and says nothing of what they are. */
function isTimeOfAnother(placed: readonly Placed[], { item, start }: Placed): boolean {
  if (item.kind !== 'having' || item.quantity.kind !== 'count' || item.than.kind !== 'number') return false
  const periods = of(placed, 'period')
  const things = of(placed, 'noun').findLast(one => one.item.scope === true && one.end <= start)
  return (
    periods.length === 1 &&
    periods.every(time =>
      of(placed, 'quantity').some(
        number =>
          (time.end === number.start || number.end === time.start) &&
          Math.max(time.end, number.end) <= (things?.start ?? -1),
      ),
    )
  )
}

/** "Customers with 80 or more orders, name and number of orders": what is limited is what is shown. */
const isShown = (placed: readonly Placed[], { quantity }: Having): boolean =>
  quantity.kind === 'count' &&
  countedNouns(placed).some(nouns => nouns.some(id => quantity.nouns.includes(id)))

/** "Categories with more than 20 products and the number of orders": the products of a category, and not the pieces of an order. */
const isOfGroup = (index: ModelIndex, placed: readonly Placed[], { item, start }: Placed): boolean =>
  of(placed, 'attribute').some(
    group =>
      isNext(group, start) &&
      group.item.attributes.every(id => {
        const { table, kind } = index.attribute(id)
        const rows = item.kind === 'having' && item.quantity.kind === 'count' ? item.quantity.nouns : []
        return kind === 'category' && rows.some(noun => index.noun(noun).table === table)
      }),
  )

/** "The top 10 customers by lifetime value, with total orders": by its own name, the number that each of them carries for good. */
export function namedByCarrier(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const ranked = of(placed, 'rank').flatMap(({ item }) =>
    item.by?.kind === 'attribute' ? item.by.attributes.map(id => index.attribute(id).table) : [],
  )
  if (ranked.length === 0 || of(placed, 'period').length > 0 || of(placed, 'key').length > 0)
    return [...placed]
  return placed.map(one => {
    const { item, text } = one
    if (item.kind !== 'quantity' || item.weak || item.quantity.kind !== 'count') return one
    const name = text.replace(/s$/, '')
    const attributes = index.model.attributes
      .filter(
        ({ table, format, words }) => ranked.includes(table) && format === 'count' && words.includes(name),
      )
      .map(({ id }) => id)
    return attributes.length === 0
      ? one
      : { ...one, item: { kind: 'attribute', attributes, plural: true, text } }
  })
}

/** "At least one order over 500": not all orders count, and nobody carries a number of such. */
const isLimited = (placed: readonly Placed[], { end }: Placed): boolean =>
  of(placed, 'condition').some(
    ({ item: { condition }, start }) =>
      start === end &&
      condition.kind === 'amount' &&
      (condition.attributes.length === 0 || condition.ofEach === true),
  )

/** "Top 5 customers by number of orders in 2026": the number for good knows no time, and the rows are counted. */
export function overATime(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const isTimed = of(placed, 'period').some(({ item }) => item.dates.length === 0)
  if (!isTimed) return [...placed]
  return placed.map(one => {
    const { item } = one
    if (item.kind !== 'rank' || item.by?.kind !== 'attribute') return one
    const rows = item.by.attributes.flatMap(id => countedBy(index, id))
    return rows.length === 0 ? one : { ...one, item: { ...item, by: { kind: 'count', nouns: rows } } }
  })
}

/** The rows that such a number counts, where they have a date of their own and the thing has none. */
function countedBy(index: ModelIndex, id: string): string[] {
  const { format, units = [], table } = index.attribute(id)
  const dated = index.model.nouns.some(noun => noun.table === table && noun.date !== undefined)
  if (format !== 'count' || dated) return []
  return index.model.nouns
    .filter(noun => noun.table !== table && index.path(noun.table, table) !== null && noun.date !== undefined)
    .filter(({ words }) => units.some(unit => words.includes(unit)))
    .map(noun => noun.id)
    .slice(0, 1)
}

const countedNouns = (placed: readonly Placed[]) =>
  of(placed, 'quantity').flatMap(({ item }) => (item.quantity.kind === 'count' ? [item.quantity.nouns] : []))

function carried(index: ModelIndex, { quantity, op, than }: Having): ConditionRef | null {
  if (quantity.kind !== 'count' || than.kind !== 'number' || op === '<>') return null
  const words = new Set(quantity.nouns.flatMap(id => index.noun(id).words))
  const attributes = index.model.attributes
    .filter(({ format, units }) => format === 'count' && units?.some(word => words.has(word)))
    .map(({ id }) => id)
  const amount: Amount =
    op === '=' ? { kind: 'exact', values: [than.value] } : { kind: 'bound', op, value: than.value }
  return attributes.length === 0 ? null : { kind: 'amount', attributes, amount, unit: 'plain', not: false }
}

/** "More than 3 orders paid with PayPal": the number for good would count the others too. */
function speaksOfRows(
  index: ModelIndex,
  placed: readonly Placed[],
  { quantity }: Having,
  carriers: readonly string[],
): boolean {
  const rows = new Set(quantity.kind === 'count' ? quantity.nouns.map(id => index.noun(id).table) : [])
  return of(placed, 'condition').some(
    ({ item: { condition } }) =>
      // "More than 15 orders, whatever their status": it counts only those of one.
      (condition.kind === 'lift' && condition.attributes.some(id => rows.has(index.attribute(id).table))) ||
      (condition.kind === 'values' &&
        condition.options[0]?.every(({ attribute }) => {
          const { table } = index.attribute(attribute)
          return (
            rows.has(table) ||
            (!carriers.includes(table) && [...rows].some(row => index.path(row, table) !== null))
          )
        }) === true),
  )
}
