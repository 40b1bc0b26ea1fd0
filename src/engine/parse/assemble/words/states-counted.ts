// "What's for sale by bedrooms", "under contract by area": behind a state, groups count the things that are in it.
import { attributesOf } from '#engine/condition-attributes.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { ConditionRef, Item, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { Picker } from '#engine/parse/assemble/pick.ts'

export function statesCounted(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [state] = of(placed, 'condition')
  const asks = new Set(of(placed, 'ask').map(({ item }) => item.how))
  const isBare = placed.every(
    ({ item }) =>
      /^(condition|key|period|now)$/.test(item.kind) ||
      (item.kind === 'ask' && /^(which|share|count|compare)$/.test(item.how)),
  )
  if (state === undefined || !isBare || (asks.has('compare') && !areWeighed(placed))) return [...placed]
  const isMeant = asks.has('compare')
    ? true
    : asks.has('count')
      ? hasPrice(placed)
      : asks.has('share')
        ? isKind(placed)
        : isGrouped(placed, state)
  const tables = new Set(
    of(placed, 'condition')
      .flatMap(({ item }) => statesIn(index, item.condition, asks.has('share') || asks.has('count')))
      .map(id => index.attribute(id).table),
  )
  const [table, ...more] = isMeant ? tables : []
  const plain = table === undefined || more.length > 0 ? null : new Picker(index, [table]).nounOfTable(table)
  // "Over asking by area": what is said of sales tells that they are.
  const [told] = of(placed, 'condition').flatMap(({ item: { condition } }) =>
    condition.kind === 'segment' ? condition.segments.map(id => index.noun(index.segment(id).noun)) : [],
  )
  const noun = told !== undefined && told.table === plain?.table ? told : plain
  if (noun === null) return [...placed]
  const things: Item = asks.has('compare')
    ? { kind: 'quantity', quantity: { kind: 'count', nouns: [noun.id] }, weak: false }
    : { kind: 'noun', nouns: [noun.id], plural: true, none: false, weak: false }
  return placed.flatMap((one): Placed[] => {
    if (one.item.kind === 'ask' && one.item.how === 'which') return []
    return one === state ? [{ ...one, end: one.start, text: '', item: things }, one] : [one]
  })
}

/** "Do we have more beach houses or lake houses": how many there are of each. */
const areWeighed = (placed: readonly Placed[]): boolean => {
  const [either, ...others] = of(placed, 'condition')
  const isMore = of(placed, 'ask').some(
    ({ item, text }) => item.how === 'compare' && /^(more|fewer)$/.test(text),
  )
  return (
    isMore &&
    others.length === 0 &&
    either?.item.condition.kind === 'values' &&
    either.item.condition.options.length === 2 &&
    / or /.test(either.text)
  )
}

/** "By bedrooms" behind the state. "What is for sale in each area" may ask for the homes themselves. */
function isGrouped(placed: readonly Placed[], state: Placed): boolean {
  const [key] = of(placed, 'key')
  const isListed = key?.text.startsWith('in ') === true && of(placed, 'ask').length > 0
  const isKept = key?.item.key.kind === 'attribute' || key?.item.key.kind === 'decade'
  return key !== undefined && key.start >= state.end && isKept && !isListed
}

/** "Percent with a pool": of all such things. A rate of what was done, as "percent cancelled", has a whole of its own. */
const isKind = (placed: readonly Placed[]): boolean =>
  of(placed, 'condition').every(
    ({ item: { condition } }) => condition.kind === 'flag' || condition.kind === 'segment',
  )

/** "Number of 3 bed 2 baths between 400k and 700k": whose price it is tells what they are. */
const hasPrice = (placed: readonly Placed[]): boolean =>
  of(placed, 'condition').some(
    ({ item: { condition } }) => condition.kind === 'amount' && condition.attributes.length === 0,
  )

/** The attributes of which a state is one; where they are counted or are a part of all, also what they have. */
const statesIn = (index: ModelIndex, condition: ConditionRef, isCounted: boolean): string[] => {
  switch (condition.kind) {
    case 'values':
      return condition.not ? [] : condition.options.flat().map(({ attribute }) => attribute)
    case 'segment':
      return condition.not
        ? []
        : condition.segments.flatMap(id => index.segment(id).where.flatMap(attributesOf))
    case 'flag':
      return isCounted ? [condition.attribute] : []
    case 'amount':
      return isCounted ? [...condition.attributes] : []
    default:
      return []
  }
}
