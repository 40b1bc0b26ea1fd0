// When the latest row of each thing is from, as a limit on its latest day.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of, type ItemOf } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

export function lastIn(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [wish, ...others] = of(placed, 'last in')
  if (wish === undefined) return [...placed]
  if (others.length > 0) throw new Unclear('the last of which')
  const limits = limitsOf(index, wish.item)
  const isSaidAgain = againOf(placed, wish.item)
  return placed.flatMap(one =>
    one === wish ? limits.map(item => ({ ...one, item })) : isSaidAgain(one) ? [] : [one],
  )
}

/** "…, with name and the date of that order": the day that limits them is shown anyway. */
function againOf(placed: readonly Placed[], { nouns }: ItemOf<'last in'>) {
  const [date] = of(placed, 'its date')
  return ({ item, start }: Placed): boolean =>
    date !== undefined &&
    (item === date.item ||
      (item.kind === 'noun' &&
        !item.plural &&
        start >= date.end &&
        start <= date.end + 2 &&
        item.nouns.some(id => nouns.includes(id))))
}

function limitsOf(index: ModelIndex, { nouns, period: { from, to } }: ItemOf<'last in'>): Item[] {
  const noun = nouns
    .map(id => index.noun(id))
    .find(({ date, key }) => date !== undefined && key === undefined)
  if (noun?.date === undefined) throw new Unclear('a date')
  // The last booking may be the one made last or the one that starts last.
  if (noun.otherDates?.some(({ rival }) => rival === true) === true) throw new Unclear('which date')
  const attributes = [noun.date]
  const limit = (op: '<' | '>=', day: string): Item => ({
    kind: 'having',
    quantity: { kind: 'aggregate', fn: 'max', attributes },
    op,
    than: { kind: 'day', day },
  })
  // "Whose last sale": of orders those that are sales.
  const kinds = (noun.where ?? []).flatMap((one): Item[] =>
    one.kind === 'is' && one.not !== true
      ? [
          {
            kind: 'condition',
            condition: {
              kind: 'values',
              options: one.values.map(value => [{ attribute: one.attribute, value: String(value) }]),
              not: false,
            },
          },
        ]
      : [],
  )
  return [
    ...kinds,
    ...(from === undefined ? [] : [limit('>=', from)]),
    ...(to === undefined ? [] : [limit('<', to)]),
  ]
}
