// What a question wants computed, with the rows that it is computed from.
import type { Noun } from '#contract/model.ts'
import type { QuantityRef } from '#engine/parse/item.ts'
import type { Quantity } from '#engine/plan.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'
import { byRows } from './many-rows.ts'
import { moreParticular } from './subject.ts'
import { Unclear } from './unclear.ts'

export function quantity(draft: Draft, ref: QuantityRef): Quantity {
  const rows = draft.subject ?? homeNoun(draft)
  // "The most common status": of whatever the question is about.
  if (ref.kind === 'count' && ref.nouns.length === 0 && rows !== null) return { kind: 'count', noun: rows.id }
  const amount = rows?.amount
  const unnamed = ref.kind === 'aggregate' && ref.attributes.length === 0 && amount !== undefined
  const asked = isOfNamedRows(draft, ref) ? { ...ref, plain: true } : ref
  const found = draft.picker.quantity(
    unnamed ? { ...ref, attributes: [amount], plain: ref.plain ?? true } : asked,
  )
  if (found === null) throw new Unclear('what is to be computed')
  const { index } = draft
  // "How many homes sold for over a million": such a home is a sale, with the date of one.
  if (found.kind === 'count') {
    const noun = moreParticular(index, draft.placed, index.noun(found.noun))
    return byRows(draft, noun) ?? { kind: 'count', noun: noun.id }
  }
  if (found.kind !== 'distinct' && found.kind !== 'aggregate') return found
  // "Guest emails in our reservations", "the cheapest active one": the rows are those that the question names.
  const own = index.noun(found.noun)
  const plain = draft.picker.nounOfTable(own.table)?.id === own.id
  const named = namedRows(draft, own.table)
  return plain && named !== null ? { ...found, noun: named.id } : found
}

/** "Total price of all bookings": of the very rows that are named, and not only of those that count for revenue. */
const isOfNamedRows = ({ placed, index }: Draft, ref: QuantityRef): boolean =>
  ref.kind === 'aggregate' &&
  ref.fn === 'sum' &&
  of(placed, 'noun').some(
    ({ item }) =>
      item.scope === true &&
      !item.weak &&
      item.plural &&
      item.nouns.every(
        id => index.noun(id).key === undefined && ref.attributes.includes(index.noun(id).amount ?? ''),
      ),
  )

/** The kind of rows that a question is about: its subject, or what a limit counts. */
function namedRows({ subject, placed, index }: Draft, table: string): Noun | null {
  if (subject !== null && subject.table === table) return subject.key === undefined ? subject : null
  const ranked = of(placed, 'rank').flatMap(({ item: { by } }) => (by?.kind === 'count' ? by.nouns : []))
  const counted = [...of(placed, 'having'), ...of(placed, 'quantity')]
    .flatMap(({ item }) => (item.quantity.kind === 'count' ? item.quantity.nouns : []))
    // "The top areas by number of actives with their average days on market": those of the actives.
    .concat(ranked)
  return counted.map(id => index.noun(id)).find(one => one.table === table && one.key === undefined) ?? null
}

/** Where no thing is named: the plain noun of the table that the question speaks of. */
export const homeNoun = ({ picker, placed, index }: Draft): Noun | null => {
  const [grouped] = of(placed, 'key').flatMap(({ item }) =>
    item.key.kind === 'attribute' ? item.key.attributes.map(id => index.attribute(id).table) : [],
  )
  const home = picker.homes[0] ?? grouped
  return home === undefined ? null : picker.nounOfTable(home)
}

export const same = (a: Quantity, b: Quantity) => JSON.stringify(a) === JSON.stringify(b)
export const unique = (list: readonly Quantity[]) =>
  list.filter((one, at) => list.findIndex(other => same(other, one)) === at)
