// "How far below asking do homes sell": of many, how far is their mean. "How far below asking did 12 Palm Court sell" is its own.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function howFar(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [asked, ...others] = of(placed, 'attribute').filter(({ text }) =>
    /^how (far |many percent |much percent |much )?(below|under|over|above|off)\b/.test(text),
  )
  const isOther = (
    ['rank', 'key', 'quantity', 'having', 'order', 'limit', 'versus', 'in time'] as const
  ).some(kind => of(placed, kind).length > 0)
  // "Homes sell": the verb ends the phrase.
  const ofMany = of(placed, 'noun').some(({ item, text }) => item.plural || /^[a-z]+[^s]s\b/.test(text))
  const isNamed = of(placed, 'condition').some(
    ({ item: { condition } }) =>
      condition.kind === 'values' &&
      condition.options.flat().some(({ attribute }) => index.attribute(attribute).names === true),
  )
  if (asked === undefined || others.length + of(placed, 'attribute').length > 1) return [...placed]
  if (isOther || isNamed || !ofMany) return [...placed]
  // "Homes sold below asking and how much below": of each that is named.
  if (asked.afterAnd === true || asked.afterBreak === true) return [...placed]
  if (of(placed, 'ask').some(({ item }) => item.how === 'which' && item.relative !== true)) return [...placed]
  const { attributes } = asked.item
  if (!attributes.every(id => index.attribute(id).rollup === 'avg')) return [...placed]
  const item: Item = { kind: 'quantity', quantity: { kind: 'aggregate', fn: 'avg', attributes }, weak: false }
  return placed.map(one => (one === asked ? { ...one, item } : one))
}
