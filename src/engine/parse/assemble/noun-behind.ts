// Whose rows are listed, where the question names no things.
import type { Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'

/** The things that an attribute belongs to, where the question names none: "under $500 in Aspen". */
export function nounBehind(
  { index, picker, placed }: Draft,
  rankAttribute: string | null,
  where: readonly Condition[],
) {
  const spoken = [rankAttribute, ...where.map(one => ('attribute' in one ? one.attribute : null))].find(
    id => id !== null,
  )
  if (spoken === undefined || spoken === null) return null
  const { noun, table } = index.attribute(spoken)
  // "The highest price anyone has paid": what is shown of them may say that they were sold.
  const particular = of(placed, 'attribute')
    .flatMap(({ item }) => picker.attribute(item.attributes) ?? [])
    .map(id => index.attribute(id))
    .find(one => one.table === table && one.noun !== undefined)?.noun
  // "Anything in Old Town that sold for less": what a limit is said of may say so as well.
  const ofLimit = where
    .flatMap(one => (one.kind === 'compare' ? [index.attribute(one.attribute)] : []))
    .find(one => one.table === table && one.noun !== undefined)?.noun
  const named = noun ?? particular ?? ofLimit
  return named === undefined ? picker.nounOfTable(table) : index.noun(named)
}

/** "Who is arriving tomorrow": those that the date is one of. */
export function nounOfDate({ index, placed, asks }: Draft): Noun | null {
  const dates = [
    ...of(placed, 'date').map(({ item }) => item.attribute),
    ...of(placed, 'period').flatMap(({ item }) => item.dates),
  ]
  const [date] = dates
  if (date === undefined || !asks.has('which')) return null
  return (
    index.model.nouns.find(
      noun =>
        noun.key === undefined &&
        (noun.date === date || noun.otherDates?.some(one => one.attribute === date)),
    ) ?? null
  )
}
