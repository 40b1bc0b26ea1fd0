// A small engine for the tests of what stands around engines: it knows one table, one category and three sentences.
import type { Model } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import { ModelIndex } from '#engine/model-index.ts'
import { plainPlan, type Plan } from '#engine/plan.ts'
import type { Reading } from '#engine/reading.ts'
import { compile } from '#engine/sql/compile.ts'
import type { Values } from './values.ts'

const table = 'real_estate_listings'
const area = `${table}.subdivision`

export const listingsModel: Model = {
  id: 'real_estate',
  about: 'homes for sale',
  attributes: [
    {
      id: area,
      table,
      expr: { kind: 'column', column: 'subdivision' },
      kind: 'category',
      format: 'text',
      label: 'area',
      words: ['area'],
    },
    {
      id: `${table}.address`,
      table,
      expr: { kind: 'column', column: 'address' },
      kind: 'text',
      format: 'text',
      label: 'address',
      words: ['address'],
    },
    {
      id: `${table}.price`,
      table,
      expr: { kind: 'column', column: 'price' },
      kind: 'number',
      format: 'money',
      label: 'price',
      words: ['price'],
    },
  ],
  nouns: [
    {
      id: 'home',
      table,
      name: [`${table}.address`],
      label: ['home', 'homes'],
      words: ['home'],
      columns: [`${table}.price`],
    },
  ],
  measures: [],
  segments: [],
  links: [],
  absent: [],
  examples: ['how many homes are there'],
}

const index = new ModelIndex(listingsModel)

export const countPlan = (where: Condition[] = []): Plan =>
  plainPlan({ columns: [{ kind: 'quantity', quantity: { kind: 'count', noun: 'home' }, where: [] }], where })

const counting = (plan: Plan): Reading => ({
  kind: 'plan',
  plan,
  sql: compile(plan, index),
  columns: [{ name: 'homes', label: 'Homes', format: 'count', role: 'value' }],
  understood: () => [{ kind: 'measure', text: 'number of homes' }],
  unused: [],
  periodLabel: null,
  doubted: () => null,
})

/** Understands "how many homes", "how many homes in …" for areas that it has heard of, and "homes by which area". */
export function createListingsEngine({ values }: { values: Values }) {
  const engine = {
    answers: (question: string) => engine.read(question).kind === 'plan',
    read(question: string): Reading {
      if (question === 'what can i ask')
        return { kind: 'about', message: 'Ask about homes.', suggestions: [] }
      if (question === 'best homes')
        return {
          kind: 'choice',
          message: 'Best by what?',
          choices: [{ label: 'price', question: 'homes by price' }],
        }
      if (question === 'how many homes') return counting(countPlan())
      const asked = /^how many homes in (.+)$/.exec(question)?.[1]
      const known = values[area]?.find(value => value.toLowerCase() === asked)
      if (known !== undefined) return counting(countPlan([{ kind: 'is', attribute: area, values: [known] }]))
      return {
        kind: 'declined',
        reason: 'unknown words',
        words: [asked ?? question],
        message: 'I do not know that word.',
        suggestions: ['how many homes'],
      }
    },
  }
  return engine
}
