// "Pending deals": an adjective goes before what a deal usually is. They are homes under contract, with the money and the columns
// of those, and no sales.
import type { Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

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
    // "Pending/active by area": each of the two says its own, and either would be lost.
    if (isOther && namesState(index, one.text, state)) throw new Unclear('two kinds at once')
    return isOther && plain !== undefined ? { ...one, item: { ...item, nouns: [plain.id] } } : one
  })

const namesState = (
  index: ModelIndex,
  text: string,
  { attribute, values }: Extract<Condition, { kind: 'is' }>,
): boolean =>
  values.some(value =>
    (index.attribute(attribute).values?.[String(value)] ?? []).some(word => text.includes(word)),
  )

/** "Houses that went for more than asking last year": only a sale has done that, and its date is the one that is meant. */
export function kindOfSegment(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const isTimed = of(placed, 'period').length > 0 && of(placed, 'date').length === 0
  if (!isTimed || of(placed, 'ask').some(({ item }) => item.how === 'share')) return [...placed]
  const [kind] = of(placed, 'condition').flatMap(({ item: { condition } }) =>
    condition.kind === 'segment' && !condition.not && condition.segments.length === 1
      ? condition.segments.map(id => index.noun(index.segment(id).noun))
      : [],
  )
  const plain = index.model.nouns.find(({ table, key }) => table === kind?.table && key === undefined)
  if (kind === undefined || plain === undefined || kind.id === plain.id || kind.key !== undefined)
    return [...placed]
  // "Sellers who got more than they asked this year": the word for the owners says what was sold.
  const isSaid = of(placed, 'noun').some(({ item }) => !item.weak && !item.none)
  const counted = of(placed, 'quantity').length > 0
  const said = placed.map((one): Placed => {
    const { item } = one
    return !isSaid &&
      !counted &&
      item.kind === 'noun' &&
      item.verb !== true &&
      item.nouns.every(id => id === plain.id)
      ? { ...one, item: { ...item, weak: false } }
      : one
  })
  return calledBy(said, plain, kind)
}

/** The same with things of one kind named wherever the plain noun stands. */
export function calledBy(placed: readonly Placed[], plain: Noun, kind: Noun): Placed[] {
  const isPlain = (nouns: readonly string[]) => nouns.length === 1 && nouns[0] === plain.id
  return placed.map((one): Placed => {
    const { item } = one
    if (item.kind === 'noun' && !item.weak && !item.none && isPlain(item.nouns))
      return { ...one, item: { ...item, nouns: [kind.id] } }
    return item.kind === 'quantity' && item.quantity.kind === 'count' && isPlain(item.quantity.nouns)
      ? { ...one, item: { ...item, quantity: { kind: 'count', nouns: [kind.id] } } }
      : one
  })
}
