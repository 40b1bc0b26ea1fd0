// "Texas or California, who brought in more?": both are shown, the larger one first.
import type { Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'

export function whichMore(placed: readonly Placed[]): Placed[] {
  const named = of(placed, 'condition').find(
    ({ item, text }) =>
      item.condition.kind === 'values' &&
      !item.condition.not &&
      item.condition.options.length > 1 &&
      / or /.test(text),
  )
  const rank = of(placed, 'rank').find(({ text }) =>
    /^(more|less|fewer|higher|lower|better|worse)\b/.test(text),
  )
  const asked = of(placed, 'ask').some(({ item }) => item.how === 'which')
  if (named?.item.condition.kind !== 'values' || rank === undefined || !asked || of(placed, 'key').length > 0)
    return [...placed]
  const { by, high } = rank.item
  if (by === null || by.kind === 'attribute') return [...placed]
  const attributes = (named.item.condition.options[0] ?? []).map(({ attribute }) => attribute)
  return placed.flatMap((one): Placed[] => {
    if (one.item.kind === 'ask' && one.item.how === 'which') return []
    if (one.item.kind === 'quantity' && one.item.weak) return []
    if (one !== rank) return [one]
    return [
      { ...one, item: { kind: 'quantity', quantity: by, weak: false } },
      {
        ...one,
        item: {
          kind: 'order',
          by: null,
          measures: by.kind === 'measure' ? by.measures : [],
          descending: high,
        },
      },
      { ...one, item: { kind: 'key', key: { kind: 'attribute', attributes } } },
    ]
  })
}
