// "How many 3 bedrooms and how many 4 bedrooms are available": how many is asked of each, and both together answer neither.
import type { ConditionRef, Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'

type Said = PlacedOf<'condition'>

export function countedOfEach(placed: readonly Placed[]): readonly Placed[] {
  const marks = of(placed, 'ask').filter(({ item, text }) => item.how === 'count' && text === 'how many')
  const [first, ...others] = marks
  if (first === undefined || others.length === 0 || !others.every(({ afterAnd }) => afterAnd === true))
    return placed
  const kinds = marks.flatMap(mark => of(placed, 'condition').find(({ start }) => start === mark.end) ?? [])
  const [own] = kinds
  const attribute = own === undefined ? undefined : attributesOf(own).find(id => kinds.every(hasOne(id)))
  const isPlain = placed.every(({ item }) => /^(ask|condition|noun|period|now)$/.test(item.kind))
  const asks = of(placed, 'ask').every(({ item }) => item.how === 'count')
  const condition = attribute === undefined ? null : joined(kinds, attribute)
  if (kinds.length < marks.length || own === undefined || attribute === undefined) return placed
  if (!isPlain || !asks || condition === null) return placed
  return placed.flatMap((one): Placed[] => {
    if (one === own)
      return [
        { ...one, item: { kind: 'condition', condition } },
        { ...one, item: { kind: 'key', key: { kind: 'attribute', attributes: [attribute] } } },
      ]
    return kinds.some(kind => kind === one) || others.some(mark => mark === one) ? [] : [one]
  })
}

const hasOne =
  (attribute: string) =>
  (one: Said): boolean =>
    attributesOf(one).includes(attribute)

/** The attributes of which one value is named. */
function attributesOf({ item: { condition } }: Said): readonly string[] {
  if (condition.kind === 'values' && !condition.not && condition.options.length === 1)
    return condition.options.flat().map(({ attribute }) => attribute)
  const isExact = condition.kind === 'amount' && !condition.not && condition.amount.kind === 'exact'
  return isExact ? condition.attributes : []
}

function joined(kinds: readonly Said[], attribute: string): ConditionRef | null {
  const [first, ...others] = kinds.map(({ item }) => item.condition)
  if (first?.kind === 'values') {
    const options = [first, ...others].flatMap(one => (one.kind === 'values' ? one.options : []))
    return {
      ...first,
      options: options.map(option => option.filter(one => one.attribute === attribute).slice(0, 1)),
    }
  }
  if (first?.kind !== 'amount') return null
  const values = [first, ...others].flatMap(one =>
    one.kind === 'amount' && one.amount.kind === 'exact' ? one.amount.values : [],
  )
  return { ...first, attributes: [attribute], amount: { kind: 'exact', values } }
}
