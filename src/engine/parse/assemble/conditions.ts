// From what a question says about rows to conditions on attributes.
import type { Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { ConditionRef } from '#engine/parse/item.ts'
import type { Amount } from '#engine/parse/piece.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { scaled } from '#engine/parse/recognize/limits/length-of-time.ts'
import { amountConditions } from './amount-conditions.ts'
import type { Picker } from './pick.ts'
import { resolved } from './relative-days.ts'
import { searchedFirst } from './searched-first.ts'
import { fits } from './units.ts'
import { during } from './when.ts'

export interface About {
  picker: Picker
  noun: Noun | null
  today: string
}

export function toConditions(ref: ConditionRef, about: About): Condition[] | null {
  const { picker, noun } = about
  switch (ref.kind) {
    case 'values':
      return valueCondition(ref, about)
    case 'amount': {
      const attribute =
        ref.attributes.length > 0
          ? picker.attribute(
              ref.unit === 'days'
                ? ref.attributes.filter(id => isLength(picker.index, id))
                : pickByNumber(ref.attributes, ref.amount, ref.unit, about),
            )
          : ref.unit === 'days'
            ? daysOf(about)
            : isTooSmall(ref)
              ? null
              : (noun?.amount ?? null)
      if (attribute === null || !fits(ref.unit, picker.index.attribute(attribute).format)) return null
      const amount = picker.index.attribute(attribute).inThousands ? inThousands(ref) : ref.amount
      return amount === null ? null : negated(amountConditions(attribute, amount), ref.not)
    }
    case 'segment': {
      const segments = ref.segments.map(id => picker.index.segment(id))
      const tableOf = (id: string) => picker.index.noun(id).table
      const chosen =
        picker.homes.flatMap(home => segments.filter(one => tableOf(one.noun) === home))[0] ?? segments[0]
      if (chosen === undefined || chosen.count !== undefined || chosen.lacking !== undefined) return null
      return negated(
        chosen.where.map(condition => resolved(condition, about.today)),
        ref.not,
      )
    }
    case 'flag':
      return [{ kind: 'is', attribute: ref.attribute, values: [ref.yes] }]
    case 'contains': {
      if (ref.within?.length === 0) return called(picker.index, noun, ref)
      const attribute = picker.attribute(ref.within ?? searchedFirst(picker.index))
      // "Guests who mention a dog": the address of a home tells nothing that they said.
      if (ref.within === undefined && attribute !== null && isOfOthers(picker.index, noun, attribute))
        return null
      return attribute === null ? null : [{ kind: 'contains', attribute, texts: ref.texts }]
    }
    case 'weekdays': {
      const said = ref.dates ?? []
      const own = said.find(id => picker.index.attribute(id).table === noun?.table)
      const attribute = own ?? picker.attribute(said) ?? noun?.date
      return attribute === undefined ? null : [{ kind: 'weekday', attribute, days: ref.days, not: ref.not }]
    }
    case 'attributes': {
      const left = ref.left.length > 0 ? picker.attribute(ref.left) : (noun?.amount ?? null)
      const right = picker.attribute(ref.right)
      if (left === null || right === null || left === right) return null
      // "A discount over 6% of ask": told in percent of it already, and no part of the money.
      const [isPercent, isOther] = [left, right].map(id => picker.index.attribute(id).format === 'percent')
      if (ref.times !== undefined && isPercent === true && isOther !== true)
        return [
          { kind: 'compare', attribute: left, op: ref.op, value: Number((ref.times * 100).toPrecision(12)) },
        ]
      const value = { attribute: right, ...(ref.times === undefined ? {} : { times: ref.times }) }
      return [{ kind: 'compare', attribute: left, op: ref.op, value }]
    }
    case 'lift':
      return ref.attributes.map(attribute => {
        const values = (ref.values ?? []).flatMap(one => (one.attribute === attribute ? [one.value] : []))
        return values.length === 0 ? { kind: 'free', attribute } : { kind: 'free', attribute, values }
      })
    case 'years': {
      // "Nothing older than 2000" has only one year that it could speak of.
      const years = picker.index.model.attributes
        .filter(({ format }) => format === 'year')
        .map(({ id }) => id)
      const attribute = picker.attribute(ref.attributes.length > 0 ? ref.attributes : years)
      if (attribute === null) return null
      return [
        ...(ref.from === null
          ? []
          : [{ kind: 'compare' as const, attribute, op: '>=' as const, value: ref.from }]),
        ...(ref.to === null
          ? []
          : [{ kind: 'compare' as const, attribute, op: '<=' as const, value: ref.to }]),
      ]
    }
    case 'dated': {
      const attribute = picker.attribute(ref.attributes)
      return attribute === null ? null : [during(attribute, ref.period)]
    }
    case 'empty': {
      const attribute = picker.attribute(ref.attributes)
      return attribute === null ? null : negated([nothing(attribute, picker.index)], ref.not)
    }
  }
}

/** What things are called says nothing of people who are asked about. */
const isOfOthers = (index: ModelIndex, noun: Noun | null, attribute: string): boolean =>
  noun?.vague?.includes('people') === true &&
  index.attribute(attribute).searchable === true &&
  (noun.table !== index.attribute(attribute).table || noun.name.includes(attribute))

/** "Customers named Garcia": a name may be the first or the last. */
function called(
  index: ModelIndex,
  noun: Noun | null,
  { texts, called: isCalled }: Extract<ConditionRef, { kind: 'contains' }>,
): Condition[] | null {
  const names = (noun ?? index.model.nouns[0])?.name ?? []
  const spelled = names.filter(id => index.attribute(id).kind === 'text')
  const [only, ...more] = (spelled.length > 0 ? spelled : names).map((attribute): Condition => ({
    kind: 'contains',
    attribute,
    texts,
    // "Called Maria": Mariana is somebody else, and a lamp may be a desk lamp.
    ...(isCalled === true && isOfPeople(index, attribute) ? { whole: true as const } : {}),
  }))
  if (only === undefined) return null
  return more.length === 0 ? [only] : [{ kind: 'any', of: [only, ...more] }]
}

const isOfPeople = (index: ModelIndex, attribute: string): boolean =>
  index.model.attributes.some(one => one.ofPeople === true && one.table === index.attribute(attribute).table)

/** A number that counts is zero where there is nothing; any other may also be left open. */
function nothing(attribute: string, index: ModelIndex): Condition {
  const { kind, format } = index.attribute(attribute)
  const empty: Condition = { kind: 'empty', attribute }
  const zero: Condition = { kind: 'is', attribute, values: [0] }
  if (kind !== 'number') return empty
  return format === 'count' ? zero : { kind: 'any', of: [empty, zero] }
}

const numbersOf = (amount: Amount): readonly number[] =>
  amount.kind === 'exact'
    ? amount.values
    : amount.kind === 'range'
      ? [amount.from, amount.to]
      : [amount.value]

/** "Homes under 600": nobody sells one for that many dollars. */
function inThousands({ amount, unit }: Extract<ConditionRef, { kind: 'amount' }>): Amount | null {
  const values = numbersOf(amount)
  if (values.some(value => value >= 10_000 || value === 0)) return amount
  return unit === 'plain' && values.every(value => value >= 100) ? scaled(amount, 1000) : null
}

/** "More than 3" without a unit speaks of something else than money. */
function isTooSmall({ amount, unit }: Extract<ConditionRef, { kind: 'amount' }>): boolean {
  return unit === 'plain' && numbersOf(amount).every(value => value < 25)
}

/** "Sold within a week" gives no price. */
export const isLength = (index: ModelIndex, id: string) =>
  ['days', 'nights', 'number', 'count'].includes(index.attribute(id).format)

/** What a length of time is said of, where things have only one. */
export function daysOf({ picker: { index, homes }, noun }: About): string | null {
  const table = noun?.table ?? homes[0]
  return table === undefined ? null : lengthOf(index, table)
}

export function lengthOf(index: ModelIndex, table: string): string | null {
  const own = index.model.attributes.filter(one => one.table === table)
  // "Stays longer than two weeks": where nights are counted, they are its length.
  const nights = own.find(({ format }) => format === 'nights')
  const lengths =
    nights === undefined ? own.filter(({ format, quiet }) => format === 'days' && quiet !== true) : [nights]
  return lengths.length === 1 ? (lengths[0]?.id ?? null) : null
}

/** "Two baths" are full ones, "2.5 baths" count the halves: of attributes that share a unit, the number tells which. */
function pickByNumber(
  candidates: readonly string[],
  amount: Amount,
  unit: string,
  { picker }: About,
): string[] {
  const money = candidates.filter(id => picker.index.attribute(id).format === 'money')
  if (unit === 'money' && money.length > 0) return money
  const percents = candidates.filter(id => picker.index.attribute(id).format === 'percent')
  if (percents.length > 0 && percents.length < candidates.length)
    return unit === 'percent' ? percents : candidates.filter(id => !percents.includes(id))
  const whole = numbersOf(amount).every(Number.isInteger)
  const counts = candidates.filter(id => (picker.index.attribute(id).format === 'count') === whole)
  return counts.length > 0 ? counts : [...candidates]
}

function valueCondition(
  ref: Extract<ConditionRef, { kind: 'values' }>,
  { picker }: About,
): Condition[] | null {
  const [first = []] = ref.options
  const shared = first
    .map(({ attribute }) => attribute)
    .filter(attribute => ref.options.every(options => options.some(one => one.attribute === attribute)))
  const attribute = picker.attribute(shared)
  if (attribute === null) return null
  const values = ref.options.flatMap(options =>
    options.filter(one => one.attribute === attribute).map(({ value }) => value),
  )
  return [{ kind: 'is', attribute, values: [...new Set(values)], not: ref.not }]
}

function negated(conditions: Condition[], not: boolean): Condition[] {
  if (!not) return conditions
  const [only] = conditions
  if (conditions.length === 1 && only?.kind === 'is') return [{ ...only, not: only.not !== true }]
  return [{ kind: 'not', of: { kind: 'all', of: conditions } }]
}

/** "Lake houses, mountain cabins": two values of one attribute are two that may be, never two that must be. */
export function merged(conditions: readonly Condition[]): Condition[] {
  const result: Condition[] = []
  for (const condition of conditions) {
    const at = result.findIndex(
      one =>
        one.kind === 'is' &&
        condition.kind === 'is' &&
        one.attribute === condition.attribute &&
        (one.not ?? false) === (condition.not ?? false),
    )
    const before = result[at]
    if (before?.kind === 'is' && condition.kind === 'is')
      result[at] = { ...before, values: [...new Set([...before.values, ...condition.values])] }
    else result.push(condition)
  }
  return result
}
