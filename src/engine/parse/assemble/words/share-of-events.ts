// "What percent of the sessions with something in the cart ended without a purchase", "of the sessions that started checkout, what
// percentage bought": the rate that the business has for it.
import type { Measure } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'
import { type KindOfRow, kindsOfRows } from '#engine/parse/assemble/kinds-of-rows.ts'

export type Event = KindOfRow & { at: PlacedOf<'noun'> | PlacedOf<'condition'>; isMissing: boolean }
type Rate = Extract<Measure['value'], { kind: 'share_of_groups' }>

/** Things of which some row is of one kind, and one of another kind is there or missing, as a share: the measure that says just that. */
export function shareOfEvents(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const wishes = of(placed, 'ask').filter(({ item }) => item.how === 'share')
  const named = of(placed, 'quantity')
  const things = of(placed, 'noun').filter(({ item }) => isKeyed(index, item.nouns))
  const [thing] = things
  const isOther = (['having', 'rank', 'versus', 'change', 'of those'] as const).some(
    kind => of(placed, kind).length > 0,
  )
  if (thing === undefined || wishes.length > 1 || named.length > 1 || things.length > 2 || isOther)
    return [...placed]
  // "Checkout drop-off: sessions that started checkout without a purchase": a rate, or how many they are.
  if (wishes.length === 0 && (named.length === 0 || things.length < 2)) return [...placed]
  const id = thing.item.nouns.find(one => index.noun(one).key !== undefined) ?? ''
  const { key, table } = index.noun(id)
  const said = [...of(placed, 'noun'), ...of(placed, 'condition')]
    .filter(one => !things.some(other => other === one))
    .toSorted((a, b) => a.start - b.start)
  const events = said.flatMap((at): Event[] =>
    kindsOfRows(index, at.item, table).map(kind => ({
      ...kind,
      at,
      isMissing: at.item.kind === 'noun' && at.item.none,
    })),
  )
  const parts = events.length === said.length ? partsOf(events, things, wishes[0]) : null
  if (parts === null) return [...placed]
  const { part, among } = parts
  const measure = index.model.measures.find(
    ({ value }) =>
      value.kind === 'share_of_groups' &&
      value.per === key &&
      value.number !== true &&
      value.count === undefined &&
      isOf(value, part, among),
  )
  const isSame = named.every(
    ({ item: { quantity } }) =>
      quantity.kind === 'measure' && measure !== undefined && quantity.measures.includes(measure.id),
  )
  if (measure === undefined || !isSame) return [...placed]
  return placed.flatMap((one): Placed[] => {
    if (one === thing)
      return [
        {
          ...one,
          item: { kind: 'quantity', quantity: { kind: 'measure', measures: [measure.id] }, weak: false },
        },
      ]
    const isUsed = [...wishes, ...named, ...things, ...said].some(other => other === one)
    return isUsed ? [] : [one]
  })
}

export const isKeyed = (index: ModelIndex, nouns: readonly string[]) =>
  nouns.some(id => index.noun(id).key !== undefined)

export const areSame = (one: KindOfRow, other: KindOfRow) =>
  one.attribute === other.attribute && one.value === other.value

/** Which of them is the part that is weighed, and which says what it is a part of. */
function partsOf(
  events: readonly Event[],
  things: readonly Placed[],
  wish: Placed | undefined,
): { part: Event; among: Event | undefined } | null {
  // "Sessions that started checkout without a purchase, out of sessions that started checkout": the whole is said again.
  const [, whole] = things
  const again = whole === undefined ? [] : events.filter(({ at }) => at.start > whole.start)
  const first = events.filter(one => !again.some(other => one === other || areSame(one, other)))
  if (whole !== undefined) {
    const [part, ...others] = first
    const [among, ...more] = again
    return part === undefined || among === undefined || others.length + more.length > 0
      ? null
      : { part, among }
  }
  const missing = events.filter(({ isMissing }) => isMissing)
  const [part, ...others] = missing
  const there = events.filter(({ isMissing }) => !isMissing)
  if (part !== undefined) return others.length > 0 || there.length > 1 ? null : { part, among: there[0] }
  // "Viewed a product and added to cart": what "and" joins is asked for together.
  const [one, other, ...more] = there
  if (one === undefined || more.length > 0 || other?.at.afterAnd === true) return null
  // "The share that bought of sessions with a checkout": no order tells which is which.
  const [thing] = things
  const isInOrder = thing !== undefined && thing.start < one.at.start && (wish?.start ?? -1) < thing.start
  if (other === undefined) {
    const isBehind = thing !== undefined && one.at.start > Math.max(thing.start, wish?.start ?? 0)
    return isBehind ? { part: one, among: undefined } : null
  }
  const isFronted = wish !== undefined && one.at.start < wish.start && other.at.start > wish.start
  return isFronted || isInOrder ? { part: other, among: one } : null
}

export function isOf({ having, lacking, among }: Rate, part: Event, whole: Event | undefined): boolean {
  const [asked, unasked] = part.isMissing ? [lacking, having] : [having, lacking]
  return (
    unasked === undefined &&
    says(asked, part) &&
    (whole === undefined ? among === undefined : says(among, whole))
  )
}

const says = (where: readonly Condition[] | undefined, { attribute, value }: KindOfRow): boolean =>
  where?.length === 1 &&
  where.every(
    one => one.kind === 'is' && one.not !== true && one.attribute === attribute && one.values.includes(value),
  )
