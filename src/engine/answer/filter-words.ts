// The conditions of a plan in words, sorted by the place they take around a noun:
// "[available] listings [in Aspen] with [at least 3 bedrooms] and [a nightly rate below $500]".
import type { Attribute } from '#contract/model.ts'
import type { Comparator, Condition } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { againstNumber } from './against-number.ts'
import { beforeNoun, flagWords, followsNoun, isAdjective, mannerOf, scalarWords } from './attribute-words.ts'
import { weekdayNames } from './format.ts'
import { joined, spaced } from './grammar.ts'
import { amountWords, withBounds, type Bounded } from './number-words.ts'
import { inPeriod, periodWords } from './period.ts'
import { noWords, together, withWords, type FilterWords } from './place-words.ts'

const before = (...words: string[]): FilterWords => ({ ...noWords, before: words })
const after = (...words: string[]): FilterWords => ({ ...noWords, after: words })
const having = (...words: string[]): FilterWords => ({ ...noWords, having: words })

export function filterWords(conditions: readonly Condition[], index: ModelIndex): FilterWords {
  const { named, rest } = segmentsIn(conditions, index)
  return together([...named, ...withBounds(rest).map(one => conditionWords(one, index))])
}

/** A set of conditions that the model has a name for is said by that name. */
function segmentsIn(conditions: readonly Condition[], index: ModelIndex) {
  let rest = [...conditions]
  const named: FilterWords[] = []
  const byLength = index.model.segments.toSorted((a, b) => b.where.length - a.where.length)
  for (const { where, count, label } of byLength) {
    if (where.length === 0 || where.length > rest.length || count !== undefined) continue
    const texts = new Set(where.map(one => JSON.stringify(one)))
    const matching = rest.filter(one => texts.has(JSON.stringify(one)))
    if (matching.length < texts.size) continue
    rest = rest.filter(one => !matching.includes(one))
    named.push(followsNoun(label) ? after(label) : before(beforeNoun(label)))
  }
  return { named, rest }
}

function conditionWords(condition: Condition | Bounded, index: ModelIndex): FilterWords {
  switch (condition.kind) {
    case 'is':
      return isWords(index.attribute(condition.attribute), condition, index)
    case 'compare':
    case 'bounded':
      return amountWords(condition, index)
    case 'empty': {
      const { label } = index.attribute(condition.attribute)
      return having(condition.not === true ? `${label} recorded` : `no ${label} recorded`)
    }
    case 'contains': {
      const texts = joined(condition.texts.map(quoted), condition.not === true ? 'and' : 'or')
      const attribute = index.attribute(condition.attribute)
      const where = namesThings(attribute, index) ? 'name' : attribute.label
      return having(`${condition.not === true ? 'no ' : ''}${texts} in the ${where}`)
    }
    case 'during':
      return after(dated(index.attribute(condition.attribute), inPeriod(periodWords(condition))))
    case 'weekday': {
      const days = joined(
        condition.days.map(day => weekdayNames[day - 1] ?? String(day)),
        'or',
      )
      const on = `${condition.not === true ? 'not ' : ''}on a ${days}`
      return after(dated(index.attribute(condition.attribute), on))
    }
    case 'first': {
      const { by, count, high, ends, per, where } = condition
      if (per !== undefined) return before('first')
      if (ends === true) return after(`with the lowest or the highest ${numberWords(by, index)}`)
      // "Those same five": of which time they were the first.
      const times = where.flatMap(one => (one.kind === 'during' ? [inPeriod(periodWords(one))] : []))
      const first = `among the ${high ? 'top' : 'bottom'} ${count} by ${numberWords(by, index)}`
      return after(spaced(first, ...times.slice(0, 1)))
    }
    case 'number':
      return suchWords(condition, index)
    case 'free': {
      const attribute = index.attribute(condition.attribute)
      const values = (condition.values ?? []).map(value => scalarWords(attribute, value))
      return values.length === 0 ? noWords : after(`including ${joined(values)} ones`)
    }
    case 'any':
      return after(
        joined(
          condition.of.map(one => flatWords(conditionWords(one, index))),
          'or',
        ),
      )
    case 'all':
      return filterWords(condition.of, index)
    case 'not':
      return after(`except those ${flatWords(conditionWords(condition.of, index))}`)
    case 'today':
      return after(dated(index.attribute(condition.attribute), againstToday[condition.op]))
    case 'recent':
      return after(dated(index.attribute(condition.attribute), `in the past ${condition.days} days`))
    case 'years_back':
      return after(dated(index.attribute(condition.attribute), `in the past ${condition.years} years`))
  }
}

/** "With more than 50 units sold"; guests, who have no row of their own, are named: "by guests with more than 2 stays". */
function suchWords(
  { attribute, quantity, op, value, where }: Extract<Condition, { kind: 'number' }>,
  index: ModelIndex,
): FilterWords {
  const times = where.flatMap(one => (one.kind === 'during' ? [inPeriod(periodWords(one))] : []))
  const format = quantity.kind === 'measure' ? index.measure(quantity.measure).format : 'count'
  const number = againstNumber({ label: numberWords(quantity, index), format, adds: true }, op, value)
  const kinds = filterWords(
    where.filter(({ kind }) => kind !== 'during'),
    index,
  )
  const words = spaced(number, flatWords(kinds), ...times)
  const owner = index.model.nouns.find(({ table, key }) => `${table}.${key ?? ''}` === attribute)
  return owner === undefined ? having(words) : after(`by ${owner.label[1]} with ${words}`)
}

function numberWords(by: Extract<Condition, { kind: 'first' }>['by'], index: ModelIndex): string {
  if (by.kind === 'measure') return index.measure(by.measure).label
  if (by.kind === 'count') return index.noun(by.noun).label[1]
  const { label } = index.attribute(by.attribute)
  const way = { sum: 'total', avg: 'average', median: 'median', min: 'lowest', max: 'highest' }
  return by.kind === 'aggregate' ? `${way[by.fn]} ${label}` : label
}

const againstToday = {
  '<': 'before today',
  '<=': 'today or before',
  '=': 'today',
  '<>': 'not today',
  '>=': 'today or later',
  '>': 'after today',
} as const satisfies Record<Comparator, string>

/** All of it behind the noun: "that are available in Aspen with a pool". */
export function flatWords(words: FilterWords): string {
  const adjectives = [...words.before, ...words.nearest]
  const described = adjectives.length === 0 ? '' : `that are ${joined(adjectives)}`
  return spaced(described, ...words.after, withWords(words))
}

export const quoted = (text: string): string => `“${text}”`

/** "with check-out on a Friday"; a date that is named by what happened needs no more: "booked in June 2026". */
export function dated({ label }: Attribute, when: string): string {
  const happened = /^(\w+) on$/.exec(label)?.[1]
  return happened === undefined ? `with ${label} ${when}` : `${happened} ${when}`
}

function isWords(
  attribute: Attribute,
  { values, not }: Extract<Condition, { kind: 'is' }>,
  index: ModelIndex,
): FilterWords {
  const [first] = values
  if (attribute.kind === 'flag' && typeof first === 'boolean') {
    const { yes, no, isAdjective } = flagWords(attribute)
    const words = first === (not === true) ? no : yes
    return isAdjective ? before(words) : having(words.replace(/^with /, ''))
  }
  if (attribute.kind === 'number')
    return amountWords({ kind: 'is', attribute: attribute.id, values, not: not === true }, index)
  const isLeftOut = not === true && mannerOf(attribute) === 'status'
  const words = joined(
    values.map(value => scalarWords(attribute, value)),
    isLeftOut ? 'and' : 'or',
  )
  if (namesThings(attribute, index)) return after(not === true ? `other than ${words}` : `for ${words}`)
  if (attribute.kind !== 'category') return having(`${not === true ? 'no ' : ''}${attribute.label} ${words}`)
  return categoryWords(attribute, words, not === true)
}

const namesThings = ({ id, kind, ofPeople }: Attribute, index: ModelIndex): boolean =>
  ofPeople === true ||
  (kind !== 'identifier' && kind !== 'category' && index.model.nouns.some(({ name }) => name.includes(id)))

function categoryWords(attribute: Attribute, words: string, not: boolean): FilterWords {
  const manner = mannerOf(attribute)
  switch (manner) {
    case 'adjective':
      return not ? after(`other than ${words}`) : { ...noWords, nearest: [words] }
    case 'status':
      if (not) return after(`excluding ${words} ones`)
      if (followsNoun(words)) return after(words)
      if (isAdjective(words)) return before(words)
      return after(words.includes(' or ') ? `that are ${words}` : `in ${words}`)
    default:
      return after(`${not ? 'not ' : ''}${manner} ${words}`)
  }
}
