// "Revenue last month? How many orders is that from": of the rows of a number, those that went into it. Revenue leaves out what was
// cancelled, and so does the number of its orders.
import type { ModelIndex } from '#engine/model-index.ts'
import { of } from './assemble/items.ts'
import type { Placed } from './item.ts'

const basis =
  /\bhow many\b.*\b(?:that|this|it|those|these|they)\b.*\b(?:based|built|calculated|computed|averaged|from|out of|cover|represent|made)\b/i

/** What is said, with the states that the number before was limited to. */
export function withRowsOfNumber(
  earlier: readonly Placed[],
  given: readonly Placed[],
  question: string,
  index: ModelIndex,
): readonly Placed[] {
  const [counted] = of(given, 'quantity')
  if (counted?.item.quantity.kind !== 'count' || !basis.test(question)) return given
  const [noun] = counted.item.quantity.nouns.map(id => index.noun(id))
  const [number] = of(earlier, 'quantity').flatMap(({ item }) =>
    item.quantity.kind === 'measure' ? item.quantity.measures.slice(0, 1) : [],
  )
  if (noun === undefined || number === undefined) return given
  const told = new Set([
    ...(noun.where ?? []).flatMap(one => (one.kind === 'is' && one.not !== true ? [one.attribute] : [])),
    ...statesIn(earlier),
  ])
  const states = (index.measure(number).where ?? []).flatMap(one =>
    one.kind === 'is' && one.not !== true && index.attribute(one.attribute).table === noun.table ? [one] : [],
  )
  const added = states
    .filter(({ attribute }) => !told.has(attribute))
    .map(({ attribute, values }): Placed => {
      const options = values.map(value => [{ attribute, value: String(value) }])
      return { ...counted, item: { kind: 'condition', condition: { kind: 'values', options, not: false } } }
    })
  return [...given, ...added]
}

const statesIn = (placed: readonly Placed[]): string[] =>
  of(placed, 'condition').flatMap(({ item: { condition } }) =>
    condition.kind === 'values' ? condition.options.flat().map(({ attribute }) => attribute) : [],
  )
