// "What's for sale by bedrooms", "under contract by area": behind a state, groups count the things that are in it.
import { attributesOf } from '#engine/condition-attributes.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { ConditionRef, Item, Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'
import { Picker } from './pick.ts'

export function statesCounted(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [state] = of(placed, 'condition')
  const [key] = of(placed, 'key')
  const isBare = placed.every(
    ({ item }) =>
      /^(condition|key|period|now)$/.test(item.kind) || (item.kind === 'ask' && item.how === 'which'),
  )
  if (state === undefined || key === undefined || !isBare || key.start < state.end) return [...placed]
  // "What is for sale in each area" may ask for the homes themselves.
  const isListed = key.text.startsWith('in ') && of(placed, 'ask').length > 0
  if (key.item.key.kind !== 'attribute' || isListed) return [...placed]
  const tables = new Set(
    of(placed, 'condition')
      .flatMap(({ item }) => statesIn(index, item.condition))
      .map(id => index.attribute(id).table),
  )
  const [table, ...more] = tables
  const noun = table === undefined || more.length > 0 ? null : new Picker(index, [table]).nounOfTable(table)
  if (noun === null) return [...placed]
  const things: Item = { kind: 'noun', nouns: [noun.id], plural: true, none: false, weak: false }
  return [{ ...state, end: state.start, item: things }, ...placed.filter(({ item }) => item.kind !== 'ask')]
}

/** The attributes of which a state is one; another condition tells nothing of what is meant. */
const statesIn = (index: ModelIndex, condition: ConditionRef): string[] =>
  condition.kind === 'values' && !condition.not
    ? condition.options.flat().map(({ attribute }) => attribute)
    : condition.kind === 'segment' && !condition.not
      ? condition.segments.flatMap(id => index.segment(id).where.flatMap(attributesOf))
      : []
