// "Cities with revenue over 50k and under 100k", "rated at least 4 but at most 4.5": the second end of a range is said of what the
// first is said of. Alone it would limit the price of the rows.
import type { ConditionRef, Item, Placed } from '#engine/parse/item.ts'
import type { Amount, AmountUnit } from '#engine/parse/piece.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

type Having = Extract<Item, { kind: 'having' }>
type Bound = Extract<Amount, { kind: 'bound' }>

interface End {
  op: string
  value: number
  unit: AmountUnit | undefined
  /** The same with another end. */
  with: (amount: Bound, unit: AmountUnit) => Item
}

export function secondBound(placed: readonly Placed[]): Placed[] {
  return placed.map((one, at) => {
    const condition = one.item.kind === 'condition' ? one.item.condition : null
    if (condition?.kind !== 'amount' || condition.attributes.length > 0 || condition.not) return one
    const { amount, unit } = condition
    if (amount.kind !== 'bound') return one
    const near = placed.slice(Math.max(0, at - 3), at).filter(({ end }) => end >= one.start - 1)
    const first = near
      .map(before => endOf(before, one))
      .find(end => end !== null && closes(end, amount, unit))
    return first === undefined || first === null ? one : { ...one, item: first.with(amount, unit) }
  })
}

/** What a limit is said of, where a second one may be said of it as well. */
function endOf({ item, text }: Placed, second: Placed): End | null {
  if (!endsInNumber(text) && !countsOn(item, second) && !goesOnInDays(text, second)) return null
  if (item.kind === 'having' && item.than.kind === 'number')
    return {
      op: item.op,
      value: item.than.value,
      unit: item.than.unit,
      with: (amount, unit) => closedHaving(item, amount, unit),
    }
  return item.kind === 'condition' ? endOfCondition(item.condition) : null
}

function closedHaving({ or, ...having }: Having, amount: Bound, unit: AmountUnit): Item {
  const closed: Having = { ...having, op: amount.op, than: { kind: 'number', value: amount.value, unit } }
  return or?.condition.kind === 'amount'
    ? { ...closed, or: { condition: { ...or.condition, amount } } }
    : closed
}

/** In "over 3 bedrooms and under 300" the second has an owner of its own. */
const endsInNumber = (text: string): boolean => /\d\S*( (k|m|%|percent|thousand|million))?$/.test(text)

/** "More than 90 days but less than 180": behind a length of time, and no price in thousands. */
const goesOnInDays = (text: string, second: Placed): boolean =>
  /\d (?:days|nights|weeks|months|years)$/.test(text) &&
  second.afterAnd === true &&
  /^(?:less than|fewer than|no more than|not more than|at most|up to) \d+$/.test(second.text)

/** "More than 50 bookings and fewer than 100": fewer are never said of a price. */
const countsOn = (item: Item, { text }: Placed): boolean =>
  text.startsWith('fewer than') ||
  (item.kind === 'having' &&
    item.quantity.kind === 'count' &&
    /^(no more than|not more than|at most|more than)\b/.test(text))

function endOfCondition(condition: ConditionRef): End | null {
  if (condition.kind !== 'amount' || condition.not) return null
  const isLength = condition.unit === 'days'
  if (condition.attributes.length === 0 && !isLength) return null
  const { amount, unit } = condition
  if (amount.kind !== 'bound') return null
  return {
    op: amount.op,
    value: amount.value,
    unit,
    with: (closing, given) => ({
      kind: 'condition',
      condition: { ...condition, amount: closing, unit: isLength ? condition.unit : given },
    }),
  }
}

/** One end below, one above, and something between; dollars close no range of stars. */
function closes(first: End, second: Bound, unit: AmountUnit): boolean {
  if (unit !== 'plain' && unit !== first.unit) return false
  const [low, high] = first.op.startsWith('>') ? [first, second] : [second, first]
  if (!/^>=?$/.test(low.op) || !/^<=?$/.test(high.op) || low.value >= high.value) return false
  if (high.value <= low.value * widest || low.value >= 1000) return true
  // "Rated at least 4 and under 50": so far apart, the second may be a price.
  const areAlike = low.op.length === high.op.length
  if (areAlike && low.op === '>') throw new Unclear('whose limit this is')
  return areAlike
}

const widest = 8
