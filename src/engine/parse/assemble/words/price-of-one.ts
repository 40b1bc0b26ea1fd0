// "The average price of a weekly stay", "what does a guest pay for a monthly stay": what one of them costs itself, neither the rate of
// the home it is in nor all that a guest ever paid.
import type { Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed, QuantityRef } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function priceOfOne(index: ModelIndex, given: readonly Placed[]): Placed[] {
  const placed = priceOfNamed(index, given)
  const [wish, ...others] = [...of(placed, 'quantity'), ...of(placed, 'attribute')]
  if (wish === undefined || others.length > 0 || isComputed(placed)) return [...placed]
  const event = eventBehind(index, placed, wish)
  if (event === null) return [...placed]
  const isPaid = paying.test(wish.text) && !event.placed.item.plural
  if (!isPaid && !isPriceElsewhere(index, wish, event.noun)) return [...placed]
  const average: Item = { kind: 'quantity', weak: false, quantity: meanOf(index, event.noun) }
  return placed.flatMap((one): Placed[] => {
    if (one === wish) return [{ ...one, item: average }]
    if (one === event.placed) return [{ ...one, item: { ...event.placed.item, scope: true } }]
    // Who pays for it is no group of its own.
    const isPayer = isPaid && one.item.kind === 'noun' && !one.item.none && one.end <= wish.start
    return isPayer || /^averaged$|^average thing$/.test(one.item.kind) ? [] : [one]
  })
}

/** "How much is Foxglove Cottage": of a thing that is called by its name, its price. */
function priceOfNamed(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [wish, named, ...others] = placed
  if (wish?.item.kind !== 'ask' || wish.item.how !== 'how much' || others.length > 0) return [...placed]
  if (named?.item.kind !== 'condition' || named.item.condition.kind !== 'values' || wish.text !== 'how much')
    return [...placed]
  const { options, not } = named.item.condition
  const [one, ...more] = options.flat()
  if (one === undefined || more.length > 0 || not || index.attribute(one.attribute).names !== true)
    return [...placed]
  const { table } = index.attribute(one.attribute)
  const amount = index.model.nouns.find(noun => noun.table === table && noun.key === undefined)?.amount
  if (amount === undefined || !amount.endsWith('price')) return [...placed]
  return [
    { ...wish, item: { kind: 'attribute', attributes: [amount], plural: false, text: wish.text } },
    named,
  ]
}

/** Of orders at any status the model says which count. */
function meanOf(index: ModelIndex, { amount, where }: Noun): QuantityRef {
  const mean = index.model.measures.find(
    ({ value }) => value.kind === 'aggregate' && value.of.fn === 'avg' && value.of.attribute === amount,
  )
  return where === undefined && mean !== undefined
    ? { kind: 'measure', measures: [mean.id] }
    : { kind: 'aggregate', fn: 'avg', attributes: [] }
}

const paying = /^(pay|pays|paid|paying|spend|spends|spent)$/

const isComputed = (placed: readonly Placed[]): boolean =>
  placed.some(({ item }) => /^(rank|having|average per|ratio|versus|in time|newcomers)$/.test(item.kind)) ||
  of(placed, 'ask').some(
    ({ item, text }) => item.how === 'count' || item.how === 'share' || /^which|who/.test(text),
  )

/** What happens and has an amount of its own, named right behind; only what it is like may stand between. */
function eventBehind(index: ModelIndex, placed: readonly Placed[], wish: Placed) {
  const behind = placed.filter(({ start }) => start >= wish.end).toSorted((a, b) => a.start - b.start)
  const first = behind.find(({ item }) => item.kind !== 'condition')
  const found = of(placed, 'noun').find(one => one === first)
  const [id] = found?.item.nouns ?? []
  if (found === undefined || id === undefined || found.item.weak || found.item.none) return null
  const noun = index.noun(id)
  const between = behind.slice(0, behind.indexOf(found)).reduce((sum, { start, end }) => sum + end - start, 0)
  const isNear = found.start - wish.end - between <= 3
  return isNear && noun.amount !== undefined && noun.key === undefined ? { placed: found, noun } : null
}

/** A price that belongs to other things than those that it is asked of. */
function isPriceElsewhere(index: ModelIndex, { item, text }: Placed, noun: Noun): boolean {
  const ref = item.kind === 'quantity' ? item.quantity : null
  return (
    /^(average|avg|mean|typical) (price|cost)s?$/.test(text) &&
    ref?.kind === 'aggregate' &&
    ref.fn === 'avg' &&
    ref.attributes.length > 0 &&
    ref.attributes.every(id => index.attribute(id).table !== noun.table)
  )
}
