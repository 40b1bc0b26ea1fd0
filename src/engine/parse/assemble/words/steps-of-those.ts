// "How many sessions had a search, and how many of those ended in a purchase": rows of two kinds, of which no single row is both. Counted
// row by row, all purchases would be among them.
import type { Measure } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { kindsOfRows } from '#engine/parse/assemble/kinds-of-rows.ts'
import { areSame, type Event, isKeyed, isOf } from './share-of-events.ts'

const others = ['having', 'rank', 'versus', 'change', 'order', 'attribute', 'ratio', 'names'] as const

export function stepsOfThose(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const unchanged = [...placed]
  if (others.some(kind => of(placed, kind).length > 0)) return unchanged
  const counted = countedIn(index, placed)
  const marks = of(placed, 'of those')
  const [mark] = marks
  if (counted === null || marks.length > 1) return unchanged
  const { key = '', table } = index.noun(counted.noun)
  const said = [...of(placed, 'noun'), ...of(placed, 'condition')].filter(
    one => !counted.at.some(other => other === one),
  )
  const events = said
    .toSorted((one, other) => one.start - other.start)
    .flatMap((at): Event[] =>
      kindsOfRows(index, at.item, table).map(kind => ({
        ...kind,
        at,
        isMissing: at.item.kind === 'noun' && at.item.none,
      })),
    )
  const [among, part, ...more] = events
  if (among === undefined || part === undefined || more.length > 0 || said.length !== 2) return unchanged
  // "With a search and a purchase": in one session, or of either kind?
  if (among.isMissing || areSame(among, part) || (mark === undefined && (part.isMissing || isJoined(part))))
    return unchanged
  if (mark !== undefined && !(among.at.start < mark.start && mark.start < part.at.start)) return unchanged
  const measureOf = (isNumber: boolean, has: Event, within?: Event): Item | null => {
    const found = index.model.measures.find(
      ({ value }) =>
        value.kind === 'share_of_groups' &&
        value.per === key &&
        (value.number === true) === isNumber &&
        value.count === undefined &&
        isOf(value, has, within),
    )
    return found === undefined ? null : asQuantity(found)
  }
  const whole = measureOf(true, among)
  const reached = measureOf(mark?.item.how !== 'share', part, among)
  if (whole === null || reached === null) return unchanged
  const [head] = counted.at
  return placed.flatMap((one): Placed[] => {
    if (one === mark) return [{ ...one, item: reached }]
    if (one === head) return [{ ...one, item: mark === undefined ? reached : whole }]
    return said.some(other => other === one) || counted.at.some(other => other === one) ? [] : [one]
  })
}

const asQuantity = ({ id }: Measure): Item => ({
  kind: 'quantity',
  quantity: { kind: 'measure', measures: [id] },
  weak: false,
})

/** "Removed from the cart and still bought": what one of them does, it does as well. */
const isJoined = ({ at }: Event) =>
  at.afterOr === true || (at.afterAnd === true && !(at.item.kind === 'noun' && at.item.verb === true))

/** Things that are told from each other by a column of theirs: "how many sessions", "of the sessions …, how many". */
function countedIn(
  index: ModelIndex,
  placed: readonly Placed[],
): { noun: string; at: readonly Placed[] } | null {
  const keyed = (nouns: readonly string[]) => nouns.find(id => index.noun(id).key !== undefined)
  const [wish, ...more] = of(placed, 'quantity')
  const things = of(placed, 'noun').filter(({ item }) => isKeyed(index, item.nouns))
  const [ask, ...asks] = of(placed, 'ask').filter(({ item }) => item.relative !== true)
  if (more.length > 0) return null
  if (wish !== undefined) {
    const nouns = wish.item.quantity.kind === 'count' ? wish.item.quantity.nouns : []
    const noun = keyed(nouns)
    return noun === undefined || things.length > 0 || ask !== undefined ? null : { noun, at: [wish] }
  }
  const [thing, ...besides] = things
  const noun = thing === undefined ? undefined : keyed(thing.item.nouns)
  return thing === undefined ||
    noun === undefined ||
    ask?.item.how !== 'count' ||
    besides.length + asks.length > 0
    ? null
    : { noun, at: [ask, thing] }
}
