// "How many did it sell": a verb that two measures claim is the one that can be counted; an amount of money is no number of things.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { allAlike } from './all-alike.ts'
import { countedUnderHeading } from './counted-under-heading.ts'

export const inNumbers = (index: ModelIndex, placed: readonly Placed[]): readonly Placed[] =>
  countedUnderHeading(index, allAlike(index, placed)).map(one => {
    const { item, text } = one
    if (item.kind !== 'quantity' || item.quantity.kind !== 'measure' || !/^how many\b/.test(text)) return one
    const counted = item.quantity.measures.filter(id => index.measure(id).format === 'count')
    return counted.length === 0 || counted.length === item.quantity.measures.length
      ? one
      : { ...one, item: { ...item, quantity: { ...item.quantity, measures: counted } } }
  })
