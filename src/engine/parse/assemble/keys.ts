// What a row of the answer stands for.
import type { Noun } from '#contract/model.ts'
import type { Key, Quantity } from '#engine/plan.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { KeyRef } from '#engine/parse/key-ref.ts'
import type { Draft } from './draft.ts'
import { eachFirst } from './each-first.ts'
import { of } from './items.ts'
import { overTheFirst } from './over-the-first.ts'
import { isScope } from './scope-of-number.ts'
import { bandsOf } from './settled-bands.ts'
import { sidesKey } from './sides-key.ts'
import { highestOf } from './ranges-of-what.ts'
import { inSteps, steppedBy } from './stepped-by.ts'
import { Unclear } from './unclear.ts'
import { namedDate } from './when.ts'

export function keysOf(
  draft: Draft,
  quantities: readonly Quantity[],
  counted: boolean,
  isRanked: boolean,
): Key[] {
  const { index, placed, subject, picker } = draft
  const named = eachFirst(of(placed, 'key'), isRanked)
  const keys = longerFirst(
    distinctKeys(named.map(({ item }) => keyOf(draft, item.key, quantities))),
    isRanked,
  )
  if (draft.asks.has('trend') && !keys.some(({ kind }) => kind === 'time' || kind === 'month of year'))
    keys.push(keyOf(draft, { kind: 'grain', grain: 'month' }, quantities))
  if (quantities.length === 0) return keys
  const [first] = quantities
  const table = first === undefined ? '' : tableOf(draft, first)
  // "The dearest home in each area": homes are the rows, though the price is their own.
  // "The highest sale in each area": sales are told apart by their price, though it is not named.
  const usual = subject?.best !== undefined && index.has(subject.best)
  const byAttribute = of(placed, 'rank').some(
    ({ item }) =>
      item.ofGroups !== true &&
      (item.by?.kind === 'attribute' || (item.by === null && usual && draft.quantities.length === 0)),
  )
  // What is counted are no rows of their own: "the best month for closings".
  // "What share of all lifetime value do the top 100 customers hold": each has a part of it.
  const holdsPart =
    draft.asks.has('share') &&
    first?.kind === 'aggregate' &&
    first.fn === 'sum' &&
    of(placed, 'rank').some(({ item }) => item.count !== null)
  const rankedThings =
    (holdsPart || byAttribute) &&
    (holdsPart || keys.length > 0 || overTheFirst(draft) !== null) &&
    subject?.table === table &&
    first?.kind !== 'count'
  const isRow =
    subject !== null &&
    !counted &&
    !isPartOfRate(draft, first) &&
    !isOneNumber(draft, first) &&
    !isScope(draft) &&
    !isAgent(draft) &&
    !(!isRanked && keys.some(key => sortsThem(index, key, subject))) &&
    !(isRanked && keys.length > 0 && isVague(draft)) &&
    (subject.key !== undefined || subject.table !== table || rankedThings) &&
    index.path(table, subject.table) !== null
  const unnamed = subject === null && byAttribute && keys.length > 0 ? rowsInEach(draft, table) : null
  if (unnamed !== null) return [...keys, { kind: 'thing', noun: unnamed.id }]
  // "The last order of each customer": an order for every customer.
  const others = keys.filter(key => key.kind === 'thing')
  const isNew = others.every(key => rankedThings && index.noun(key.noun).table !== subject?.table)
  if (isRow && subject !== null && isNew) return [...keys, { kind: 'thing', noun: subject.id }]
  if (keys.length > 0 && !isRanked) return keys
  // "Best seller per category": what sells is not named, and is what such a phrase is said of.
  // "The best selling brand in each category": brands are what sells.
  const isAdjective = ({ end }: { end: number }) =>
    of(placed, 'attribute').some(
      ({ item, start }) =>
        start === end && item.attributes.every(id => index.attribute(id).kind === 'category'),
    )
  const phrase = of(placed, 'rank').some(
    one => (one.item.implied || one.item.names === true) && !isAdjective(one),
  )
  const sold = rankedThing(draft, first)
  if (phrase && sold !== undefined && keys.length > 0 && keys.every(key => key.kind === 'attribute'))
    return [...keys, { kind: 'thing', noun: sold.id }]
  // "Which city made the most": an attribute that is asked for stands for the rows.
  const categories = of(placed, 'attribute')
    .flatMap(({ item }) => picker.attribute(item.attributes) ?? [])
    .filter(id => ['category', 'flag'].includes(index.attribute(id).kind))
  const asked: Key[] = [...new Set(categories)]
    .filter(id => !keys.some(key => key.kind === 'attribute' && key.attribute === id))
    .map(attribute => ({ kind: 'attribute', attribute }))
  if (keys.length + asked.length === 0 && isRanked) {
    const thing =
      (first?.kind === 'measure' ? rowItself(draft, table) : null) ?? rankedThing(draft, quantities.at(-1))
    // "Which IP addresses had the most events": no things of their own, and told from each other by it.
    const told = of(placed, 'attribute')
      .flatMap(({ item }) => picker.attribute(item.attributes) ?? [])
      .find(id => index.attribute(id).table === table && isShared(draft, id))
    if (thing === undefined && told !== undefined) return [{ kind: 'attribute', attribute: told }]
    if (thing === undefined) throw new Unclear('what is ranked')
    return [{ kind: 'thing', noun: thing.id }]
  }
  return [...keys, ...asked]
}

/** "Sort the products into under 50, 50 to 200, …, with units sold in each": they are what is sorted, and no rows. */
const sortsThem = (index: ModelIndex, key: Key, { table }: Noun): boolean =>
  (key.kind === 'bands' || key.kind === 'step') && index.attribute(key.attribute).table === table

/** "The two newest builds in each area": a number of rows for each, though no noun names them. */
function rowsInEach({ placed, picker }: Draft, table: string): Noun | null {
  const [key] = of(placed, 'key')
  const numbered = of(placed, 'rank').some(
    ({ item, end }) => item.count !== null && item.ofGroups !== true && end <= (key?.start ?? 0),
  )
  return numbered ? picker.nounOfTable(table) : null
}

/** "Monthly revenue by month" names one group twice. */
const distinctKeys = (keys: readonly Key[]) =>
  keys.filter(
    (key, at) =>
      keys.findIndex(other => JSON.stringify(other) === JSON.stringify(key)) === at &&
      // "By day of the week, which days are best": the days are those of the week.
      !(key.kind === 'time' && key.grain === 'day' && keys.some(({ kind }) => kind === 'weekday')),
  )

/** "Which month had the most in each year": months are ranked within their year, in whatever order they are named. */
function longerFirst(keys: readonly Key[], isRanked: boolean): Key[] {
  const grains = ['year', 'quarter', 'month', 'week', 'day']
  const length = (key: Key) => (key.kind === 'time' ? grains.indexOf(key.grain) : 0)
  const areTimes = keys.length === 2 && keys.every(({ kind }) => kind === 'time')
  return isRanked && areTimes ? keys.toSorted((a, b) => length(a) - length(b)) : [...keys]
}

/** "The most paid for a stay", "top 5 orders by revenue": each row of theirs is one of the things. */
const rowItself = ({ placed, subject, subjectAt }: Draft, table: string): Noun | null =>
  subject !== null &&
  subject.table === table &&
  of(placed, 'noun').some(({ item, start }) => start === subjectAt && !item.weak)
    ? subject
    : null

/** "Best seller": the things that are told apart by such a measure. */
export function rankedThing({ index }: Pick<Draft, 'index'>, one: Quantity | undefined): Noun | undefined {
  if (one?.kind !== 'measure') return undefined
  const { nouns, measures } = index.model
  const rows = index.noun(index.measure(one.measure).noun).table
  return (
    nouns.find(({ best }) => best === one.measure) ??
    nouns.find(noun => measures.some(({ id }) => id === noun.best) && index.path(rows, noun.table) !== null)
  )
}

export const isAgent = ({ placed, subjectAt }: Draft): boolean =>
  of(placed, 'noun').some(({ item, start }) => item.agent === true && start === subjectAt)

/** "Which hour sees the most searches on the site": where groups are ranked, a vague word names no others. */
const isVague = ({ placed, subjectAt }: Draft): boolean =>
  of(placed, 'noun').some(({ item, start }) => item.weak && item.verb !== true && start === subjectAt)

/** "How long do guests stay": an average over all of them, where none is asked for by name. */
const isOneNumber = ({ placed, asks, subject, index }: Draft, one: Quantity | undefined): boolean =>
  subject?.key !== undefined &&
  (isMean(index, one) || ((asks.has('how much') || asks.has('money')) && isMoney(index, one))) &&
  // "What do guests pay" asks for the number, "which guests" for them.
  of(placed, 'ask').every(
    ({ item, text }) => item.how !== 'which' || text === 'what' || item.relative === true,
  ) &&
  !asks.has('each') &&
  of(placed, 'key').every(({ item }) => item.key.kind !== 'noun') &&
  (['rank', 'having', 'order'] as const).every(kind => of(placed, kind).length === 0)

/** "How much did guests spend": what all of them paid. */
const isMoney = (index: ModelIndex, one: Quantity | undefined): boolean =>
  one?.kind === 'measure' && index.measure(one.measure).format === 'money'

export function isMean(index: ModelIndex, one: Quantity | undefined): boolean {
  if (one?.kind !== 'measure') return one?.kind === 'aggregate' && one.fn === 'avg'
  const { value } = index.measure(one.measure)
  return value.kind === 'aggregate' && value.of.fn === 'avg'
}

/** "Conversion rate of web sessions": the rate is one over all of them. */
function isPartOfRate({ index, subject }: Draft, one: Quantity | undefined): boolean {
  if (one?.kind !== 'measure') return false
  const { value } = index.measure(one.measure)
  return value.kind === 'share_of_groups' && value.per === subject?.key
}

export const tableOf = ({ index }: Draft, one: Quantity): string =>
  index.noun(one.kind === 'measure' ? index.measure(one.measure).noun : one.noun).table

export function keyOf(draft: Draft, ref: KeyRef, quantities: readonly Quantity[]): Key {
  const { index, picker } = draft
  const date = quantities.flatMap(one => namedDate(draft, one) ?? [])[0] ?? draft.subject?.date
  switch (ref.kind) {
    case 'attribute': {
      // "The state the product is in": it has none, though customers have.
      const owners = (ref.owner ?? []).map(id => index.noun(id).table)
      const isTheirs = (id: string) =>
        owners.length === 0 || owners.some(table => index.path(table, index.attribute(id).table) !== null)
      const attribute = picker.attribute(ref.attributes.filter(isTheirs))
      if (attribute === null) throw new Unclear('what to group by')
      return { kind: 'attribute', attribute }
    }
    case 'noun': {
      const noun = picker.noun(ref.nouns)
      if (noun === null) throw new Unclear('what to group by')
      return { kind: 'thing', noun: noun.id }
    }
    case 'grain':
    case 'hour':
    case 'month of year':
    case 'weekday': {
      const tables = new Set(quantities.map(one => tableOf(draft, one)))
      const named = ref.dates?.find(id => tables.has(index.attribute(id).table)) ?? date
      if (named === undefined) throw new Unclear('a date to group by')
      // A day has no hours.
      if (ref.kind === 'hour' && index.attribute(named).kind !== 'moment')
        throw new Unclear('the hour of a day')
      return ref.kind === 'grain'
        ? { kind: 'time', attribute: named, grain: ref.grain }
        : { kind: ref.kind, attribute: named }
    }
    case 'sides': {
      const home = picker.homes[0]
      const noun = draft.subject ?? (home === undefined ? null : picker.nounOfTable(home))
      return sidesKey(index, ref, { picker, noun, today: draft.today })
    }
    case 'bands': {
      const attribute = steppedBy(draft, ref, highestOf(ref))
      return { kind: 'bands', attribute, bands: bandsOf(ref.bands, ref.unit, index.attribute(attribute)) }
    }
    case 'steps':
      return inSteps(draft, ref)
    case 'decade': {
      const year = index.model.attributes.find(({ format }) => format === 'year')
      if (year === undefined) throw new Unclear('a year to group by')
      return { kind: 'step', attribute: year.id, size: 10 }
    }
  }
}

/** An order's number is of that order alone; of an address there may be many rows. */
const isShared = ({ index }: Draft, id: string): boolean =>
  index.attribute(id).kind === 'identifier' &&
  index.model.nouns.every(one => one.key !== undefined || !one.name.includes(id))
