// "Where is the Driftwood Beach House, and what does it cost", "where do houses move quickest": a place is asked for.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Plan } from '#engine/plan.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'

/** A clause behind its things ("homes where …") asks for no place. */
const asksWhere = (placed: readonly Placed[]): PlacedOf<'ask'> | undefined =>
  of(placed, 'ask').find(
    ({ item, text, start, afterAnd, afterBreak }) =>
      text === 'where' && item.relative !== true && (start === 0 || afterAnd === true || afterBreak === true),
  )

export function places(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const where = asksWhere(placed)
  const [first, ...more] = index.model.places ?? []
  if (where === undefined || first === undefined || namesOne(index, placed)) return [...placed]
  const shown = (attributes: readonly string[]): Item => ({
    kind: 'attribute',
    attributes,
    plural: false,
    text: 'where',
  })
  const beside = (all: readonly string[]): Placed[] =>
    placed.flatMap(one =>
      one === where ? [one, ...all.map(id => ({ ...one, start: one.end, item: shown([id]) }))] : [one],
    )
  if (isOfGroups(placed, where)) return asDone(index, beside([first]))
  const { table } = index.attribute(first)
  const name = index.model.nouns.find(noun => noun.table === table)?.name ?? []
  // "Where is it" alone shows all that is known of it; beside other columns it is one of them.
  const asked = where.start > 0 || of(placed, 'attribute').length + of(placed, 'quantity').length > 0
  return asked ? beside([...name, first, ...more]) : [...placed]
}

/** "Where did they find us, which source": what is asked for is named. */
function namesOne(index: ModelIndex, placed: readonly Placed[]): boolean {
  const named = [
    ...of(placed, 'attribute').flatMap(({ item }) => item.attributes),
    ...of(placed, 'key').flatMap(({ item }) => (item.key.kind === 'attribute' ? item.key.attributes : [])),
  ]
  // "Where did we have the most bookings, top 3 property types".
  const isRanked = of(placed, 'rank').some(
    ({ item, end }) => item.count !== null && of(placed, 'attribute').some(({ start }) => start === end),
  )
  // "Where are we taking the least money? Three categories by revenue".
  const isCounted = of(placed, 'limit').some(({ end }) =>
    of(placed, 'attribute').some(({ item, start }) => start === end && item.plural),
  )
  return isRanked || isCounted || named.some(id => placesOf(index).includes(id))
}

const placesOf = ({ model }: ModelIndex): readonly string[] => [
  ...(model.places ?? []),
  ...model.nouns.flatMap(({ origin }) => origin ?? []),
]

/** "Where are homes cheapest": the superlative is no adjective of one home, and the places are what is ranked. */
function isOfGroups(placed: readonly Placed[], where: PlacedOf<'ask'>): boolean {
  const [rank] = of(placed, 'rank')
  const leads = rank !== undefined && where.start < rank.start
  const adjective =
    rank !== undefined &&
    of(placed, 'noun').some(({ item, start }) => !item.weak && start >= rank.end && start <= rank.end + 1) &&
    rank.item.by?.kind !== 'count'
  return leads && !adjective
}

/** "Where do houses move quickest": those that did, where the verb is one of the same rows. */
function asDone(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const verb = of(placed, 'noun').find(({ item }) => item.verb === true && !item.none)
  const done = index.noun(verb?.item.nouns[0] ?? index.model.nouns[0]?.id ?? '')
  if (verb === undefined || (done.where ?? []).length === 0) return [...placed]
  return placed.map(one =>
    one.item.kind === 'noun' &&
    !one.item.weak &&
    one.item.nouns.every(id => index.noun(id).table === done.table)
      ? { ...one, item: { ...one.item, nouns: [done.id] } }
      : one,
  )
}

/** Whether a place is asked for that no row of the plan tells. */
export function isNowhere({ placed, index }: Draft, plan: Plan): boolean {
  if (asksWhere(placed) === undefined) return false
  const told = new Set([
    ...plan.keys.flatMap(key => ('attribute' in key ? [key.attribute] : [])),
    ...plan.columns.flatMap(one => (one.kind === 'attribute' ? [one.attribute] : [])),
  ])
  return !placesOf(index).some(id => told.has(id))
}

/** "California and New York": joined like this they are places of one kind; a city and a state narrow each other. */
export function joinsPlaces({ placed, index }: Draft): boolean {
  const named = of(placed, 'condition').flatMap(({ item: { condition }, afterAnd, start }) => {
    const attribute = condition.kind === 'values' ? condition.options[0]?.[0]?.attribute : undefined
    return attribute !== undefined && (index.model.places ?? []).includes(attribute)
      ? [{ attribute, afterAnd, start }]
      : []
  })
  return named.some(
    ({ attribute, afterAnd, start }, at) =>
      afterAnd === true && named[at - 1]?.start === start - 2 && named[at - 1]?.attribute !== attribute,
  )
}

/** "Which state do most guests come from": the state of the house they stayed in is not theirs. */
export function isHomeOfOthers({ placed, index, subject }: Draft, { keys, columns, where }: Plan): boolean {
  const counted = columns.flatMap(one =>
    one.kind === 'quantity' && one.quantity.kind === 'count' ? [index.noun(one.quantity.noun)] : [],
  )
  const nouns = of(placed, 'noun').flatMap(({ item }) => item.nouns.map(index.noun))
  const people = [...(subject === null ? [] : [subject]), ...counted, ...nouns].find(
    noun => noun.vague?.includes('people') === true,
  )
  const [home] = of(placed, 'their home')
  if (home === undefined || people === undefined) return false
  // "Orders that came from customers in New York": how those are paid and whether they were refunded is no place.
  const own = new Set([subject, ...counted].flatMap(noun => (noun === null ? [] : [noun.table])))
  const isElsewhere = (id: string) =>
    index.attribute(id).kind === 'category' &&
    index.attribute(id).table !== people.table &&
    (placesOf(index).includes(id) || !own.has(index.attribute(id).table))
  if (home.item.places !== undefined) return home.item.places.every(({ attribute }) => isElsewhere(attribute))
  return [...keys, ...columns, ...where].some(one => 'attribute' in one && isElsewhere(one.attribute))
}
