// "Expired or withdrawn listings": the first of two kinds stands for its state alone, and both together are things of one table.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed, QuantityRef } from '#engine/parse/item.ts'

export function eitherKind(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const at = placed.findIndex(
    (one, place) => isPair(index, one, placed[place + 1]) || isEach(index, placed, place),
  )
  const [first, second] = [placed[at], placed[at + 1]]
  if (first === undefined || second === undefined) return [...placed]
  const states = [first, second].flatMap(one => stateOf(index, one.item) ?? [])
  const { table } = index.attribute(states[0]?.attribute ?? '')
  const plain = index.model.nouns.find(
    noun => noun.table === table && noun.key === undefined && noun.where === undefined,
  )
  if (plain === undefined) return [...placed]
  const condition: Item = {
    kind: 'condition',
    condition: { kind: 'values', options: states.map(state => [state]), not: false },
  }
  const noun: Item = { kind: 'noun', nouns: [plain.id], plural: true, none: false, weak: false }
  // "Or" makes one of them.
  const text = `${first.text} ${second.afterAnd === true ? 'and' : 'or'} ${second.text}`
  const counts: Placed[] =
    first.item.kind === 'quantity' ? [{ ...first, item: { kind: 'ask', how: 'count' } }] : []
  return [
    ...placed.slice(0, at),
    ...counts,
    { ...first, text, item: condition },
    { ...second, item: noun },
    ...placed.slice(at + 2),
  ]
}

const isPair = (index: ModelIndex, first: Placed, second: Placed | undefined): boolean => {
  if (second === undefined || second.start !== first.end + 1) return false
  const [one, other] = [stateOf(index, first.item), stateOf(index, second.item)]
  return (
    !(first.item.kind === 'noun' && first.item.plural) &&
    second.item.kind === 'noun' &&
    second.item.plural &&
    second.afterBreak !== true &&
    // "Sold and active listings" may be two numbers.
    second.afterAnd !== true &&
    one !== null &&
    one.attribute === other?.attribute &&
    one.value !== other.value
  )
}

/** "Average price of active and sold homes": a mean over both at once says little about either. */
function isEach(index: ModelIndex, placed: readonly Placed[], at: number): boolean {
  const [first, second] = [placed[at], placed[at + 1]]
  if (first?.item.kind !== 'condition' || second?.item.kind !== 'noun' || second.afterAnd !== true)
    return false
  const [one, other] = [stateOf(index, first.item), stateOf(index, second.item)]
  return (
    second.start === first.end + 1 &&
    one !== null &&
    one.attribute === other?.attribute &&
    one.value !== other.value &&
    placed.slice(0, at).some(({ item }) => item.kind === 'quantity' && isMean(item.quantity))
  )
}

const isMean = (ref: QuantityRef): boolean =>
  ref.kind === 'aggregate' && (ref.fn === 'avg' || ref.fn === 'median')

/** The one state that makes such things what they are. */
function stateOf(index: ModelIndex, item: Item): { attribute: string; value: string } | null {
  if (item.kind === 'condition') {
    const { condition } = item
    const [option, ...more] = condition.kind === 'values' && !condition.not ? condition.options : []
    return more.length === 0 && option?.length === 1 ? (option[0] ?? null) : null
  }
  const counted =
    item.kind === 'quantity' && item.quantity.kind === 'count' && !item.weak ? item.quantity.nouns : []
  const nouns = item.kind === 'noun' && !item.none && !item.weak ? item.nouns : counted
  const [only, ...others] = nouns.length === 1 ? (index.noun(nouns[0] ?? '').where ?? []) : []
  if (only?.kind !== 'is' || only.not === true || others.length > 0) return null
  const [value] = only.values.length === 1 ? only.values : []
  return typeof value === 'string' ? { attribute: only.attribute, value } : null
}
