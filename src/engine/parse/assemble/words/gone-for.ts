// "What did the homes in Old Town go for", "which ones went for over 500k": those that found a buyer, at what he paid.
import type { Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { calledBy } from '#engine/parse/assemble/rows/said-kind.ts'

export function goneFor(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  if (of(placed, 'gone for').length === 0) return [...placed]
  const rest = placed.filter(({ item }) => item.kind !== 'gone for')
  const things = of(rest, 'noun').flatMap(({ item }) => (item.weak || item.none ? [] : item.nouns))
  const counted = of(rest, 'quantity').flatMap(({ item: { quantity } }) =>
    quantity.kind === 'count' ? quantity.nouns : [],
  )
  const [id, ...others] = new Set([...things, ...counted])
  if (id === undefined) return ofNamed(index, rest)
  const plain = others.length > 0 ? undefined : index.noun(id)
  if (plain === undefined || plain.where !== undefined) return rest
  const done = doneOf(index, plain)
  const state = done?.where?.[0]?.attribute
  // "What did active homes go for": they say themselves what they are.
  const isTold = of(rest, 'condition').some(
    ({ item: { condition } }) =>
      condition.kind === 'values' && condition.options.flat().some(({ attribute }) => attribute === state),
  )
  return done === undefined || isTold ? rest : calledBy(rest, plain, done)
}

const doneOf = (index: ModelIndex, plain: Noun): Noun | undefined =>
  index.model.nouns.find(
    ({ table, date, amount, where }) =>
      table === plain.table && where !== undefined && date !== undefined && amount !== plain.amount,
  )

/** "What did 12 Bay Street go for": a name says by itself what kind of thing it is. */
function ofNamed(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const names = of(placed, 'condition').flatMap(({ item: { condition } }) =>
    condition.kind === 'values' && !condition.not ? condition.options.flat() : [],
  )
  const plain = index.model.nouns.find(
    ({ name, where }) => where === undefined && names.some(({ attribute }) => name.includes(attribute)),
  )
  const done = plain === undefined ? undefined : doneOf(index, plain)
  const paid = index.model.attributes.find(({ noun, format }) => noun === done?.id && format === 'money')
  if (done === undefined || paid === undefined) return [...placed]
  let isSaid = false
  return placed.flatMap((one): Placed[] => {
    if (one.item.kind !== 'ask' || one.item.how !== 'how much') return [one]
    if (isSaid) return []
    isSaid = true
    return [{ ...one, item: { kind: 'attribute', attributes: [paid.id], plural: false, text: one.text } }]
  })
}
