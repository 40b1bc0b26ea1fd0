// "What percent of the sessions with something in the cart ended without a purchase": the rate that the business has for it.
import type { Condition } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { ConditionRef, Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from './items.ts'

/** Things of which some row is of one kind, and none of another, as a share: the measure that says just that. */
export function shareOfEvents(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const wish = of(placed, 'ask').find(({ item }) => item.how === 'share')
  const [thing, ...others] = of(placed, 'noun').filter(({ item }) => isKeyed(index, item.nouns))
  if (wish === undefined || thing === undefined || others.length > 0) return [...placed]
  const id = thing.item.nouns.find(one => index.noun(one).key !== undefined) ?? ''
  const { key, table } = index.noun(id)
  const events = [...of(placed, 'noun').filter(one => one !== thing), ...of(placed, 'condition')]
  const part = of(placed, 'noun').find(one => one !== thing && one.item.none)
  const among = events.filter(one => one !== part)
  const isOther = (['quantity', 'having', 'rank', 'versus', 'change'] as const).some(
    kind => of(placed, kind).length > 0,
  )
  if (part === undefined || among.length > 1 || events.length > 2 || isOther) return [...placed]
  const measure = index.model.measures.find(
    ({ value }) =>
      value.kind === 'share_of_groups' &&
      value.per === key &&
      value.number !== true &&
      value.count === undefined &&
      value.having === undefined &&
      isSaid(index, table, value.among, among) &&
      isSaid(index, table, value.lacking, [part]),
  )
  if (measure === undefined) return [...placed]
  return placed.flatMap((one): Placed[] => {
    if (one === thing)
      return [
        {
          ...one,
          item: { kind: 'quantity', quantity: { kind: 'measure', measures: [measure.id] }, weak: false },
        },
      ]
    return one === wish || events.some(other => other === one) ? [] : [one]
  })
}

const isKeyed = (index: ModelIndex, nouns: readonly string[]) =>
  nouns.some(id => index.noun(id).key !== undefined)

/** Whether what is said makes these conditions and no others. */
const isSaid = (
  index: ModelIndex,
  table: string,
  where: readonly Condition[] | undefined,
  said: readonly (PlacedOf<'noun'> | PlacedOf<'condition'>)[],
): boolean =>
  (where === undefined) === (said.length === 0) &&
  said.every(({ item }) =>
    item.kind === 'noun'
      ? item.nouns.some(
          id =>
            index.noun(id).table === table && JSON.stringify(index.noun(id).where) === JSON.stringify(where),
        )
      : where?.length === 1 && where.every(one => isValue(one, item.condition)),
  )

const isValue = (one: Condition, ref: ConditionRef): boolean =>
  one.kind === 'is' &&
  one.not !== true &&
  ref.kind === 'values' &&
  !ref.not &&
  ref.options.length === 1 &&
  ref.options.flat().some(({ attribute, value }) => attribute === one.attribute && one.values.includes(value))
