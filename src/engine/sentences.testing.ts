// Sentences made of a model's own words, each with the plan that it stands for.
import type { Measure, Model, Noun, Words } from '#contract/model.ts'
import type { ModelIndex } from './model-index.ts'
import type { ValueLists } from './parse/vocabulary.ts'
import type { Key, Quantity } from './plan.ts'
import { stem } from './text/stem.ts'

/** What is computed: "revenue", "number of stays". */
interface SpokenQuantity {
  words: string
  /** More than one where they are the same number: an average and the measure that is this average. */
  quantities: readonly Quantity[]
  table: string
  date: string | null
  /** A quotient with the days of a period, or over groups of its own: not every grouping has a meaning for it. */
  isSpecial: boolean
}

/** What it is grouped by: "city", "guest", "month". The keys are those that the rows of the quantity lead to. */
interface SpokenGroup {
  /** The same for all words that mean the same. */
  id: string
  words: string
  keysFor(of: SpokenQuantity): Key[]
}

interface SpokenPeriod {
  words: string
  from?: string
  to?: string
}

export interface Sentence {
  text: string
  quantity: SpokenQuantity
  keys: readonly Key[]
  period: SpokenPeriod
}

const noPeriod: SpokenPeriod = { words: '' }

/** Each period worked out by hand for 2026-11-15, a Sunday. */
const periods: readonly SpokenPeriod[] = [
  noPeriod,
  { words: 'last month', from: '2026-10-01', to: '2026-11-01' },
  { words: 'this month', from: '2026-11-01', to: '2026-12-01' },
  { words: 'this year', from: '2026-01-01', to: '2027-01-01' },
  { words: 'last year', from: '2025-01-01', to: '2026-01-01' },
  { words: 'last quarter', from: '2026-07-01', to: '2026-10-01' },
  { words: 'in 2025', from: '2025-01-01', to: '2026-01-01' },
  { words: 'in march 2026', from: '2026-03-01', to: '2026-04-01' },
  { words: 'yesterday', from: '2026-11-14', to: '2026-11-15' },
  { words: 'since june 1, 2026', from: '2026-06-01' },
]

const grains = ['day', 'week', 'month', 'quarter', 'year'] as const

function quantitiesOf(index: ModelIndex, values: ValueLists): SpokenQuantity[] {
  const { model } = index
  const isOwn = ownWords(model, values)
  const rows = (noun: Noun, date?: string) => ({ table: noun.table, date: date ?? noun.date ?? null })
  const measured = model.measures.flatMap(measure =>
    measure.words
      .filter(words => isOwn(words, [measure.id]))
      .map(words => ({
        words,
        quantities: [{ kind: 'measure', measure: measure.id } as const],
        ...rows(index.noun(measure.noun), measure.date),
        isSpecial: isSpecial(measure),
      })),
  )
  const counted = model.nouns.flatMap(noun =>
    noun.words
      .filter(words => isOwn(words, [noun.id]))
      .map(words => ({
        words: `number of ${several(words, noun)}`,
        quantities: [{ kind: 'count', noun: noun.id } as const],
        ...rows(noun),
        isSpecial: false,
      })),
  )
  const averaged = model.attributes.flatMap((attribute): SpokenQuantity[] => {
    const noun =
      attribute.noun ?? model.nouns.find(one => one.table === attribute.table && one.key === undefined)?.id
    if (attribute.kind !== 'number' || attribute.format === 'year' || noun === undefined) return []
    // Nights and the length of a stay are two attributes and one number.
    const twins = model.attributes.filter(
      ({ table, expr }) =>
        table === attribute.table && JSON.stringify(expr) === JSON.stringify(attribute.expr),
    )
    const same = model.measures.filter(
      ({ value }) =>
        value.kind === 'aggregate' &&
        value.of.fn === 'avg' &&
        twins.map(({ id }) => id).includes(value.of.attribute),
    )
    const ids = [attribute.id, ...same.map(({ id }) => id)]
    return attribute.words
      .filter(words => isOwn(words, ids) && isOwn(`average ${words}`, ids))
      .map(words => ({
        words: `average ${words}`,
        quantities: [
          { kind: 'aggregate', fn: 'avg', noun, attribute: attribute.id },
          ...same.map(({ id }) => ({ kind: 'measure', measure: id }) as const),
        ],
        ...rows(index.noun(noun), same[0]?.date),
        isSpecial: false,
      }))
  })
  return [...measured, ...counted, ...averaged]
}

/** "Number of order by status" would sort; other words are asked for as the model has them. */
const several = (words: string, { label: [one, many] }: Noun) =>
  words === one ? many : words.replace(/order$/, 'orders')

const isSpecial = ({ value }: Measure) => value.kind !== 'aggregate' && value.kind !== 'ratio'

function groupsOf(index: ModelIndex, values: ValueLists): SpokenGroup[] {
  const { model } = index
  const isOwn = ownWords(model, values)
  const categories = model.attributes.filter(({ kind }) => kind === 'category' || kind === 'flag')
  const byAttribute = [...new Set(categories.flatMap(({ words }) => words))].flatMap(
    (words): SpokenGroup[] => {
      const means = categories.filter(one => one.words.includes(words))
      if (
        !isOwn(
          words,
          means.map(({ id }) => id),
        )
      )
        return []
      const keysFor = ({ table }: SpokenQuantity): Key[] => {
        const own = means.filter(one => one.table === table)
        const led = means.filter(one => index.path(table, one.table) !== null)
        return (own.length > 0 ? own : led).map(({ id }) => ({ kind: 'attribute', attribute: id }))
      }
      return [{ id: means.map(({ id }) => id).join(' or '), words, keysFor }]
    },
  )
  // "The number of views for each cart addition": things in a state of their own are no groups of other rows.
  const byThing = model.nouns
    .filter(noun => !(noun.where ?? []).some(one => one.kind === 'is' && one.not !== true))
    .flatMap(noun =>
      noun.words
        .filter(words => isOwn(words, [noun.id]))
        .map((words): SpokenGroup => ({
          id: noun.id,
          words,
          keysFor: ({ table }) =>
            index.path(table, noun.table) === null ? [] : [{ kind: 'thing', noun: noun.id }],
        })),
    )
  const byTime = grains.map((grain): SpokenGroup => ({
    id: grain,
    words: grain,
    keysFor: ({ date }) => (date === null ? [] : [{ kind: 'time', attribute: date, grain }]),
  }))
  return [...byAttribute, ...byThing, ...byTime]
}

/** "Revenue by paid by last month": behind such a word a period means "until". */
const leadsToPeriod = / (by|with|through|on|in)$/

const shapes: readonly ((quantity: string, group: string, period: string) => string)[] = [
  (quantity, group, period) => `${quantity} by ${group} ${period}`,
  (quantity, group, period) => `show me the ${quantity} per ${group} ${period}`,
  (quantity, group, period) => `what was the ${quantity} for each ${group} ${period}?`,
]

const fewest = 800

/** Each quantity with each group: the words, the period and the shape of the sentence are drawn. */
export function sentencesOf(index: ModelIndex, values: ValueLists, pick: Pick): Sentence[] {
  const quantities = [
    ...Map.groupBy(quantitiesOf(index, values), one => JSON.stringify(one.quantities)).values(),
  ]
  const groups = [...Map.groupBy(groupsOf(index, values), ({ id }) => id).values()]
  const rounds = Math.ceil(fewest / (quantities.length * groups.length))
  const pairs = quantities.flatMap(synonyms => groups.map(group => ({ synonyms, group })))
  return Array.from({ length: rounds }).flatMap(() =>
    pairs.map(({ synonyms, group }) => {
      const quantity = pick(synonyms)
      const by = pick(group)
      const period = leadsToPeriod.test(by.words) ? noPeriod : upToToday(index, pick(periods))
      const text = pick(shapes)(quantity.words, by.words, period.words).replace(/ (?=\?|$)/, '')
      return { text, quantity, keys: by.keysFor(quantity), period }
    }),
  )
}

/** Where rows also lie ahead, "since" ends today. */
const upToToday = ({ model }: ModelIndex, period: SpokenPeriod): SpokenPeriod =>
  period.words.startsWith('since') &&
  model.segments.some(({ where }) => where.some(({ kind }) => kind === 'today'))
    ? { ...period, to: '2026-11-16' }
    : period

type Pick = <T>(choices: readonly T[]) => T

const folded = (words: string) =>
  words
    .toLowerCase()
    .split(/[\s_-]+/)
    .map(stem)
    .join(' ')

/** Whether a phrase is claimed by these entries alone: what is said of two things is no test of either. */
function ownWords(model: Model, values: ValueLists): (words: string, ids: readonly string[]) => boolean {
  const claims = new Map<string, Set<string>>()
  const claim = (by: string, ...lists: readonly (Words | undefined)[]) => {
    for (const word of lists.flatMap(list => list ?? []))
      claims.set(folded(word), (claims.get(folded(word)) ?? new Set()).add(by))
  }
  for (const { id, words, verbs, vague, otherDates } of model.nouns)
    claim(id, words, verbs, vague, ...(otherDates ?? []).map(date => date.words))
  for (const { id, words, units, high, low, flag, values: synonyms } of model.attributes) {
    claim(id, words, units, high, low)
    claim(`value of ${id}`, values[id], flag?.yes, flag?.no, ...Object.values(synonyms ?? {}))
  }
  for (const { id, words, ranks, ranksLow } of model.measures) claim(id, words, ranks, ranksLow)
  for (const { id, words } of model.segments) claim(id, words)
  for (const { label, words } of model.absent) claim(label, words)
  return (words, ids) => [...(claims.get(folded(words)) ?? [])].every(id => ids.includes(id))
}
