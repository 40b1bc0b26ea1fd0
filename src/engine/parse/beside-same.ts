// What a question says of the same attribute as the one before: another place instead of it, beside it, or several at once.
import { of } from './assemble/items.ts'
import type { ConditionRef, Placed } from './item.ts'
import type { Amount } from './piece.ts'

export function speaksOfSame(a: ConditionRef, b: ConditionRef): boolean {
  const attributes = (one: ConditionRef): readonly string[] => {
    switch (one.kind) {
      case 'values':
        return (one.options[0] ?? []).map(({ attribute }) => attribute)
      case 'flag':
        return [one.attribute]
      case 'amount':
      case 'empty':
      case 'years':
      case 'lift':
        return one.attributes
      default:
        return []
    }
  }
  if (isBareLimit(a) && isBareLimit(b))
    return a.amount.op[0] === b.amount.op[0] || exclude(a.amount, b.amount)
  // "Between 400k and 500k", and then "between 500k and 600k".
  if (isBareAmount(a) && isBareAmount(b)) return a.unit === b.unit || a.unit === 'plain' || b.unit === 'plain'
  const own = new Set(attributes(a))
  // "Under 200 a night", and then "only those over 100": both hold.
  const areEnds =
    isBound(a) && isBound(b) && a.amount.op[0] !== b.amount.op[0] && !exclude(a.amount, b.amount)
  return !areEnds && !areYears(a, b) && attributes(b).some(id => own.has(id))
}

/** "Under 400 thousand", and then "under 500": limits that name nothing set the same one. */
const isBareLimit = (one: ConditionRef): one is Bound => isBound(one) && one.attributes.length === 0

const isBareAmount = (one: ConditionRef): one is Extract<ConditionRef, { kind: 'amount' }> =>
  one.kind === 'amount' && one.attributes.length === 0 && !one.not

type Bound = Extract<ConditionRef, { kind: 'amount' }> & { amount: Extract<Amount, { kind: 'bound' }> }

const isBound = (one: ConditionRef): one is Bound => one.kind === 'amount' && one.amount.kind === 'bound'

/** "Under 500 thousand", and then "over 500": nothing could be both. */
function exclude(a: { op: string; value: number }, b: { op: string; value: number }): boolean {
  const [low, high] = a.op.startsWith('>') ? [a, b] : [b, a]
  return low.op.startsWith('>') && high.op.startsWith('<') && low.value >= high.value
}

/** "Built after 2010", and then "built before 2020". */
const areYears = (a: ConditionRef, b: ConditionRef): boolean =>
  a.kind === 'years' &&
  b.kind === 'years' &&
  ((a.to === null && b.from === null && (a.from ?? 0) <= (b.to ?? 0)) ||
    (b.to === null && a.from === null && (b.from ?? 0) <= (a.to ?? 0)))

/** "Compare that to Heron Point": the value of before and this one. */
export function besideSame(before: readonly Placed[], one: Placed): Placed {
  const { item } = one
  if (item.kind !== 'condition' || item.condition.kind !== 'values') return one
  const said = item.condition
  const other = before.flatMap(({ item: earlier }) =>
    earlier.kind === 'condition' &&
    earlier.condition.kind === 'values' &&
    speaksOfSame(earlier.condition, said)
      ? [earlier.condition]
      : [],
  )[0]
  return other === undefined
    ? one
    : {
        ...one,
        item: { kind: 'condition', condition: { ...said, options: [...other.options, ...said.options] } },
      }
}

/** "What about Velora and Solace?" after the revenue of one brand: the number of each. */
export function ofEach(before: readonly Placed[], added: readonly Placed[], text: string): Placed[] {
  const [first, ...more] = of(added, 'condition')
  const asked =
    of(before, 'quantity').filter(({ item }) => !item.weak).length === 1 && of(before, 'key').length === 0
  if (of(added, 'in total').length > 0) return []
  if (!asked || first === undefined || more.length > 0 || !/^(and |ok |so )*(what|how) about\b/.test(text))
    return []
  const { condition } = first.item
  if (condition.kind !== 'values' || condition.not || condition.options.length < 2) return []
  const wasOne = of(before, 'condition').some(
    ({ item }) =>
      item.condition.kind === 'values' &&
      item.condition.options.length === 1 &&
      speaksOfSame(item.condition, condition),
  )
  const attributes = [...new Set((condition.options[0] ?? []).map(({ attribute }) => attribute))]
  return wasOne ? [{ ...first, item: { kind: 'key', key: { kind: 'attribute', attributes } } }] : []
}

/** "Sales by year built", and then "newest first": they were groups, and are put in order as such. */
export const asGroups = (kept: readonly Placed[], added: readonly Placed[]): readonly Placed[] =>
  of(added, 'order').length === 0
    ? kept
    : kept.map(one => (one.item.kind === 'key' ? { ...one, text: one.text.replace(/^by\b/, 'per') } : one))

const narrowing =
  /^((and|now|ok|okay|but|(do )?(the )?same( thing| again| question)?),? )*(only|just|narrow|restrict|limit)\b/
const onlyBehind = /\bonly(?:,? (?:please|pls|plz|thanks|thank you|thx))?[ ?.!]*$/
/** "List the customers in Texas only" says itself what is wanted. */
const wanted = /^(show|list|give|get|find|pull|display|which|what|who|how|name|i)\b/
const sameFor = /^((and|now|ok|okay|but|(do )?(the )?same( thing| again| question)?),? )*for\b/

/** "Narrow that to customers in California", "and for the repeat customers?": over which rows, not one for each of them. */
export function narrowsRows(before: readonly Placed[], now: readonly Placed[], text: string): boolean {
  const isNumber =
    of(before, 'quantity').length > 0 && of(before, 'key').length + of(before, 'rank').length === 0
  return (
    narrowing.test(text) ||
    onlyBehind.test(text) ||
    (of(now, 'condition').length > 0 &&
      (sameFor.test(text) || (isNumber && /^(and|what about|how about)\b/.test(text))))
  )
}

/** "For customers in Texas", "Texas customers only": over which rows, but what of them? */
export const saysForWhich = (text: string, placed: readonly Placed[]): boolean =>
  (/^for\b/.test(text) || (onlyBehind.test(text) && !wanted.test(text))) &&
  placed.every(({ item }) => /^(noun|condition|period)$/.test(item.kind))
