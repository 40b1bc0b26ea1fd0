// The items of a question sorted by what they do, with the subject found and the tables that it speaks of.
import type { Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed, QuantityRef } from '#engine/parse/item.ts'
import { searchedFirst } from './conditions.ts'
import { certainTables } from './certain-tables.ts'
import { of, type ItemOf, type PlacedOf } from './items.ts'
import { Picker } from './pick.ts'
import { settled } from './settle.ts'

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
  const placed = settled(index, today, given)
  const asks = new Set(of(placed, 'ask').map(({ item }) => item.how))
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
    .filter(({ item, start }) => !isColumn(index, placed, item.quantity, start))
    .map(({ item, start }) => ({ ref: item.quantity, start }))
  const first = new Picker(index, certainTables(index, placed))
  const strong = named.filter(({ item }) => !item.weak && !item.none)
  const countAsk = of(placed, 'ask').find(({ item }) => item.how === 'count')
  const counted = quantities.find(({ ref }) => ref.kind === 'count')

  let subject =
    leading(index, placed, strong) ?? named.find(({ item }) => !item.none && quantities.length === 0)
  let counting = false
  if (countAsk !== undefined && counted === undefined) {
    const after = [...strong, ...named.filter(({ item }) => !item.none)].find(
      ({ start }) => start > countAsk.start,
    )
    if (after !== undefined) {
      subject = after
      counting = true
    }
  }
  const searched = writers(index, placed)
  const noun =
    searched !== null && (subject === undefined || subject.item.weak)
      ? searched
      : subject === undefined
        ? limitedThings(index, placed, quantities.length > 0)
        : first.noun(subject.item.nouns)
  const person = whoIsMeant(index, placed, noun)
  const particular =
    person ?? (noun === null || noun.key !== undefined ? noun : moreParticular(index, placed, noun))
  const countedNoun = counted?.ref.kind === 'count' ? first.noun(counted.ref.nouns) : null
  // "How many guests have more than three stays" counts guests that a limit leaves.
  const ledBy = counted === undefined || strong.every(({ start }) => start > counted.start)
  if (countedNoun !== null && hasLimits(placed) && quantities.length === 1 && ledBy) {
    return finish(countedNoun, counted?.start ?? 0, true, [])
  }
  return finish(particular, subject?.start ?? -1, counting, quantities)

  /** "Guests who stayed": of things that are told apart among rows, the verb says which rows. */
  function doings(thing: Noun | null): Noun[] {
    if (thing?.key === undefined) return []
    return named
      .filter(({ item }) => item.weak && !item.none)
      .flatMap(({ item }) => first.noun(item.nouns) ?? [])
      .filter(one => one.table === thing.table && one.key === undefined && (one.where ?? []).length > 0)
  }

  function finish(found: Noun | null, at: number, counts: boolean, rest: Draft['quantities']): Draft {
    const homes = [...(found === null ? [] : [found.table]), ...first.homes]
    const picker = new Picker(index, homes)
    return {
      index,
      today,
      placed,
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

/** Whether rows are kept by what is computed for each: a number of orders, or none. */
const hasLimits = (placed: readonly Placed[]): boolean =>
  of(placed, 'having').length > 0 || of(placed, 'noun').some(({ item }) => item.none)

/** "Books that did not sell at all": what the conditions describe stands for the things that a limit is set on. */
function limitedThings(index: ModelIndex, placed: readonly Placed[], computes: boolean): Noun | null {
  if (computes || !hasLimits(placed) || of(placed, 'key').length > 0) return null
  const [described] = of(placed, 'condition').flatMap(({ item }) =>
    item.condition.kind === 'values' ? (item.condition.options[0]?.[0] ?? []) : [],
  )
  if (described === undefined) return null
  const { table } = index.attribute(described.attribute)
  const limited = certainTables(index, placed).filter(one => one !== table)
  const below = limited.some(one => index.path(one, table) !== null)
  return below
    ? (index.model.nouns.find(noun => noun.table === table && noun.key === undefined) ?? null)
    : null
}

/** "Who bought the most": people, though only their orders are named. */
function whoIsMeant(index: ModelIndex, placed: readonly Placed[], found: Noun | null): Noun | null {
  const who = of(placed, 'ask').some(({ text }) => /^(who|whom)$/.test(text))
  const strong = of(placed, 'noun').some(({ item }) => !item.weak && !item.none)
  const ranks = of(placed, 'rank')
  const ofRows = ranks.length > 0 && ranks.every(({ item }) => item.by?.kind === 'attribute')
  if (!who || strong || ofRows || (ranks.length === 0 && !hasLimits(placed))) return null
  const people = index.model.nouns.filter(noun => noun.vague?.includes('people'))
  return (
    people.find(
      noun => found === null || noun.table === found.table || index.path(found.table, noun.table) !== null,
    ) ?? null
  )
}

/** "Which products … and how many reviews": a number of each thing that is listed. */
function isColumn(index: ModelIndex, placed: readonly Placed[], ref: QuantityRef, start: number): boolean {
  if (ref.kind !== 'aggregate' || ref.adds !== true) return false
  const tables = new Set(ref.attributes.map(id => index.attribute(id).table))
  const listed = of(placed, 'noun').some(
    ({ item, start: at }) =>
      !item.weak && !item.none && at < start && item.nouns.some(id => tables.has(index.noun(id).table)),
  )
  const grouped = of(placed, 'key').length > 0 || of(placed, 'ask').some(({ item }) => item.how === 'each')
  return (
    listed && !grouped && of(placed, 'ask').some(({ item, start: at }) => item.how === 'which' && at < start)
  )
}

/** A house whose sold price is asked for is a sale: the attribute says which of a table's nouns is meant. */
function moreParticular(index: ModelIndex, placed: readonly Placed[], noun: Noun): Noun {
  const plain = index.model.nouns.find(one => one.table === noun.table && one.key === undefined)
  if (plain?.id !== noun.id) return noun
  const spoken = placed.flatMap(({ item }) =>
    item.kind === 'attribute'
      ? item.attributes
      : item.kind === 'rank' && item.by?.kind === 'attribute'
        ? item.by.attributes
        : [],
  )
  const particular = spoken
    .map(id => index.attribute(id))
    .find(one => one.table === noun.table && one.noun !== undefined)
  return particular?.noun === undefined ? noun : index.noun(particular.noun)
}

/** Those whose words are searched: "folks who wrote about a hot tub". */
function writers(index: ModelIndex, placed: readonly Placed[]): Noun | null {
  if (!of(placed, 'condition').some(({ item }) => item.condition.kind === 'contains')) return null
  const [text] = searchedFirst(index)
  const table = text === undefined ? undefined : index.attribute(text).table
  return index.model.nouns.find(noun => noun.table === table) ?? null
}

/** "What's the longest stay on the books": one is asked for, whatever is named later. */
function pluralOf(placed: readonly Placed[], subject: PlacedOf<'noun'> | undefined): boolean {
  const [rank] = of(placed, 'rank')
  if (rank === undefined || subject === undefined) return subject?.item.plural ?? true
  // "The best ratio among properties": one is asked for, of many.
  const ofMany = rank.item.by !== null && rank.item.by.kind !== 'attribute' && rank.end > rank.start + 1
  const behind = subject.start >= rank.end && subject.start <= rank.end + (ofMany ? 0 : 3)
  const before = subject.start < rank.start
  return (behind || before) && subject.item.plural
}

/**
 * The noun that stands for the rows. Where a limit speaks of one thing and the question of another, it is the other: "who has
 * had stays in three cities, give me guest".
 */
function leading(index: ModelIndex, placed: readonly Placed[], strong: readonly PlacedOf<'noun'>[]) {
  const limited = hasLimits(placed)
  const keyed = strong.find(({ item }) => item.nouns.some(id => index.noun(id).key !== undefined))
  return limited ? (keyed ?? strong[0]) : strong[0]
}
