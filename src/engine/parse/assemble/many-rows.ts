// Numbers that belong to many rows of a thing: the nights of a home are those of all its stays.
import type { ModelIndex } from '#engine/model-index.ts'
import type { ConditionRef, Placed } from '#engine/parse/item.ts'
import type { Quantity } from '#engine/plan.ts'
import type { Noun } from '#contract/model.ts'
import type { Draft } from './draft.ts'
import { soldAs } from './words/in-time.ts'
import { of } from './items.ts'
import { tableOf } from './keys.ts'

/** "Homes by nights booked": what many rows of a thing add up to. */
export function addedUp({ index, picker, subject }: Draft, attributes: readonly string[]): Quantity | null {
  const attribute = picker.attribute(attributes)
  if (attribute === null || subject === null) return null
  const { table, rollup, noun } = index.attribute(attribute)
  const rows = noun ?? picker.nounOfTable(table)?.id
  const below = table !== subject.table && index.path(subject.table, table) === null
  if (!below || rollup === undefined || rows === undefined || index.path(table, subject.table) === null)
    return null
  return { kind: 'aggregate', fn: rollup, noun: rows, attribute }
}

/** "Guests by nights": what the rows of one who comes again add up to. */
export function addedForEach(
  { index, picker, subject }: Draft,
  attributes: readonly string[],
): Quantity | null {
  const attribute = picker.attribute(attributes)
  if (attribute === null || subject?.key === undefined) return null
  const { table, rollup, noun } = index.attribute(attribute)
  const rows = noun ?? picker.nounOfTable(table)?.id
  if (table !== subject.table || rollup !== 'sum' || rows === undefined) return null
  return { kind: 'aggregate', fn: 'sum', noun: rows, attribute }
}

/** A limit on such a number; anything else is a condition on one row. */
export function overRows(draft: Draft, condition: ConditionRef): Quantity | null {
  if (condition.kind !== 'amount' || condition.attributes.length === 0 || condition.not) return null
  if (condition.amount.kind === 'exact' || condition.ofEach === true) return null
  return addedUp(draft, condition.attributes)
}

/** "Customers who paid more than $500 for electronics": what all of it came to is limited, and not whether there was any. */
export const limitsSums = (draft: Draft, subject: Noun): boolean =>
  of(draft.placed, 'condition').some(({ item }) => overRows({ ...draft, subject }, item.condition) !== null)

/** "How many customers ordered last month": things that have no date of their own are counted among the rows that have. */
export function byRows({ index, placed, picker }: Draft, thing: Noun): Quantity | null {
  const identity = `${thing.table}.id`
  const dated =
    of(placed, 'period').length > 0 ||
    of(placed, 'key').some(({ item }) => item.key.kind === 'grain') ||
    of(placed, 'quantity').some(isDifferent)
  if (thing.key !== undefined || thing.date !== undefined || !dated || !index.has(identity)) return null
  const named = of(placed, 'noun')
    .filter(({ item }) => !item.none)
    .flatMap(({ item }) => picker.noun(item.nouns) ?? [])
  const rows = [...named, ...countedBeside(index, placed)].find(
    noun => noun.table !== thing.table && index.path(noun.table, thing.table) !== null,
  )
  return rows === undefined ? null : { kind: 'distinct', noun: rows.id, attribute: identity }
}

/** "For each state, sales last quarter and from how many different shoppers": those who made them, and not all who live there. */
function countedBeside(index: ModelIndex, placed: readonly Placed[]): Noun[] {
  const numbers = of(placed, 'quantity').filter(({ item }) => !item.weak)
  const isTimed = of(placed, 'period').length > 0 && numbers.some(isDifferent)
  if (of(placed, 'key').length === 0 && !isTimed) return []
  return numbers.flatMap(({ item: { quantity } }) =>
    quantity.kind === 'measure'
      ? quantity.measures.map(id => index.noun(soldAs(index, id)))
      : quantity.kind === 'count'
        ? quantity.nouns.map(id => index.noun(id))
        : [],
  )
}

const isDifferent = ({ text }: Placed) => /\b(different|distinct|unique)\b/.test(text)

/** "Guests who stayed in more than one home": different homes among the rows of each. */
export function differentOnes({ index, placed, picker, subject }: Draft, thing: Noun): Quantity | null {
  const identity = `${thing.table}.id`
  if (subject === null || thing.key !== undefined || thing.table === subject.table || !index.has(identity))
    return null
  const leads = ({ table }: Noun) =>
    index.path(table, thing.table) !== null &&
    (table === subject.table ? subject.key !== undefined : index.path(table, subject.table) !== null)
  const done = of(placed, 'noun')
    .filter(({ item }) => item.verb === true && !item.none)
    .flatMap(({ item }) => item.nouns.map(id => index.noun(id)))
  const rows = done.find(leads) ?? (subject.key === undefined ? null : picker.nounOfTable(subject.table))
  return rows === null || !leads(rows) || index.path(thing.table, subject.table) !== null
    ? null
    : { kind: 'distinct', noun: rows.id, attribute: identity }
}

/** "More than 3 homes that made less than 100k this year": of things and what happened to them, the year is that of the latter. */
export const isStanding = (draft: Draft, one: Quantity, all: readonly Quantity[]): boolean =>
  (one.kind === 'count' || one.kind === 'aggregate') &&
  all.some(other => {
    const [rows, things] = [tableOf(draft, other), tableOf(draft, one)]
    return rows !== things && draft.index.path(rows, things) !== null
  })
