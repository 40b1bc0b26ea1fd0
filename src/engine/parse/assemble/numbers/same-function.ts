// "Average price and days on market", "median price, ppsf and dom": a function that is said once is that of all in the row.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Fn, Item, Placed } from '#engine/parse/item.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

export function sameFunction(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  let fn: Fn | null = null
  let end = -1
  return placed.map((one): Placed => {
    const { item, start } = one
    const isNext = start >= end && start <= end + 2 && (one.afterAnd === true || one.afterBreak === true)
    const said = item.kind === 'quantity' && item.quantity.kind === 'aggregate' ? item.quantity.fn : null
    const isOwn = /^(number|count|total|sum|how)\b/.test(one.text)
    const shared = fn !== null && isNext && !isOwn ? withFunction(index, item, fn) : null
    fn = said === 'avg' || said === 'median' ? said : shared === null ? null : fn
    end = one.end
    return shared === null ? one : { ...one, item: shared }
  })
}

function withFunction(index: ModelIndex, item: Item, fn: Fn): Item | null {
  if (item.kind !== 'attribute') return null
  const numbers = item.attributes.map(id => index.attribute(id))
  // "Average price and brands": the brands are asked for. Days and bedrooms are many of one home.
  if (item.plural && numbers.some(({ rollup }) => rollup !== 'avg')) return null
  if (!numbers.every(({ kind, format }) => kind === 'number' && format !== 'year')) return null
  // "Average price and stock": what is in stock is added up otherwise.
  if (numbers.some(({ rollup }) => rollup !== 'avg')) throw new Unclear(`the ${fn} of what`)
  return { kind: 'quantity', weak: false, quantity: { kind: 'aggregate', fn, attributes: item.attributes } }
}
