// "Solds as % of sold + expired + withdrawn", "of completed and refunded orders, what percent were refunded": the part is one of the
// states that make up the whole. Taken together they would be the whole twice.
import type { Condition, Scalar } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { Picker } from '#engine/parse/assemble/pick.ts'
import { shareOfDone } from '#engine/parse/assemble/shares/share-of-done.ts'

interface States {
  attribute: string
  values: readonly Scalar[]
}

interface Run {
  attribute: string
  values: Scalar[]
  members: Placed[]
}

export const shareOfStates = (index: ModelIndex, placed: readonly Placed[]): Placed[] =>
  shareOfDone(index, amongStates(index, placed))

function amongStates(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const wish = of(placed, 'ask').find(({ item }) => item.how === 'share')
  // "Of sold and expired listings are sold": behind its verb the part begins.
  const verb = wish?.item.verb === undefined ? null : wish.start + wish.item.verb
  const byAttribute = Map.groupBy(
    wish === undefined ? [] : runsOf(index, placed, verb),
    ({ attribute }) => attribute,
  )
  const [one, other] = [...byAttribute.values()].find(runs => runs.length === 2) ?? []
  if (one === undefined || other === undefined) return [...placed]
  const [part, whole] = one.values.length < other.values.length ? [one, other] : [other, one]
  const isWithin = part.values.every(value => whole.values.includes(value))
  const { table } = index.attribute(whole.attribute)
  const own = of(placed, 'noun').find(
    ({ item }) => !item.weak && !item.none && item.nouns.some(id => isPlain(index, id, table)),
  )
  const things = own?.item.nouns ?? [new Picker(index, [table]).nounOfTable(table)?.id ?? '']
  if (!isWithin || part.values.length === whole.values.length || things.includes('')) return [...placed]
  const condition: Item = {
    kind: 'condition',
    condition: {
      kind: 'values',
      options: whole.values.map(value => [{ attribute: whole.attribute, value: String(value) }]),
      not: false,
    },
  }
  const within: Item = { kind: 'part among', attribute: part.attribute, values: [...part.values] }
  const counted: Item = { kind: 'quantity', quantity: { kind: 'count', nouns: things }, weak: false }
  return placed.flatMap((entry): Placed[] => {
    if (entry === whole.members[0])
      return [
        { ...entry, item: condition },
        { ...entry, item: counted },
      ]
    if (entry === part.members[0]) return [{ ...entry, item: within }]
    const isSaid = entry === own || [...part.members, ...whole.members].includes(entry)
    return isSaid || (entry.item.kind === 'ask' && entry.item.how === 'which') ? [] : [entry]
  })
}

const isPlain = (index: ModelIndex, id: string, table: string): boolean => {
  const noun = index.noun(id)
  return noun.table === table && noun.key === undefined && statesOf(index, id) === null
}

/** The states that are named in one breath, in the order of the question. */
function runsOf(index: ModelIndex, placed: readonly Placed[], verb: number | null): Run[] {
  const runs: Run[] = []
  for (const entry of placed) {
    const said = stateOf(index, entry)
    const last = runs.at(-1)
    const before = last?.members.at(-1)
    if (said === null) continue
    const isJoined =
      last !== undefined &&
      before !== undefined &&
      last.attribute === said.attribute &&
      (entry.afterAnd === true || entry.afterOr === true || entry.afterBreak) &&
      entry.start - before.end <= 2 &&
      entry.start > before.end &&
      !(verb !== null && before.end <= verb && entry.start > verb)
    if (!isJoined) {
      runs.push({ attribute: said.attribute, values: [...said.values], members: [entry] })
      continue
    }
    last.values.push(...said.values)
    last.members.push(entry)
  }
  return runs
}

function stateOf(index: ModelIndex, { item }: Placed): States | null {
  if (item.kind === 'noun') {
    const [id, ...more] = new Set(item.nouns)
    return id === undefined || more.length > 0 || item.weak || item.none ? null : statesOf(index, id)
  }
  if (item.kind !== 'condition') return null
  // "Of everything off the market, what percent expired".
  if (item.condition.kind === 'segment' && !item.condition.not) {
    const [id, ...more] = item.condition.segments
    return id === undefined || more.length > 0 ? null : statesIn(index.segment(id).where)
  }
  if (item.condition.kind !== 'values' || item.condition.not) return null
  const options = item.condition.options.map(([first]) => first)
  const attribute = options[0]?.attribute
  if (attribute === undefined || options.some(one => one?.attribute !== attribute)) return null
  return { attribute, values: options.flatMap(one => one?.value ?? []) }
}

/** "Solds", "expired listings": things that are told by their state alone. */
const statesOf = (index: ModelIndex, id: string): States | null => statesIn(index.noun(id).where ?? [])

function statesIn([own, ...more]: readonly Condition[]): States | null {
  if (own?.kind !== 'is' || own.not === true || more.length > 0) return null
  return { attribute: own.attribute, values: own.values }
}
