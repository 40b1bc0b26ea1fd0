import { describe, expect, test } from 'vitest'
import { models } from '#verticals/models.ts'
import { randomFrom } from '#verticals/random.ts'
import { samples } from '#verticals/samples.ts'
import { createEngine } from './engine.ts'
import { ModelIndex } from './model-index.ts'
import { plainPlan, type Plan } from './plan.ts'
import type { Reading } from './reading.ts'
import { sentencesOf, type Sentence } from './sentences.testing.ts'

const today = '2026-11-15'
/** Of each business, drawn by a fixed seed: all of them would take as long as the rest of the suite. */
const asked = 500

const businesses = samples.map(({ demo, rows }) => {
  const index = new ModelIndex(models[demo])
  const tables = new Map(Object.entries(rows(today)))
  const values = Object.fromEntries(
    index.model.attributes.flatMap(({ id, table, kind, expr }) => {
      if (kind !== 'category' || expr.kind !== 'column') return []
      const found = (tables.get(table) ?? []).map(row => Reflect.get(row, expr.column))
      return [[id, [...new Set(found.filter(value => typeof value === 'string'))]]]
    }),
  )
  const random = randomFrom(`sentences of ${demo}`)
  const all = sentencesOf(index, values, random.pick)
  const sentences = random.shuffled(all).slice(0, asked)
  return { demo, index, all, sentences, engine: createEngine({ model: index.model, values }) }
})

/** Wrong for a reason that is known; each goes when the engine reads it. */
const known = [
  { text: /\bnumber sold per week\b/, reason: 'the sales are counted, which is what the measure does' },
  { text: /\bcancel rate\b/, reason: 'the first word of the measure is taken for an order to cancel' },
  { text: /\brent per month\b/, reason: 'the end of the attribute is taken for a grouping' },
  { text: /\b(total|average) paid by\b/, reason: 'the end of the attribute is taken for a way of paying' },
  { text: /\border to date\b/, reason: 'the end of the attribute is taken for a period' },
  { text: /\bfor for\b/, reason: 'the end of the attribute is taken for the start of a grouping' },
  { text: /\bper store order\b/, reason: 'money for each order is the average order value' },
  { text: /\bper rsvn\b/, reason: 'money for each booking is the revenue per booking' },
  { text: /\bper stay by stay\b/, reason: 'the stay of the measure is taken for that of the group' },
  { text: /\bunit sale by sale status\b/, reason: 'the sale of the status is taken for a second date' },
  { text: /\bloss due to cancellation by\b/, reason: 'what it is due to is taken for a way of losing it' },
  { text: /\baverage night by status\b/, reason: 'the status of the home is taken for that of the stay' },
  { text: /\bnumber of turnover\b/, reason: 'a word for money is taken for that of leaving guests' },
  { text: /\bnight (reserved|booked|sold) per\b/, reason: 'nights for each booking are the average stay' },
  {
    text: /\b(?:view to inquiry|inquiry to view|inquiry view)\b.*\b(?:type|interaction)\b/,
    reason: 'of each kind of event its two steps are shown beside the rate',
  },
  { text: /\bper stay per stay\b/, reason: 'a mean for each row is the mean of all of them' },
]

/** No row leads to the group, the rows have no date, or the measure has no meaning for every group. */
const isOpen = ({ quantity, keys, period }: Sentence) =>
  keys.length === 0 || quantity.isSpecial || (period.words !== '' && quantity.date === null)

/** "Average quantity per order": an order is a row, and the average is one over all of them. */
const isOfRows = ({ keys, quantity: { quantities } }: Sentence) =>
  keys.some(({ kind }) => kind === 'thing') &&
  quantities.some(one => one.kind === 'aggregate' && one.fn === 'avg')

/** "The cancellation rate for each stay": of one row there is nothing to average. */
const isOfItself = (index: ModelIndex, { keys, quantity: { table } }: Sentence) =>
  keys.some(key => {
    const noun = key.kind === 'thing' ? index.noun(key.noun) : null
    return noun?.table === table && noun.key === undefined
  })

/** "Views per inquiry": of what happens there is no list that anybody would want, but one number over the other. */
const isOverEvents = ({ text, quantity: { quantities } }: Sentence, { keys, columns }: Plan) =>
  / per /.test(text) &&
  quantities.some(({ kind }) => kind === 'count') &&
  keys.length === 0 &&
  columns.at(-1)?.kind === 'quotient'

/** "Average price by week": followed over time, it is that of the things that have a date. */
const isFollowed = (index: ModelIndex, { quantity: { quantities } }: Sentence, { keys, columns }: Plan) =>
  keys.some(({ kind }) => kind === 'time') &&
  columns.every(
    one =>
      one.kind === 'quantity' &&
      one.quantity.kind === 'aggregate' &&
      one.quantity.noun === index.attribute(one.quantity.attribute).overTime &&
      JSON.stringify(quantities).includes(`"${one.quantity.attribute}"`),
  )

/** "Average stars in 2025": things are what they are now. */
const isOfNow = ({ keys, period, quantity: { date, quantities } }: Sentence) =>
  date?.endsWith('.created_at') === true &&
  quantities.some(({ kind }) => kind === 'aggregate') &&
  (period.words !== '' || keys.some(({ kind }) => kind === 'time'))

/** Null where the plan is that of the sentence, or where declining or asking back is right. */
function fault(index: ModelIndex, sentence: Sentence, reading: Reading): string | null {
  const isDeclined = reading.kind === 'declined' || reading.kind === 'choice'
  if (isDeclined && (isOpen(sentence) || isOfItself(index, sentence) || isOfNow(sentence))) return null
  if (reading.kind !== 'plan') return reading.message
  if (reading.plan.keys.length === 0 && isOfRows(sentence)) return null
  if (isOverEvents(sentence, reading.plan) || isFollowed(index, sentence, reading.plan)) return null
  const plans = [...plansFor(sentence), ...plansFor(sentence, whoCame(index, sentence))]
  return plans.includes(essence(reading.plan)) ? null : essence(reading.plan)
}

/** All of a plan but the order of its rows. Grouped by status, it says that no status is left out. */
const essence = (plan: Plan): string =>
  JSON.stringify([
    plan.keys,
    plan.columns,
    plan.where.filter(one => one.kind !== 'free'),
    plan.keep,
    [plan.limit, plan.limitPer, plan.shownFrom],
    plan.summary,
  ])

/** "Guests per state in 2025": those who came, where a time is named and no group tells who did not. */
function whoCame(index: ModelIndex, { quantity: { quantities }, keys, period }: Sentence): Plan['where'] {
  const [people] = quantities.flatMap(one => (one.kind === 'count' ? [index.noun(one.noun)] : []))
  const rows = index.model.nouns.find(({ table, key }) => table === people?.table && key === undefined)
  const isTimed = period.words !== '' || keys.some(({ kind }) => kind === 'time')
  const isShown = keys.some(key =>
    rows?.where?.some(one => 'attribute' in key && one.attribute === key.attribute),
  )
  return people?.key === undefined || !isTimed || isShown ? [] : (rows?.where ?? [])
}

function plansFor(
  { quantity: { quantities, date }, keys, period: { from, to } }: Sentence,
  whole: Plan['where'] = [],
): string[] {
  const during = { kind: 'during', attribute: date ?? '', ...(from && { from }), ...(to && { to }) } as const
  const where = from === undefined ? [] : [during]
  const pairs = keys.flatMap(key => quantities.map(quantity => ({ key, quantity })))
  return pairs.map(({ key, quantity }) =>
    essence(plainPlan({ keys: [key], columns: [{ kind: 'quantity', quantity, where }], where: whole })),
  )
}

describe.each(businesses)('sentences in the words of $demo', ({ index, all, sentences, engine }) => {
  test(`are read as what they were made of: ${sentences.length} of ${all.length}`, () => {
    const wrong = sentences
      .filter(({ text }) => !known.some(one => one.text.test(text)))
      .map(one => ({ text: one.text, found: fault(index, one, engine.read(one.text, [], today)) }))
    expect(wrong.filter(({ found }) => found !== null)).toEqual([])
  })
  test('leave the engine no way out where they have a meaning', () => {
    const meaningful = sentences.filter(one => !isOpen(one))
    expect(meaningful.length).toBeGreaterThan(sentences.length / 5)
  })
})
