// What a business word leaves out or requires without being asked, since it changes the number.
import type { Default } from '#contract/model.ts'
import type { Plan } from '#engine/plan.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { attributesOf } from '#engine/condition-attributes.ts'
import { mannerOf, scalarWords } from './attribute-words.ts'
import { filterWords } from './filter-words.ts'
import { joined, plural } from './grammar.ts'

export function unspoken(plan: Plan, index: ModelIndex): Default[] {
  const given = [
    ...plan.where,
    ...plan.columns.flatMap(column => (column.kind === 'quantity' ? column.where : [])),
  ]
  const spoken = new Set(given.flatMap(attributesOf))
  const grouped = new Set(plan.keys.map(key => (key.kind === 'attribute' ? key.attribute : '')))
  return impliedBy(plan, index).filter(({ attribute }) => !spoken.has(attribute) && !grouped.has(attribute))
}

function impliedBy(plan: Plan, index: ModelIndex): Default[] {
  const ofNoun = (id: string) =>
    (index.noun(id).where ?? []).filter(one => one.kind === 'is' && one.not === true)
  const ofKeys = plan.keys.flatMap(key => (key.kind === 'thing' ? ofNoun(key.noun) : []))
  const ofColumns = plan.columns.flatMap(column => {
    if (column.kind !== 'quantity') return []
    if (column.quantity.kind !== 'measure') return ofNoun(column.quantity.noun)
    const { where, noun } = index.measure(column.quantity.measure)
    return where === undefined ? ofNoun(noun) : where.filter(one => changesNumber(one, index))
  })
  return [...ofKeys, ...ofColumns]
}

/** What a measure is made of needs no mention; which states of things it counts does. */
const changesNumber = (one: Default, index: ModelIndex): boolean =>
  one.kind !== 'is' || one.not === true || mannerOf(index.attribute(one.attribute)) === 'status'

export function impliedWords(condition: Default, index: ModelIndex): string {
  if (condition.kind === 'is') {
    const attribute = index.attribute(condition.attribute)
    const isKind = attribute.kind === 'category' && mannerOf(attribute) === 'adjective'
    const words = condition.values.map(value => scalarWords(attribute, value))
    const values = joined(isKind ? words.map(plural) : words)
    return condition.not === true ? `${values} left out` : `only ${values}`
  }
  const words = filterWords([condition], index)
  return `only ${[...words.before, ...words.nearest, ...words.after, ...words.having].map(withoutArticle).join(' ')}`
}

/** "Nightly rate below $500", but "with a pool". */
export const withoutArticle = (text: string): string =>
  /^an? \S+$/.test(text) ? `with ${text}` : text.replace(/^an? /, '')
