// Conditions on numbers in words: "at least 3 bedrooms", "a nightly rate below $500", "built before 1960".
import type { Attribute } from '#contract/model.ts'
import type { Comparator, Condition, Scalar } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { valueWords } from './attribute-words.ts'
import { noWords, type FilterWords } from './place-words.ts'
import { isPlural, joined, singular, withArticle } from './grammar.ts'

type Compare = Extract<Condition, { kind: 'compare' }>

/** A lower and an upper bound of one attribute, said together. */
export interface Bounded {
  kind: 'bounded'
  attribute: string
  low: { op: '>' | '>='; value: number }
  high: { op: '<' | '<='; value: number }
}

interface OneOf {
  kind: 'is'
  attribute: string
  values: readonly Scalar[]
  not: boolean
}

export function withBounds(conditions: readonly Condition[]): (Condition | Bounded)[] {
  const merged: (Condition | Bounded)[] = []
  const used = new Set<Condition>()
  for (const one of conditions) {
    if (used.has(one)) continue
    const other = conditions.find(candidate => !used.has(candidate) && bounded(one, candidate) !== null)
    const both = other === undefined ? null : bounded(one, other)
    if (other !== undefined) used.add(other)
    merged.push(both ?? one)
  }
  return merged
}

function bounded(one: Condition, other: Condition): Bounded | null {
  if (one.kind !== 'compare' || other.kind !== 'compare' || one.attribute !== other.attribute) return null
  const low = [one, other].map(lowerBound).find(bound => bound !== null)
  const high = [one, other].map(upperBound).find(bound => bound !== null)
  return low === undefined || high === undefined || low === null || high === null
    ? null
    : { kind: 'bounded', attribute: one.attribute, low, high }
}

const lowerBound = ({ op, value }: Compare) =>
  (op === '>' || op === '>=') && typeof value === 'number' ? { op, value } : null
const upperBound = ({ op, value }: Compare) =>
  (op === '<' || op === '<=') && typeof value === 'number' ? { op, value } : null

export function amountWords(condition: Compare | Bounded | OneOf, index: ModelIndex): FilterWords {
  const attribute = index.attribute(condition.attribute)
  if (attribute.format === 'year') return { ...noWords, after: [yearWords(attribute, condition, index)] }
  return { ...noWords, having: [ownWords(attribute, condition, index)] }
}

function ownWords(attribute: Attribute, condition: Compare | Bounded | OneOf, index: ModelIndex): string {
  const isCounted =
    isPlural(attribute.label) && !(condition.kind === 'compare' && typeof condition.value !== 'number')
  return isCounted
    ? countedWords(attribute, condition)
    : `${withArticle(attribute.label)} ${levelWords(attribute, condition, index)}`
}

/** Where the label is a plural, the number stands before it. */
function countedWords(attribute: Attribute, condition: Compare | Bounded | OneOf): string {
  const number = (value: Scalar) => bareValue(attribute, value)
  const counted = (words: string, value: Scalar | undefined) =>
    `${words} ${value === 1 ? singular(attribute.label) : attribute.label}`
  if (condition.kind === 'bounded')
    return counted(between(condition, number, ['more than', 'fewer than']), undefined)
  if (condition.kind === 'is')
    return counted(
      `${condition.not ? 'other than ' : ''}${joined(condition.values.map(number), 'or')}`,
      condition.values.at(-1),
    )
  if (typeof condition.value !== 'number') return attribute.label
  return counted(countComparison(condition.op, number(condition.value)), condition.value)
}

/** The label says the unit already: "180 days on market", not "180 days days on market". */
const bareValue = (attribute: Attribute, value: Scalar): string =>
  valueWords(attribute, value).replace(/ (?:days?|nights?)$/, '')

export const countComparison = (op: Comparator, number: string): string =>
  `${{ '<': 'fewer than', '<=': 'at most', '>': 'more than', '>=': 'at least', '=': 'exactly', '<>': 'other than' }[op]} ${number}`

export const levelComparison = (op: Comparator, value: string): string =>
  `${{ '<': 'below', '<=': 'of at most', '>': 'above', '>=': 'of at least', '=': 'of', '<>': 'other than' }[op]} ${value}`

function levelWords(attribute: Attribute, condition: Compare | Bounded | OneOf, index: ModelIndex): string {
  const say = (value: Scalar) => valueWords(attribute, value)
  if (condition.kind === 'bounded') return between(condition, say, ['above', 'below'])
  if (condition.kind === 'is')
    return `${condition.not ? 'other than' : 'of'} ${joined(condition.values.map(say), 'or')}`
  if (typeof condition.value === 'number') return levelComparison(condition.op, say(condition.value))
  const { attribute: other, times } = condition.value
  const than = `${times === undefined ? '' : `${times} times `}the ${index.attribute(other).label}`
  return levelComparison(condition.op, than).replace('of at', 'at').replace(/^of /, 'equal to ')
}

/** Bounds that both belong to it are "between"; a bound that does not is said as such. */
function between(
  { low, high }: Bounded,
  say: (value: number) => string,
  [above, below]: readonly [string, string],
): string {
  if (low.op === '>=' && high.op === '<=') return `between ${say(low.value)} and ${say(high.value)}`
  const from = low.op === '>=' ? `at least ${say(low.value)}` : `${above} ${say(low.value)}`
  const to = high.op === '<=' ? `at most ${say(high.value)}` : `${below} ${say(high.value)}`
  return `${from} and ${to}`
}

/** "year built" becomes "built before 1960". */
function yearWords(attribute: Attribute, condition: Compare | Bounded | OneOf, index: ModelIndex): string {
  const happened = /^year (\w+)$/.exec(attribute.label)?.[1] ?? `with ${attribute.label}`
  if (condition.kind === 'bounded') {
    const { low, high } = condition
    if (low.op === '>=' && high.op === '<=') return `${happened} between ${low.value} and ${high.value}`
    return `${happened} ${yearBound(low.op, low.value)} and ${yearBound(high.op, high.value)}`
  }
  if (condition.kind === 'is') {
    const years = joined(condition.values.map(String), 'or')
    return `${happened} ${condition.not ? 'in another year than' : 'in'} ${years}`
  }
  if (typeof condition.value !== 'number')
    return `${happened} ${yearBound(condition.op, `the ${index.attribute(condition.value.attribute).label}`)}`
  return `${happened} ${yearBound(condition.op, condition.value)}`
}

function yearBound(op: Comparator, year: number | string): string {
  switch (op) {
    case '<':
      return `before ${year}`
    case '<=':
      return `in ${year} or before`
    case '>':
      return `after ${year}`
    case '>=':
      return `in ${year} or later`
    case '=':
      return `in ${year}`
    case '<>':
      return `in another year than ${year}`
  }
}
