// Things told apart by rows that point to them or that they are made of: customers who paid with PayPal, sessions that started a
// checkout and never purchased. A thing is kept when it has such a row, or has none.
import type { Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { Column, Keep, Plan, Quantity } from '#engine/plan.ts'
import type { Period } from '#engine/parse/piece.ts'
import type { ConditionRef } from '#engine/parse/item.ts'
import { attributesOf } from '#engine/condition-attributes.ts'
import { ownColumns } from './asked-columns.ts'
import { doneTwicePlan } from './words/done-twice.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'
import { listPlan } from './list-plan.ts'
import { limitsSums } from './many-rows.ts'
import { isOfOtherRows, isWithin, namedRows, neverHad, rowsCalled } from './named-rows.ts'
import { conditionsOf, isHalfSaid } from './narrowing.ts'
import { Unclear } from './unclear.ts'
import { during } from './when.ts'

/** The plan, or null where the question is not of this kind. */
export function eventsPlan(draft: Draft): Plan | null {
  const twice = doneTwicePlan(draft)
  if (twice !== null) return twice
  const { placed, index, asks } = draft
  const counted = countedThing(draft)
  const subject = counted ?? draft.subject
  const computes = draft.quantities.length > 0 && !draft.counting && counted === null
  const others = (['rank', 'key', 'having', 'versus', 'change', 'running', 'order', 'limit'] as const).some(
    kind => of(placed, kind).length > 0,
  )
  if (subject === null || computes || others || asks.has('share') || limitsSums(draft, subject)) return null
  const stated = conditionsOf(draft, subject, () => true)
  const done = counted === null && !draft.counting ? doneThen(draft, subject) : null
  const table = done?.table ?? eventTable(draft, subject, stated)
  const event = done ?? (table === null ? null : rowsCalled(draft, table))
  if (table === null || event === null) return null
  const ofThing = (one: Condition) =>
    table !== subject.table &&
    attributesOf(one).every(id => index.path(subject.table, index.attribute(id).table) !== null)
  const lost = draft.missing[0]?.start ?? Infinity
  const missed = conditionsOf(draft, subject, start => start >= lost).filter(one => !ofThing(one))
  const groups = rowsOf(draft, subject, lost, ofThing)
  const named = namedRows(draft, table)
  // "Customers who paid with PayPal" names whom it asks for; "who is arriving" does not.
  const who = of(placed, 'ask').some(
    ({ text, start }) =>
      /^(who|whom)$/.test(text) &&
      // "Shoppers in Texas who paid with PayPal": they are named before.
      !placed.some(
        ({ item, start: before }) =>
          before < start && ((item.kind === 'noun' && !item.weak) || item.kind === 'quantity'),
      ),
  )
  if (who && table !== subject.table && draft.missing.length === 0)
    return listPlan(
      { ...draft, subject: segmentNoun(draft, table) ?? event, mentioned: [subject, ...draft.mentioned] },
      { keys: [], where: stated, shown: [], rank: null, period: of(placed, 'period')[0]?.item ?? null },
    )
  const said = of(placed, 'period').flatMap(({ item }) => item.dates)
  const date =
    said.find(id => index.attribute(id).table === table) ?? draft.missing[0]?.noun.date ?? event.date
  const dated = (isMissing: boolean): Condition[] => {
    const period = periodOf(draft, lost, isMissing)
    if (period === undefined) return []
    if (date === undefined) throw new Unclear('a date')
    return [during(date, period)]
  }
  // "Bought this month but nothing since June": nobody can have done both, unless more was meant.
  const [then, never] = [periodOf(draft, lost, false), periodOf(draft, lost, true)]
  const isOnce = !isTwice(draft, lost) && missed.length === 0 && neverHad(draft, table, groups)
  if (isOnce || (isTwice(draft, lost) && then !== undefined && never !== undefined && isWithin(then, never)))
    throw new Unclear('two times that overlap')
  const counts = (noun: Noun, where: readonly Condition[], isMissing = false): Column => ({
    kind: 'quantity',
    quantity: { kind: 'count', noun: noun.id } satisfies Quantity,
    where: [...where, ...dated(isMissing)],
  })
  const apart = isTwice(draft, lost) || isButNot(draft, lost) || isHalfSaid(draft) || done !== null
  const alone = groups.length === 0 && named.length === 0 && apart
  const kept: { column: Column; op: Keep['op']; value: number }[] = [
    ...(alone ? [doneBefore(draft, lost) ?? event] : named).map(noun => ({
      column: counts(noun, []),
      op: '>=' as const,
      value: 1,
    })),
    ...groups.map(group => ({ column: counts(event, group), op: '>=' as const, value: 1 })),
    ...draft.missing.map(({ noun }) => ({ column: counts(noun, missed, true), op: '=' as const, value: 0 })),
  ]
  const shown = counted === null ? ownColumns(draft, subject) : []
  return {
    keys: [{ kind: 'thing', noun: subject.id }],
    columns: [...shown, ...kept.map(({ column }) => column)],
    where: stated.filter(ofThing),
    keepEmpty: (groups.length === 0 && named.length === 0 && !alone) || isOfOtherRows(draft, table),
    keep: kept.map(({ op, value }, at) => ({
      column: shown.length + at,
      op,
      value: { kind: 'number', value },
    })),
    order: kept.length === 0 ? [] : [{ column: shown.length, descending: true }],
    limit: null,
    shownFrom: null,
    limitPer: null,
    summary:
      draft.counting || counted !== null || draft.asks.has('count') ? { kind: 'count' } : { kind: 'rows' },
  }
}

/** "Bought in 2025 but nothing in 2026": a time for what was done, and another for what was not. */
const isTwice = ({ placed }: Draft, lost: number): boolean => {
  const starts = of(placed, 'period').map(({ start }) => start)
  return starts.length === 2 && starts.some(start => start < lost) && starts.some(start => start > lost)
}

/** "Have ordered but not this year": what was done at some time, and not in this one. */
const isButNot = ({ placed }: Draft, lost: number): boolean =>
  of(placed, 'noun').some(({ item, start }) => start === lost && item.none && item.verb === true) &&
  of(placed, 'noun').some(({ item, start }) => start < lost && !item.none && item.verb === true) &&
  of(placed, 'period').every(({ start }) => start > lost)

function periodOf(draft: Draft, lost: number, isMissing: boolean): Period | undefined {
  const periods = of(draft.placed, 'period')
  if (isButNot(draft, lost) && !isMissing) return undefined
  const own = isTwice(draft, lost) ? periods.find(({ start }) => start > lost === isMissing) : periods[0]
  return own?.item.period
}

/** "Customers who ordered in October": what they did has a time, which they themselves have not. */
function doneThen({ placed, picker, index, missing }: Draft, subject: Noun): Noun | null {
  const [when, ...others] = of(placed, 'period')
  const verb = of(placed, 'noun').find(({ item }) => item.verb === true && !item.none)
  if (when === undefined || others.length > 0 || verb === undefined || missing.length > 0) return null
  const noun = picker.noun(verb.item.nouns)
  const leads =
    noun !== null && noun.table !== subject.table && index.path(noun.table, subject.table) !== null
  return leads && subject.date === undefined ? noun : null
}

/** "Sold in October but not in November": both are of sales. */
function doneBefore({ placed, picker, missing }: Draft, lost: number): Noun | null {
  const verb = of(placed, 'noun').find(({ item, start }) => item.verb === true && !item.none && start < lost)
  const noun = verb === undefined ? null : picker.noun(verb.item.nouns)
  return noun !== null && missing.some(one => one.noun.id === noun.id) ? noun : null
}

/** The kind of rows that a segment speaks of: a stay that is under way. */
const segmentNoun = ({ placed, index }: Draft, table: string): Noun | undefined =>
  of(placed, 'condition')
    .flatMap(({ item }) => (item.condition.kind === 'segment' ? item.condition.segments : []))
    .map(id => index.noun(index.segment(id).noun))
    .find(noun => noun.table === table)

/** "Guests who stayed in Napa and Carmel": no stay is in both, so each needs one. */
const hasEach = (placed: Draft['placed']): boolean =>
  of(placed, 'condition').some(
    ({ item }) => item.condition.kind === 'values' && item.condition.each === true && !item.condition.not,
  )

/** The rows that the conditions speak of: those that point to the thing, or those that it is made of. */
function eventTable(draft: Draft, subject: Noun, stated: readonly Condition[]): string | null {
  const { index, missing, mentioned, placed } = draft
  if (subject.key !== undefined)
    return missing.some(({ noun }) => noun.table === subject.table) || hasEach(placed) ? subject.table : null
  const [lost] = missing
  const apart = lost !== undefined && (isTwice(draft, lost.start) || isButNot(draft, lost.start))
  if (lost !== undefined && apart && index.path(lost.noun.table, subject.table) !== null)
    return lost.noun.table
  const outside = stated
    .flatMap(attributesOf)
    .filter(id => index.path(subject.table, index.attribute(id).table) === null)
  if (outside.length === 0) return null
  const leads = (table: string) =>
    table !== subject.table &&
    index.path(table, subject.table) !== null &&
    outside.every(id => index.path(table, index.attribute(id).table) !== null)
  return [...mentioned.map(({ table }) => table), ...index.tables].find(leads) ?? null
}

/** "How many customers bought books and toys", "have a refunded order": the things that are counted, not their rows. */
function countedThing({ quantities, picker, subject, subjectAt, index, placed }: Draft): Noun | null {
  const [only] = quantities
  if (quantities.length !== 1 || only?.ref.kind !== 'count') return null
  const counted = picker.noun(only.ref.nouns)
  if (subject === null || counted === null) return counted
  const unnamed = of(placed, 'condition').some(
    ({ item }) => item.condition.kind === 'amount' && item.condition.attributes.length === 0,
  )
  const isOther = subject.table !== counted.table || (subject.key === undefined && hasEach(placed))
  const below = isOther && index.path(subject.table, counted.table) !== null
  return below && only.start < subjectAt && !unnamed ? counted : null
}

/**
 * Conditions by the row that they are said of: "paid with a gift card and have a refunded order" may be two orders, "books and
 * toys" are two at least. Conditions apart from each other that no "and" joins are not guessed at.
 */
function rowsOf(
  draft: Draft,
  subject: Noun,
  lost: number,
  ofThing: (one: Condition) => boolean,
): readonly (readonly Condition[])[] {
  const ofRows = (start: number) =>
    conditionsOf(draft, subject, at => at === start).filter(one => !ofThing(one))
  const stated = of(draft.placed, 'condition').filter(({ start }) => start < lost && ofRows(start).length > 0)
  const both = inBoth(stated.map(one => ({ ...one, own: ofRows(one.start) })))
  if (both !== null) return both
  const groups: Condition[][] = []
  stated.forEach((one, at) => {
    const before = stated[at - 1]
    const own = ofRows(one.start)
    const isJoined = before !== undefined && one.afterAnd !== true && isOfOne(draft, before.end, one.start)
    const apart = before !== undefined && one.start - before.end > 1 && !isJoined
    if (apart && one.afterAnd !== true) throw new Unclear('two things at once')
    const { condition } = one.item
    const [values] = own
    if (
      condition.kind === 'values' &&
      condition.each === true &&
      values?.kind === 'is' &&
      values.not !== true
    ) {
      if (stated.length > 1) throw new Unclear('two things at once')
      groups.push(...values.values.map(value => [{ ...values, values: [value] }]))
    } else if (before === undefined || (apart && one.afterAnd === true)) groups.push(own)
    else groups.at(-1)?.push(...own)
  })
  return groups
}

/** "Completed a purchase of a book": what is said before and behind a single row is said of it. */
function isOfOne({ placed }: Draft, from: number, to: number): boolean {
  const [row, ...others] = placed.filter(({ start }) => start >= from && start < to)
  return row?.item.kind === 'noun' && !row.item.plural && !row.item.none && others.length === 0
}

/** "Completed orders in both A and B": what else is said of the rows is said of each. */
function inBoth(
  stated: readonly { item: { condition: ConditionRef }; afterAnd?: boolean; own: readonly Condition[] }[],
): Condition[][] | null {
  const isEach = ({ item }: { item: { condition: ConditionRef } }) =>
    item.condition.kind === 'values' && item.condition.each === true
  const [each, ...others] = stated.filter(isEach)
  const rest = stated.filter(one => one !== each)
  const [values] = each?.own ?? []
  if (values?.kind !== 'is' || values.not === true || others.length > 0 || rest.length === 0) return null
  if (stated.some(one => one.afterAnd === true)) return null
  const shared = rest.flatMap(({ own }) => own)
  return values.values.map(value => [...shared, { ...values, values: [value] }])
}
