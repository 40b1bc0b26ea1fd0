// The items of a question sorted by what they do, with the subject found and the tables that it speaks of.
import type { Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed, QuantityRef } from '#engine/parse/item.ts'
import { certainTables } from './certain-tables.ts'
import { describedLimits } from './described-limits.ts'
import { everyGroup } from './every-group.ts'
import { of, type ItemOf, type PlacedOf } from './items.ts'
import { noneSuch } from './none-such.ts'
import { isOfNamed } from './words/of-named.ts'
import { withOwnPrice } from './words/own-price.ts'
import { Picker } from './pick.ts'
import { rankedPeople } from './ranked-people.ts'
import { settled } from './settle.ts'
import {
  hasLimits,
  isOfEach,
  isWhere,
  leading,
  limitedThings,
  moreParticular,
  whatHappens,
  whoIsMeant,
  writers,
} from './subject.ts'
import { Unclear } from './unclear.ts'
import { whoHasIt } from './who-has-it.ts'

export interface Draft {
  index: ModelIndex
  today: string
  placed: readonly Placed[]
  picker: Picker
  asks: ReadonlySet<ItemOf<'ask'>['how']>
  /** Whose rows are listed, ranked or counted. */
  subject: Noun | null
  subjectAt: number
  plural: boolean
  /** "How many": the subject is counted instead of shown. */
  counting: boolean
  quantities: { ref: QuantityRef; start: number }[]
  /** Things that must not be there: "no bookings". */
  missing: { noun: Noun; start: number }[]
  /** Other things that are named; they narrow the rows. */
  mentioned: Noun[]
}

export function draftOf(index: ModelIndex, today: string, given: readonly Placed[]): Draft {
  const placed = settled(
    index,
    today,
    whoHasIt(index, rankedPeople(index, describedLimits(index, noneSuch(index, everyGroup(index, given))))),
  )
  const asks = new Set(of(placed, 'ask').flatMap(({ item }) => (item.relative === true ? [] : [item.how])))
  const named = of(placed, 'noun')
  const stated = of(placed, 'quantity')
  const ranksByAttribute = of(placed, 'rank').some(({ item }) => item.by?.kind === 'attribute')
  // "How much did each home earn": the verb is what is asked for.
  const much = of(placed, 'ask').find(({ item }) => item.how === 'how much')?.start ?? Infinity
  const firm = stated.filter(({ item, start }) => !item.weak || start > much)
  const limited = of(placed, 'having').some(({ item }) => item.than.kind === 'number')
  const ranksByOther = of(placed, 'rank').some(({ item }) => item.by !== null && item.by.kind !== 'attribute')
  const chosen = firm.length > 0 || ranksByAttribute || ranksByOther || limited ? firm : stated
  const quantities = chosen
    .filter(({ item, start }) => !isColumn(index, placed, item, start))
    .map(({ item, start }) => ({ ref: item.quantity, start }))
  const first = new Picker(index, certainTables(index, placed))
  const strong = named.filter(({ item }) => !item.weak && !item.none)
  const countAsk = of(placed, 'ask').find(({ item }) => item.how === 'count')
  const counted = quantities.find(({ ref }) => ref.kind === 'count')

  const happening = whatHappens(index, placed, strong[0])
  let subject =
    happening === null
      ? (leading(index, placed, strong) ??
        named.find(one => !one.item.none && quantities.length === 0 && !isWhere(placed, one)))
      : undefined
  let counting = false
  if (countAsk !== undefined && counted === undefined) {
    // "Of all our customers, how many bought once": a verb has those for its subject that are named before.
    // "Session count with a search": those that stand right before it.
    const own = countAsk.text === 'count' ? strong.find(({ end }) => end === countAsk.start) : undefined
    const after =
      own ??
      strong.find(({ start }) => start > countAsk.start) ??
      (countAsk.afterAnd === true ? undefined : strong.findLast(({ start }) => start < countAsk.start)) ??
      named.find(({ item, start }) => !item.none && start > countAsk.start)
    if (after !== undefined) {
      subject = after
      counting = true
    }
  }
  const searched = writers(index, placed)
  const noun =
    happening ??
    (searched !== null && (subject === undefined || subject.item.weak)
      ? searched
      : subject === undefined
        ? limitedThings(
            index,
            placed,
            quantities.map(({ ref }) => ref),
          )
        : first.noun(subject.item.nouns))
  const person = whoIsMeant(index, placed, noun)
  const particular =
    person ?? (noun === null || noun.key !== undefined ? noun : moreParticular(index, placed, noun))
  // "What are people buying" asks for things, not for people.
  if (subject?.item.weak === true && particular?.vague?.includes('people') === true && asksWhatOnly(placed))
    throw new Unclear('what is asked for')
  const countedNoun = counted?.ref.kind === 'count' ? first.noun(counted.ref.nouns) : null
  // "How many guests have more than three stays" counts guests that a limit leaves.
  const ledBy = counted === undefined || strong.every(({ start }) => start > counted.start)
  const grouped = of(placed, 'key').length > 0
  if (
    countedNoun !== null &&
    hasLimits(placed) &&
    quantities.length === 1 &&
    ledBy &&
    !grouped &&
    !isOfEach(placed, counted?.start ?? 0)
  ) {
    return finish(countedNoun, counted?.start ?? 0, true, [])
  }
  return finish(particular, subject?.start ?? -1, counting, quantities)

  /** "Guests who stayed", "how many listings sold": the verb says which rows, of people as of plain things right before it. */
  function doings(thing: Noun | null): Noun[] {
    const counts = stated.find(({ item }) => item.quantity.kind === 'count')
    const isPlain = thing?.key === undefined && (thing?.where ?? []).length === 0
    if (thing === null || (thing.key === undefined && !isPlain)) return []
    return named
      .filter(({ item, start }) => item.weak && !item.none && (!isPlain || start === counts?.end))
      .flatMap(({ item }) => first.noun(item.nouns) ?? [])
      .filter(one => one.table === thing.table && one.key === undefined && (one.where ?? []).length > 0)
  }

  function finish(found: Noun | null, at: number, counts: boolean, rest: Draft['quantities']): Draft {
    const homes = [...(found === null ? [] : [found.table]), ...first.homes]
    const picker = new Picker(index, homes)
    return {
      index,
      today,
      placed: withOwnPrice(index, placed, found),
      picker,
      asks,
      subject: found,
      subjectAt: at,
      plural: pluralOf(placed, subject),
      counting: counts,
      quantities: rest,
      missing: named
        .filter(({ item }) => item.none)
        .flatMap(({ item, start }) => {
          const missing = picker.noun(item.nouns)
          return missing === null ? [] : [{ noun: missing, start }]
        }),
      mentioned: [
        ...strong.filter(one => one.start !== at).flatMap(({ item }) => picker.noun(item.nouns) ?? []),
        ...doings(found ?? countedNoun),
      ],
    }
  }
}

const asksWhatOnly = (placed: readonly Placed[]) =>
  of(placed, 'ask').some(({ text }) => text === 'what') &&
  of(placed, 'ask').every(({ item }) => item.how === 'which') &&
  (['quantity', 'attribute', 'rank', 'condition'] as const).every(kind => of(placed, kind).length === 0)

/** "Which products … and how many reviews": a number of each thing that is listed. */
function isColumn(
  index: ModelIndex,
  placed: readonly Placed[],
  { quantity: ref, beside }: ItemOf<'quantity'>,
  start: number,
): boolean {
  if (ref.kind !== 'aggregate' || ref.adds !== true) return false
  const tables = new Set(ref.attributes.map(id => index.attribute(id).table))
  const listed = of(placed, 'noun').some(
    ({ item, start: at }) =>
      (!item.weak || beside === true) &&
      !item.none &&
      at < start &&
      item.nouns.some(id => tables.has(index.noun(id).table)),
  )
  const found = of(placed, 'condition').some(
    ({ item, start: at }) =>
      item.condition.kind === 'contains' && item.condition.within !== undefined && at < start,
  )
  // "Kitchen stuff that is low on stock, and how many are left": what they are like stands for the things.
  const isLike =
    beside === true &&
    of(placed, 'noun').length === 0 &&
    of(placed, 'condition').some(({ item, start: at }) => item.condition.kind === 'segment' && at < start)
  // "Everything with camera in the name, price and how many on the shelf".
  const isFound = beside === true && found && of(placed, 'noun').length === 0
  const asks = (how: ItemOf<'ask'>['how'], before: boolean) =>
    of(placed, 'ask').some(({ item, start: at }) => item.how === how && at < start === before)
  if (of(placed, 'key').length > 0) return false
  // "How many bedrooms does the biggest home have": the number is that of one.
  const ofOne = of(placed, 'rank').some(({ item, start: at }) => item.by?.kind === 'attribute' && at > start)
  const one = of(placed, 'noun').some(
    ({ item }) => !item.plural && item.nouns.some(id => tables.has(index.noun(id).table)),
  )
  if ((ofOne && one) || isLike || isFound || isOfNamed(index, placed, ref.attributes)) return true
  // "How many are left of each": of each thing that is listed.
  return asks('each', false)
    ? listed || found
    : listed && (asks('which', true) || (beside === true && asks('count', true) === false))
}

/** "What's the longest stay on the books": one is asked for, whatever is named later. */
function pluralOf(placed: readonly Placed[], subject: PlacedOf<'noun'> | undefined): boolean {
  const [rank] = of(placed, 'rank')
  if (of(placed, 'ask').some(({ item }) => item.one === true) || rank?.item.single === true) return false
  if (rank === undefined || subject === undefined) return subject?.item.plural ?? true
  // "Of all actives, the oldest house": one of them.
  const own = of(placed, 'noun').find(({ item, start }) => start === rank.end && !item.weak && !item.none)
  if (own !== undefined && !own.item.plural && rank.item.count === null) return false
  // "The biggest discounts on homes that sold": as many as they are called.
  if (rank.item.plural === true && rank.item.by?.kind === 'attribute' && subject.start >= rank.end)
    return subject.item.plural
  // "The best ratio among properties", "the highest price any of our homes went for": one is asked for, of many.
  const ofMany = rank.item.by !== null && rank.end > rank.start + 1
  // "The most expensive toy products": what they are like stands between.
  const isDegree =
    (rank.item.by?.kind === 'attribute' && rank.item.by.one === true) || /(ed|ing|popular)$/.test(rank.text)
  const between = isDegree ? of(placed, 'condition').find(({ start }) => start === rank.end) : undefined
  const edge = between?.end ?? rank.end
  const behind = subject.start >= rank.end && subject.start <= edge + (ofMany ? 0 : 3)
  const before = subject.start < rank.start
  return (behind || before) && subject.item.plural
}
