// Words that fit the question equally well in two meanings, with the plan that follows from each.
import { plainly } from '#engine/answer/plainly.ts'
import { questionOf } from '#engine/answer/question.ts'
import { nounOfTable } from '#engine/answer/noun-phrase.ts'
import type { Heard, Words } from '#engine/hear.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { assembled, draftsOf } from '#engine/parse/assemble/assembled.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'
import type { ConditionRef, Placed } from '#engine/parse/item.ts'
import type { Plan } from '#engine/plan.ts'
import { samePlan, spelled } from './plan-edits.ts'
import { insertedBefore, insertedBehind, placeOf } from './sentence-edits.ts'

export interface Way {
  /** The attribute or measure that is meant. */
  id: string
  /** What tells it from the others: "listings", "city", "units sold". */
  label: string
  plan: Plan
  /** Sentences that may ask for it alone. */
  questions: readonly string[]
}

export interface Fork {
  kind: 'table' | 'column' | 'measure'
  /** The words with the several meanings. */
  text: string
  ways: readonly Way[]
  /** The way that is taken without asking. */
  taken: Way | null
}

type ValueRef = Extract<ConditionRef, { kind: 'values' }>

/** What an item could mean, and the items with one of its meanings alone. */
interface Several {
  one: Placed
  ids: readonly string[]
  tableOf: (id: string) => string
  only: (id: string) => Placed
  isMeasure: boolean
}

export function forksOf(heard: Heard): Fork[] {
  const several = severalMeanings(heard)
  if (several.length === 0) return []
  const homes = draftsOf(heard.index, heard.today, heard.placed).flatMap(({ picker }) => picker.homes)
  return several.flatMap(item => {
    const tied = equallyNear(item, homes, heard.index)
    const ways = tied.flatMap(id => wayOf(heard, item, id, tied) ?? [])
    const distinct = ways.filter(
      (way, at) => ways.findIndex(({ plan }) => spelled(plan) === spelled(way.plan)) === at,
    )
    if (distinct.length < 2) return []
    const kind = item.isMeasure ? 'measure' : sameTable(item, tied) ? 'column' : 'table'
    const taken = isVerb(heard, item)
      ? (distinct.find(({ plan }) => samePlan(plan, heard.plan)) ?? null)
      : preferred(distinct, heard.index)
    return [{ kind, text: item.one.text, ways: distinct, taken }]
  })
}

/** A word that nothing in the question settles: only the visitor knows. */
export const isOpen = (heard: Heard): boolean => forksOf(heard).some(({ taken }) => taken === null)

function severalMeanings({ placed, index }: Words): Several[] {
  const values = of(placed, 'condition').flatMap((one): Several[] => {
    const { condition } = one.item
    if (condition.kind !== 'values') return []
    const ids = sharedAttributes(condition)
    const tableOf = (id: string) => index.attribute(id).table
    return ids.length < 2
      ? []
      : [{ one, ids, tableOf, only: id => ofAttribute(one, condition, id), isMeasure: false }]
  })
  const measures = of(placed, 'quantity').flatMap((one): Several[] => {
    const { quantity } = one.item
    if (quantity.kind !== 'measure' || quantity.measures.length < 2) return []
    const only = (id: string): Placed => ({
      ...one,
      item: { ...one.item, quantity: { ...quantity, measures: [id] } },
    })
    const tableOf = (id: string) => index.noun(index.measure(id).noun).table
    return [{ one, ids: [...new Set(quantity.measures)], tableOf, only, isMeasure: true }]
  })
  return [...values, ...measures]
}

function sharedAttributes({ options }: ValueRef): string[] {
  const [first = []] = options
  const shared = first
    .map(({ attribute }) => attribute)
    .filter(id => options.every(list => list.some(({ attribute }) => attribute === id)))
  return [...new Set(shared)]
}

const ofAttribute = (one: PlacedOf<'condition'>, condition: ValueRef, id: string): Placed => ({
  ...one,
  item: {
    kind: 'condition',
    condition: {
      ...condition,
      options: condition.options.map(list => list.filter(({ attribute }) => attribute === id)),
    },
  },
})

/** Of several meanings those whose rows are nearest to what the question is about. */
function equallyNear({ ids, tableOf }: Several, homes: readonly string[], index: ModelIndex): string[] {
  for (const home of homes) {
    const own = ids.filter(id => tableOf(id) === home)
    if (own.length > 0) return own
  }
  for (const home of homes) {
    const linked = ids.filter(id => index.path(home, tableOf(id)) !== null)
    if (linked.length > 0) return linked
  }
  return [...ids]
}

const sameTable = ({ tableOf }: Several, ids: readonly string[]): boolean =>
  new Set(ids.map(tableOf)).size === 1

/** "Did we sell more": no other measure can stand in its place, and the model's first is the likelier. */
const isVerb = ({ line, continues }: Words, { isMeasure, one }: Several): boolean =>
  isMeasure &&
  (continues ||
    /^(we|you|i|they|it|he|she|who|did|do|does|to|each)$/.test(line.pieces[one.start - 1]?.text ?? ''))

function wayOf(heard: Words, item: Several, id: string, tied: readonly string[]): Way | null {
  const { index, today, placed } = heard
  const label = item.isMeasure
    ? index.measure(id).label
    : sameTable(item, tied)
      ? index.attribute(id).label
      : nounOfTable(index, item.tableOf(id)).label[1]
  try {
    const { plan } = assembled(
      index,
      today,
      placed.map(one => (one === item.one ? item.only(id) : one)),
    )
    return { id, label, plan, questions: questionsFor(heard, item, id, label, plan) }
  } catch (error) {
    if (error instanceof Unclear) return null
    throw error
  }
}

function questionsFor(heard: Words, item: Several, id: string, label: string, plan: Plan): string[] {
  const { index, question, continues } = heard
  const sentence = questionOf(plainly(plan, index), index)
  const asked = sentence === null ? [] : [sentence]
  if (continues) return asked
  const { start, end } = placeOf(heard, item.one)
  if (isVerb(heard, item)) return asked
  if (item.isMeasure)
    return [
      ...[label, ...index.measure(id).words].map(
        words => `${question.slice(0, start)}${words}${question.slice(end)}`,
      ),
      ...asked,
    ]
  const [ask] = of(heard.placed, 'ask')
  const behindAsk = ask === undefined ? [] : [insertedBehind(question, placeOf(heard, ask).end, label)]
  const named = [`the ${label} of`, label].map(words => insertedBefore(question, start, words))
  return label === index.attribute(id).label ? [...named, ...asked] : [...asked, ...behindAsk]
}

/** A column that people speak of goes before one that is only kept. */
function preferred(ways: readonly Way[], index: ModelIndex): Way | null {
  const spoken = ways.filter(({ id }) => !(index.has(id) && index.attribute(id).quiet === true))
  return spoken.length === 1 ? (spoken[0] ?? null) : null
}
