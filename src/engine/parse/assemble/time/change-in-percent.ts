// "Revenue this month vs last month, in percent": how far it moved. As shares, the two months would make a whole.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function changeInPercent(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const last = placed.at(-1)
  const isPercent =
    last?.item.kind === 'ask' &&
    last.item.how === 'share' &&
    last.item.partFirst === undefined &&
    /^(in )?(percent|percents|percentage|percentages|%)$/.test(last.text)
  const periods = of(placed, 'period')
  const isPlain = placed.every(({ item }) =>
    ['ask', 'quantity', 'noun', 'period', 'versus', 'condition', 'shift'].includes(item.kind),
  )
  const numbers = of(placed, 'quantity')
  // A rate is in percent already.
  const isRate = numbers.some(({ item: { quantity } }) =>
    quantity.kind === 'measure'
      ? quantity.measures.some(id => index.measure(id).format === 'percent')
      : quantity.kind === 'aggregate' &&
        quantity.attributes.some(id => ['percent', 'ratio'].includes(index.attribute(id).format)),
  )
  const counted = of(placed, 'noun').filter(({ item }) => !item.weak && !item.none && item.plural)
  const isOne = numbers.length === 1 || (numbers.length === 0 && counted.length === 1)
  if (!isPercent || !isPlain || isRate || !isOne || periods.length !== 2) return [...placed]
  const compares =
    of(placed, 'versus').length > 0 || of(placed, 'ask').some(({ item }) => item.how === 'compare')
  const isOneOfTwo = compares && periods.every(({ start }) => start < last.start)
  return isOneOfTwo
    ? placed.map(one =>
        one === last
          ? { ...one, item: { kind: 'change', percent: true, step: null, direction: null, open: false } }
          : one,
      )
    : [...placed]
}
