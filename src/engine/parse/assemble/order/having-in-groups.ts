// "How many homes had at least one booking this month, per city": things that have a row of something else, counted once each. Counted
// beside the rows of their whole group, they would all be there.
import type { Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

export function havingInGroups(index: ModelIndex, given: readonly Placed[]): Placed[] {
  const placed = withoutNounOfKind(given)
  const keys = of(placed, 'key')
  const counted = keys.length === 0 ? null : countedIn(index, placed)
  const isElse = (['rank', 'versus', 'change', 'of those', 'order', 'ratio', 'attribute'] as const).some(
    kind => of(placed, kind).length > 0,
  )
  const rows = counted === null || isElse ? null : rowsBehind(placed, counted.at)
  if (rows === null && limitsTheCounted(placed)) throw new Unclear('how many of each group have so many')
  if (counted === null || rows === null) return [...given]
  const { things } = counted
  const event = rows.nouns.map(id => index.noun(id)).find(noun => noun.table !== things.table)
  const [link, ...further] = event === undefined ? [] : (index.path(event.table, things.table) ?? [])
  if (event === undefined || link === undefined || further.length > 0) return [...given]
  const own = (ids: readonly string[]) => ids.filter(id => index.attribute(id).table === things.table)
  // "Customers with a purchase, by month": the time of the purchase, which tells them apart anyway.
  if (keys.some(({ item: { key } }) => key.kind !== 'attribute')) return [...given]
  const areTheirs = keys.every(
    ({ item: { key } }) => key.kind === 'attribute' && own(key.attributes).length > 0,
  )
  const id = `${link.from}.${link.column}`
  const isKnown = index.model.attributes.some(one => one.id === id)
  if (!areTheirs || !rows.once || !isKnown || things.where !== undefined || things.key !== undefined)
    throw new Unclear('how many of each group have so many')
  const number: Item = { kind: 'quantity', quantity: { kind: 'distinct', attributes: [id] }, weak: false }
  const had: Item = { kind: 'noun', nouns: [event.id], plural: true, none: false, weak: false }
  return placed.flatMap((one): Placed[] => {
    const { item } = one
    if (one === counted.at) return [{ ...one, item: number }]
    if (one === rows.at) return [{ ...one, item: had }]
    if (rows.verbs.includes(one)) return []
    return item.kind === 'key' && item.key.kind === 'attribute'
      ? [{ ...one, item: { ...item, key: { ...item.key, attributes: own(item.key.attributes) } } }]
      : [one]
  })
}

/** "How many products sold at least 10 units, by category", "customers with at least one refund by state, how many". */
function limitsTheCounted(placed: readonly Placed[]): boolean {
  const [limit] = of(placed, 'having')
  const number = of(placed, 'quantity').find(({ item }) => !item.weak)
  const isGrouped = of(placed, 'key').some(({ text }) => /^(by|per|for each|for every|in each)\b/.test(text))
  if (limit === undefined || !isGrouped) return false
  if (/^how many (products|items|things)\b/.test(limit.text)) return true
  return number === undefined
    ? of(placed, 'ask').some(({ item, text }) => item.how === 'count' && text === 'how many')
    : number.item.quantity.kind === 'measure' &&
        /^how many (products|items|things)\b/.test(number.text) &&
        limit.start >= number.end &&
        limit.afterBreak !== true
}

/** "How many homes", and "how many beach houses", which are homes of a kind. */
function countedIn(index: ModelIndex, placed: readonly Placed[]): { at: Placed; things: Noun } | null {
  const numbers = of(placed, 'quantity').filter(({ item }) => !item.weak)
  const [first] = numbers
  if (first !== undefined) {
    const [id] = first.item.quantity.kind === 'count' ? first.item.quantity.nouns : []
    return id === undefined || numbers.length > 1 ? null : { at: first, things: index.noun(id) }
  }
  const [ask, kind] = placed.slice(
    placed.findIndex(({ item }) => item.kind === 'ask' && item.how === 'count'),
  )
  if (ask?.item.kind !== 'ask' || kind?.item.kind !== 'condition' || kind.item.condition.kind !== 'values')
    return null
  const [value] = kind.item.condition.options.flat()
  const table = value === undefined ? '' : index.attribute(value.attribute).table
  const things = index.model.nouns.find(
    noun => noun.table === table && noun.where === undefined && noun.key === undefined,
  )
  return things === undefined ? null : { at: ask, things }
}

/** "How many beach houses": the kind names the homes, which may stand behind it as well. */
const withoutNounOfKind = (placed: readonly Placed[]): readonly Placed[] =>
  placed.filter(({ item, start }, at) => {
    const [ask, kind] = [placed[at - 2]?.item, placed[at - 1]]
    const isAgain =
      item.kind === 'noun' &&
      item.plural &&
      !item.none &&
      kind?.item.kind === 'condition' &&
      kind.end === start
    return !(isAgain && ask?.kind === 'ask' && ask.how === 'count')
  })

interface Rows {
  at: Placed
  nouns: readonly string[]
  once: boolean
  verbs: readonly Placed[]
}

/** What they are said to have: a verb, a place or a time may stand between. */
function rowsBehind(placed: readonly Placed[], counted: Placed): Rows | null {
  const behind = placed.slice(placed.indexOf(counted) + 1)
  const isVerb = ({ item }: Placed) => (item.kind === 'quantity' || item.kind === 'noun') && item.weak
  const isBetween = (one: Placed) => /^(condition|period)$/.test(one.item.kind) || isVerb(one)
  const at = behind.findIndex(one => !isBetween(one))
  const next = behind[at]
  const { item } = next ?? {}
  const verbs = behind.slice(0, at).filter(isVerb)
  const [limit, ...limits] = of(behind, 'having')
  // "How many homes by state with at least 3 bookings": the homes, or the states.
  if (item?.kind === 'key' && behind[at + 1] === limit && limit?.start === (next?.end ?? 0) + 1)
    return limit.item.quantity.kind === 'count' && limit.afterBreak !== true
      ? { at: limit, nouns: limit.item.quantity.nouns, once: false, verbs }
      : null
  if (next === undefined || next.afterBreak === true || next.afterAnd === true) return null
  if (item?.kind === 'noun' && !item.none && !item.plural)
    return { at: next, nouns: item.nouns, once: limit === undefined, verbs }
  if (item?.kind !== 'having' || item.quantity.kind !== 'count' || item.than.kind !== 'number') return null
  const { value } = item.than
  const once = limits.length === 0 && ((item.op === '>=' && value === 1) || (item.op === '>' && value === 0))
  return { at: next, nouns: item.quantity.nouns, once, verbs }
}
