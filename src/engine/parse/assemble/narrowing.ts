// What narrows the rows: conditions that the question states, and nouns that it names beside its subject.
import type { Default, Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import { attributesOf } from '#engine/condition-attributes.ts'
import type { Key, Quantity } from '#engine/plan.ts'
import { merged, toConditions } from './conditions.ts'
import type { Draft } from './draft.ts'
import { eitherOf } from './either-of.ts'
import { of } from './items.ts'
import { tableOf } from './keys.ts'
import { addedUp, overRows } from './many-rows.ts'
import { withoutPartOfRate } from './part-of-rate.ts'
import { Unclear } from './unclear.ts'
import { dateOf } from './when.ts'

/** The noun that rows are narrowed to where something else is computed: the average price "of studios". */
export function scopeOf(
  draft: Draft,
  all: readonly Quantity[],
  thing: Noun | null,
  stated: readonly Condition[],
): Condition[] {
  const said = new Set(stated.flatMap(one => ('attribute' in one ? [one.attribute] : [])))
  const { subject } = draft
  const nouns = [...(subject === null || all.length === 0 ? [] : [subject]), ...draft.mentioned]
  const own = new Set(all.flatMap(one => (one.kind === 'measure' ? [] : [one.noun])))
  const tables = new Set(all.length === 0 ? [subject?.table] : all.map(one => tableOf(draft, one)))
  const narrowing = nouns.filter(
    noun =>
      noun.id !== thing?.id &&
      noun.id !== (all.length === 0 ? subject?.id : null) &&
      !own.has(noun.id) &&
      tables.has(noun.table),
  )
  if (narrowing.some(noun => isNamedBeside(draft, noun))) throw new Unclear('two kinds of things')
  const spoken = new Set((subject?.where ?? []).map(({ attribute }) => attribute))
  return (
    narrowing
      .flatMap(noun => (all.some(one => one.kind === 'measure') ? [] : (noun.where ?? [])))
      // "Reservations with a check-in that were cancelled": what is said goes before what is usually left out.
      .filter(one => !(said.has(one.attribute) && one.kind === 'is' && one.not === true))
      .map(condition => {
        // "Withdrawn or expired": two names for rows that no row can bear at once.
        if (
          stated.some(one => isOther(one, condition)) ||
          [...own].some(id => leavesOut(draft.index.noun(id), condition)) ||
          (all.length === 0 && spoken.has(condition.attribute))
        )
          throw new Unclear('two kinds of things')
        return condition
      })
  )
}

/** "Orders and refunds this year": both are asked for, and neither narrows the other. */
const isNamedBeside = ({ placed, subjectAt, subject }: Draft, noun: Noun): boolean =>
  subject !== null &&
  of(placed, 'noun').some(
    ({ item, start, afterAnd }) =>
      afterAnd === true &&
      item.plural &&
      !item.weak &&
      !item.none &&
      item.nouns.includes(noun.id) &&
      start === subjectAt + 2,
  )

/** "Bookings and cancellations": what is counted leaves out what the other name stands for. */
const leavesOut = ({ where = [] }: Noun, { attribute, ...other }: Default): boolean =>
  where.some(
    one =>
      one.attribute === attribute &&
      one.kind === 'is' &&
      one.not === true &&
      other.kind === 'is' &&
      other.not !== true &&
      other.values.every(value => one.values.includes(value)),
  )

/** "Expired without selling": not sold is wider than expired, and says nothing else. */
const isOther = (one: Condition, { attribute, ...own }: Default): boolean => {
  if (!('attribute' in one) || one.attribute !== attribute) return false
  const isWider =
    one.kind === 'is' &&
    one.not === true &&
    own.kind === 'is' &&
    own.not !== true &&
    !own.values.some(value => one.values.includes(value))
  return !isWider
}

export function conditionsOf(draft: Draft, noun: Noun | null, here: (start: number) => boolean): Condition[] {
  const { placed, picker, today } = draft
  const stated = of(placed, 'condition')
    .filter(({ start, item }) => here(start) && overRows(draft, item.condition) === null)
    .map(one => {
      const { item } = one
      // "Sold for more than the ask price": a home that was sold is a sale, with the money of one.
      const rows =
        item.condition.kind === 'attributes'
          ? (described(draft, noun) ?? noun)
          : item.condition.kind === 'weekdays' && (item.condition.dates ?? []).length === 0
            ? (whatIsMeasured(draft, noun) ??
              (noun?.date === undefined ? whatIsCounted(draft) : null) ??
              noun)
            : noun
      const conditions = toConditions(item.condition, { picker, noun: rows, today })
      // "Zero booked nights": many rows add up to nothing, and no single one is empty.
      if (item.condition.kind === 'empty' && addedUp(draft, item.condition.attributes) !== null)
        throw new Unclear('nothing of a sum')
      if (conditions === null) throw new Unclear('a condition')
      return { one, conditions }
    })
  const found = eitherOf(draft, stated)
  return merged(withoutPartOfRate(draft, found))
}

/** "How many closings on fridays": homes have no day of their own, and those that are counted have one. */
function whatIsCounted({ quantities, picker, index }: Draft): Noun | null {
  const [counted, ...others] = quantities.flatMap(({ ref }) => {
    const quantity = picker.quantity(ref)
    return quantity?.kind === 'count' ? [index.noun(quantity.noun)] : []
  })
  return counted?.date === undefined || others.length > 0 ? null : counted
}

/** "Best selling products on weekends": the day is that of the sales, not that on which a product was added. */
function whatIsMeasured({ quantities, placed, picker, index }: Draft, noun: Noun | null): Noun | null {
  const usual = noun?.best ?? index.model.best
  const ranked = of(placed, 'rank').flatMap(({ item }) => {
    // "Top products on Mondays": nothing says by what, and days are those of the usual number.
    if (item.by === null)
      return usual === undefined || index.has(usual) ? [] : [{ kind: 'measure' as const, measures: [usual] }]
    return item.by.kind === 'attribute' ? [] : [item.by]
  })
  const [measured] = [...quantities.map(({ ref }) => ref), ...ranked].flatMap(ref => {
    const quantity = picker.quantity(ref)
    return quantity?.kind === 'measure' ? [quantity] : []
  })
  if (measured === undefined) return null
  const date = dateOf(index, measured)
  return date === null ? null : { ...index.noun(index.measure(measured.measure).noun), date }
}

/** "Have not ordered since May but have a lifetime value above 1500": of the customers, wherever it stands. */
export function saidOfThings(draft: Draft, start: number): boolean {
  const { subject, index, missing } = draft
  if (subject === null || subject.key !== undefined) return false
  // "Brands that don't carry headphones": of those that are missing.
  if (missing.some(({ noun }) => noun.table === subject.table)) return false
  const tables = conditionsOf(draft, subject, at => at === start)
    .flatMap(attributesOf)
    .map(id => index.attribute(id).table)
  return tables.length > 0 && tables.every(table => table === subject.table)
}

/** "Who ordered but never completed a purchase": they must have the one and must not have the other, of the same rows. */
export const isHalfSaid = ({ placed, missing, picker }: Draft): boolean =>
  missing.some(({ noun, start }) =>
    of(placed, 'noun').some(
      ({ item, start: before }) =>
        item.verb === true &&
        !item.none &&
        before < start &&
        !isLimited(placed, item.nouns) &&
        picker.noun(item.nouns)?.table === noun.table &&
        of(placed, 'condition').some(one => one.start === start),
    ),
  )

/** "Booked 8 times and never cancelled": that they have the one is said by how many. */
const isLimited = (placed: Draft['placed'], nouns: readonly string[]): boolean =>
  of(placed, 'having').some(
    ({ item: { quantity } }) => quantity.kind === 'count' && quantity.nouns.some(id => nouns.includes(id)),
  )

/** "Withdrawn and expired listings": a value beside a noun that is itself a value of the same attribute means both. */
export function joinedKinds(draft: Draft, stated: readonly Condition[]): Condition[] {
  const { subject, placed, subjectAt } = draft
  const own = (subject?.where ?? []).find(
    one => one.kind === 'is' && one.not !== true && one.values.length === 1,
  )
  if (own?.kind !== 'is') return [...stated]
  return stated.map(one => {
    if (one.kind !== 'is' || one.attribute !== own.attribute || one.not === true) return one
    if (own.values.every(value => one.values.includes(value))) return one
    const said = of(placed, 'condition').filter(
      ({ item }) =>
        item.condition.kind === 'values' &&
        item.condition.options.flat().some(({ attribute }) => attribute === own.attribute),
    )
    // "Pending deals": an adjective goes before what a deal usually is.
    if (said.some(({ end }) => end === subjectAt)) return one
    if (!said.some(({ start, end }) => end === subjectAt - 1 || start === subjectAt + 2))
      throw new Unclear('two kinds of things')
    return { ...one, values: [...one.values, ...own.values] }
  })
}

/** The kind of things that the stated values make of a plain noun. */
function described({ placed, picker, index, today }: Draft, noun: Noun | null): Noun | null {
  const values = of(placed, 'condition')
    .filter(({ item }) => item.condition.kind === 'values')
    .flatMap(({ item }) => toConditions(item.condition, { picker, noun, today }) ?? [])
    .flatMap(one =>
      one.kind === 'is' && one.not !== true ? one.values.map(value => `${one.attribute} ${value}`) : [],
    )
  const stated = new Set(values)
  return (
    index.model.nouns.find(
      one =>
        one.table === noun?.table &&
        one.where?.length === 1 &&
        one.where.every(
          own => own.kind === 'is' && own.not !== true && stated.has(`${own.attribute} ${own.values.join()}`),
        ),
    ) ?? null
  )
}

/** Guests who arrive on Friday are those of stays: a cancelled one brings nobody, unless it is asked for. */
export function ofStays(
  { picker }: Draft,
  people: Noun,
  stated: readonly Condition[],
  keys: readonly Key[] = [],
): Condition[] {
  const usual = people.key === undefined ? [] : (picker.nounOfTable(people.table)?.where ?? [])
  // "Guests per reservation status": every status is shown.
  if (keys.some(key => usual.some(one => 'attribute' in key && one.attribute === key.attribute))) return []
  // "No viewings" leaves out more, and lets nothing in.
  const [left, asked] = [true, false].map(
    isNot =>
      new Set(stated.filter(one => (one.kind === 'is' && one.not === true) === isNot).flatMap(attributesOf)),
  )
  if (usual.some(({ attribute }) => asked?.has(attribute))) return []
  return usual.filter(({ attribute }) => left?.has(attribute) !== true)
}
