// "Guests who never cancelled", "customers who never used PayPal": no row of theirs is such a one.
import type { Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { ConditionRef, Item, Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'

/** The items with what things never did as rows that are not there. A row that is itself asked for only is not so. */
export function neverSaid(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const things = of(placed, 'noun').flatMap(({ item }) =>
    item.none ? [] : item.nouns.map(id => index.noun(id)),
  )
  const counted = of(placed, 'quantity').flatMap(({ item }) =>
    item.quantity.kind === 'count' ? item.quantity.nouns.map(id => index.noun(id)) : [],
  )
  return placed.flatMap((one): Placed[] => {
    const { item } = one
    const none = noneInGroups(index, placed, one)
    if (none !== null) return none
    const rowsLost = undoneRows(index, one, things)
    if (rowsLost !== null) return [{ ...one, item: rowsLost }]
    if (item.kind !== 'condition' || item.condition.kind !== 'values' || !item.condition.not) return [one]
    const table = index.attribute(item.condition.options[0]?.[0]?.attribute ?? '').table
    const isNever = /^(never|not ever|never ever)\b/.test(one.text)
    const isApart = (noun: Noun) =>
      noun.key !== undefined || (isNever ? noun.table !== table : index.path(noun.table, table) === null)
    const apart = (isNever ? [...things, ...counted] : [...counted, ...things]).find(isApart)
    if (!isNever && !isButNot(placed, one, item.condition)) return [one]
    const between = apart === undefined ? undefined : rowsBetween(index, apart, table)
    const rows =
      between === undefined ? undefined : (doneThere(index, placed, between, item.condition) ?? between)
    if (rows === undefined) return [one]
    return [
      { ...one, item: { kind: 'noun', nouns: [rows.id], plural: true, none: true, weak: true } },
      { ...one, afterAnd: true, item: { ...item, condition: { ...item.condition, not: false } } },
    ]
  })
}

/** "Bought electronics but not books": somebody may have done both, and the second is what must not be there. */
const isButNot = (
  placed: readonly Placed[],
  one: Placed,
  { options }: Extract<ConditionRef, { kind: 'values' }>,
): boolean => {
  const own = new Set(options.flat().map(({ attribute }) => attribute))
  const isSame = ({ item: { condition }, start }: PlacedOf<'condition'>) =>
    start < one.start &&
    condition.kind === 'values' &&
    !condition.not &&
    condition.options.flat().some(({ attribute }) => own.has(attribute))
  return (/^but\b/.test(one.text) || one.afterAnd === true) && of(placed, 'condition').some(isSame)
}

/** "Products never ordered": what a phrase says of customers is said of other things by rows that are not there. */
function undoneRows(index: ModelIndex, { item, text }: Placed, things: readonly Noun[]): Item | null {
  const verb = /^never (\w+)$/.exec(text)?.[1]
  if (verb === undefined || item.kind !== 'condition' || item.condition.kind !== 'segment') return null
  const tables = new Set(item.condition.segments.map(id => index.noun(index.segment(id).noun).table))
  const [thing] = things
  if (thing === undefined || tables.has(thing.table)) return null
  const nouns = index.model.nouns
    .filter(noun => noun.verbs?.includes(verb) === true && index.path(noun.table, thing.table) !== null)
    .map(({ id }) => id)
  return nouns.length === 0 ? null : { kind: 'noun', nouns, plural: true, none: true, weak: true }
}

/** "Stayed in Aspen but never in Moab": the verb before it tells what was never done. */
function doneThere(
  index: ModelIndex,
  placed: readonly Placed[],
  between: Noun,
  { options }: Extract<ConditionRef, { kind: 'values' }>,
): Noun | undefined {
  const attributes = new Set(options.flat().map(({ attribute }) => attribute))
  return of(placed, 'noun')
    .flatMap(({ item }) => (item.verb === true && !item.none ? item.nouns : []))
    .map(id => index.noun(id))
    .find(
      ({ table, where = [] }) =>
        table === between.table && !where.some(({ attribute }) => attributes.has(attribute)),
    )
}

/** "Never apparel" is said of orders, which lead to a customer and to a product. */
export function rowsBetween(index: ModelIndex, thing: Noun, table: string): Noun | undefined {
  const leads = (from: string) =>
    index.path(from, thing.table) !== null &&
    index.path(from, table) !== null &&
    (from !== thing.table || thing.key !== undefined)
  const between = [table, ...index.tables].find(leads)
  return index.model.nouns
    .filter(noun => noun.table === between && noun.key === undefined)
    .toSorted((a, b) => (a.where?.length ?? 0) - (b.where?.length ?? 0))[0]
}

/** "Which areas have no new construction": of places, such homes are missing; the others say nothing. */
function noneInGroups(index: ModelIndex, placed: readonly Placed[], one: Placed): Placed[] | null {
  const { item, text } = one
  if (item.kind !== 'condition' || item.condition.kind !== 'segment' || !item.condition.not) return null
  const which = of(placed, 'ask').find(({ item: ask }) => ask.how === 'which')
  const isGroup = of(placed, 'attribute').some(
    ({ item: asked, start }) =>
      start === which?.end &&
      asked.plural &&
      asked.attributes.every(id => index.attribute(id).kind === 'category'),
  )
  const things = of(placed, 'noun').some(({ item: noun }) => !noun.weak)
  if (!isGroup || things || !/^(no|without|zero) /.test(text)) return null
  const nouns = [index.segment(item.condition.segments[0] ?? '').noun]
  return [
    { ...one, item: { kind: 'noun', nouns, plural: true, none: true, weak: false } },
    { ...one, item: { kind: 'condition', condition: { ...item.condition, not: false } } },
  ]
}
