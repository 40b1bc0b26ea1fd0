// "Of all homes with a pool, what percentage has sold", "the share of Old Town homes that expired": the verb behind is the part, of
// those that were named before. As things of their own they would be the whole.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function shareOfDone(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const wish = of(placed, 'ask').find(({ item }) => item.how === 'share')
  const done = of(placed, 'noun').findLast(({ item }) => !item.weak && !item.none && !item.plural)
  const noun = [...new Set(done?.item.nouns)].map(id => index.noun(id))
  const [state, ...more] = noun[0]?.where ?? []
  if (wish === undefined || done === undefined || noun.length !== 1 || more.length > 0) return [...placed]
  if (state?.kind !== 'is' || state.not === true || done.start < wish.end) return [...placed]
  const isLast = placed.every(({ item, start }) => start <= done.start || item.kind === 'period')
  if (!isLast || !isOfNamed(index, placed, wish, done, state.attribute)) return [...placed]
  const date = noun[0]?.date
  const plain = index.model.nouns.find(({ table, where }) => table === noun[0]?.table && where === undefined)
  const isNamed = of(placed, 'noun').some(({ item, start }) => start < done.start && !item.weak)
  // "Pool homes" say at once what they are and how they are.
  const things: Placed[] =
    isNamed || plain === undefined
      ? []
      : [{ ...done, end: done.start, item: { ...done.item, nouns: [plain.id], plural: true } }]
  return placed.flatMap((one): Placed[] => {
    if (one === done)
      return [
        ...things,
        {
          ...one,
          item: {
            kind: 'condition',
            condition: {
              kind: 'values',
              options: state.values.map(value => [{ attribute: state.attribute, value: String(value) }]),
              not: false,
            },
          },
        },
      ]
    const { item, start } = one
    if (item.kind !== 'period' || item.dates.length > 0 || start < done.start || date === undefined)
      return [one]
    return [
      {
        ...one,
        item: { kind: 'condition', condition: { kind: 'dated', attributes: [date], period: item.period } },
      },
    ]
  })
}

/** "Of the homes in Bay Colony, what share sold", "of pool homes that sold"; "share of pool homes sold" may be one of the sales. */
function isOfNamed(
  index: ModelIndex,
  placed: readonly Placed[],
  wish: Placed,
  done: Placed,
  state: string,
): boolean {
  const whole = placed.filter(
    ({ item, start }) =>
      start < done.start &&
      ((item.kind === 'noun' && !item.weak && !item.none && !item.nouns.some(id => index.noun(id).where)) ||
        item.kind === 'condition'),
  )
  const isOtherState = whole.some(
    ({ item }) =>
      item.kind === 'condition' &&
      item.condition.kind === 'values' &&
      item.condition.options.flat().some(({ attribute }) => attribute === state),
  )
  const isBefore = whole.some(({ start }) => start < wish.start)
  const isBehind =
    wish.text.endsWith(' of') &&
    whole.length > 0 &&
    whole.every(({ start, end }) => start >= wish.end && end < done.start)
  return !isOtherState && of(placed, 'quantity').length === 0 && (isBefore || isBehind)
}
