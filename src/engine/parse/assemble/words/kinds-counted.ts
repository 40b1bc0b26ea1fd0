// "Views and inquiries per home, and the conversion": kinds that are named before a group are two numbers of it, and narrow nothing.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function kindsCounted(index: ModelIndex, given: readonly Placed[]): Placed[] {
  const placed = firstCounted(index, given)
  const [kinds] = placed
  const { item } = kinds ?? {}
  if (kinds === undefined || item?.kind !== 'condition' || item.condition.kind !== 'values')
    return [...placed]
  const { options, not } = item.condition
  const isGrouped = of(placed, 'key').some(({ start }) => start === kinds.end)
  const others = (['noun', 'rank', 'having', 'change', 'versus', 'ask'] as const).some(
    kind => of(placed, kind).length > 0,
  )
  if (!isGrouped || others || not || options.length < 2 || /\bor\b/.test(kinds.text)) return [...placed]
  const nouns = options.map(option => option.flatMap(one => nounOf(index, one))[0])
  const counts = nouns.flatMap((noun): Item[] =>
    noun === undefined ? [] : [{ kind: 'quantity', weak: false, quantity: { kind: 'count', nouns: [noun] } }],
  )
  if (counts.length < options.length) return [...placed]
  return [...counts.map(one => ({ ...kinds, item: one })), ...placed.slice(1)]
}

/** "Views, inquiries and conversion per home": the first of several numbers of each group is one as the others are. */
function firstCounted(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [first, second, ...rest] = placed
  const { item } = first ?? {}
  if (first === undefined || item?.kind !== 'noun' || !item.plural || item.weak || item.none)
    return [...placed]
  const isCounted = second?.item.kind === 'quantity' && second.item.quantity.kind === 'count'
  const isListed =
    second?.start === first.end + 1 && rest[0]?.item.kind === 'quantity' && rest[0].afterAnd === true
  const isKind = item.nouns.every(
    id => index.noun(id).key === undefined && index.noun(id).where !== undefined,
  )
  if (!isCounted || !isListed || !isKind || of(placed, 'key').length === 0) return [...placed]
  const count: Item = { kind: 'quantity', weak: false, quantity: { kind: 'count', nouns: item.nouns } }
  return [{ ...first, item: count }, ...placed.slice(1)]
}

/** The things that one value makes: interactions of the kind "view" are views. */
const nounOf = (index: ModelIndex, { attribute, value }: { attribute: string; value: string }): string[] =>
  index.model.nouns.flatMap(({ id, key, where = [] }) => {
    const [only, ...more] = where
    const isIt =
      key === undefined &&
      more.length === 0 &&
      only?.kind === 'is' &&
      only.not !== true &&
      only.attribute === attribute &&
      only.values.length === 1 &&
      only.values[0] === value
    return isIt ? [id] : []
  })
