// "What did the homes in Old Town go for", "which ones went for over 500k": those that found a buyer, at what he paid.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'
import { calledBy } from './said-kind.ts'

export function goneFor(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  if (of(placed, 'gone for').length === 0) return [...placed]
  const rest = placed.filter(({ item }) => item.kind !== 'gone for')
  const things = of(rest, 'noun').flatMap(({ item }) => (item.weak || item.none ? [] : item.nouns))
  const counted = of(rest, 'quantity').flatMap(({ item: { quantity } }) =>
    quantity.kind === 'count' ? quantity.nouns : [],
  )
  const [id, ...others] = new Set([...things, ...counted])
  const plain = id === undefined || others.length > 0 ? undefined : index.noun(id)
  if (plain === undefined || plain.where !== undefined) return rest
  const done = index.model.nouns.find(
    ({ table, date, amount, where }) =>
      table === plain.table && where !== undefined && date !== undefined && amount !== plain.amount,
  )
  const state = done?.where?.[0]?.attribute
  // "What did active homes go for": they say themselves what they are.
  const isTold = of(rest, 'condition').some(
    ({ item: { condition } }) =>
      condition.kind === 'values' && condition.options.flat().some(({ attribute }) => attribute === state),
  )
  return done === undefined || isTold ? rest : calledBy(rest, plain, done)
}
