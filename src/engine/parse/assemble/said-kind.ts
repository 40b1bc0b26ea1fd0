// "Pending deals": an adjective goes before what a deal usually is. They are homes under contract, with the money and the columns
// of those, and no sales.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'

export const saidKind = (index: ModelIndex, placed: readonly Placed[]): Placed[] =>
  placed.map(one => {
    const { item, start } = one
    if (item.kind !== 'noun' || item.weak || item.none) return one
    const [id, ...others] = [...new Set(item.nouns)]
    const noun = id === undefined || others.length > 0 ? undefined : index.noun(id)
    const [state, ...more] = noun?.where ?? []
    if (noun === undefined || state?.kind !== 'is' || state.not === true || more.length > 0) return one
    const isOther = of(placed, 'condition').some(
      ({ item: { condition }, end }) =>
        end === start &&
        condition.kind === 'values' &&
        !condition.not &&
        condition.options
          .flat()
          .every(({ attribute, value }) => attribute === state.attribute && !state.values.includes(value)),
    )
    const plain = index.model.nouns.find(({ table, key }) => table === noun.table && key === undefined)
    return isOther && plain !== undefined ? { ...one, item: { ...item, nouns: [plain.id] } } : one
  })
