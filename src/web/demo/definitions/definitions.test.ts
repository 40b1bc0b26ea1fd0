import { expect, test } from 'vitest'
import { models } from '#verticals/models.ts'
import { samples } from '#verticals/samples.ts'
import type { DemoDefinition } from '#web/demo/definition.ts'
import { ecommerce } from './ecommerce.ts'
import { realEstate } from './real-estate.ts'
import { vacationRental } from './vacation-rental.ts'

const demos: DemoDefinition[] = [vacationRental, realEstate, ecommerce]
const tables = demos.flatMap(demo => demo.tables)

test.each(tables)(
  'no two columns of a record of $label stand in the same place, and one is its title',
  ({ columns }) => {
    const places = columns.map(({ place }) => place)
    expect(new Set(places).size).toBe(places.length)
    expect(places).toContain('title')
  },
)

test.each(tables)('a line of a record of $label is one value or several side by side', ({ columns }) => {
  const places = new Set<string>(columns.map(({ place }) => place))
  const both = ['second', 'third'].filter(
    line => places.has(line) && (places.has(`${line}-first`) || places.has(`${line}-next`)),
  )
  expect(both).toEqual([])
})

test('the tabs of one demo have different names in the address', () => {
  for (const demo of demos) {
    const ids = demo.tables.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).not.toContain('chat')
  }
})

test('every question on a page is one that the engine is known to answer', () => {
  for (const { chat, sampleQuestions = [] } of demos) {
    const { examples } = models[chat.demoType]
    for (const question of [...chat.suggestions, ...sampleQuestions]) expect(examples).toContain(question)
  }
})

test('what the cards of the store say under their numbers is true of its sample', () => {
  const rows = samples.find(({ demo }) => demo === 'ecommerce')?.rows('2026-11-15')
  const products = rows?.ecommerce_products ?? []
  const buyers = rows?.ecommerce_buyers ?? []
  const months = (days: readonly string[]) => {
    const times = days.map(day => Date.parse(day))
    return Math.round((Math.max(...times) - Math.min(...times)) / (30.44 * 86_400_000))
  }
  expect(ecommerce.stats?.map(({ note }) => note)).toEqual([
    `in ${new Set(products.map(({ category }) => category)).size} categories`,
    `in ${new Set(buyers.map(({ city }) => city)).size} cities`,
    `over ${months((rows?.ecommerce_purchases ?? []).map(row => row.purchase_date))} months`,
    `over ${months((rows?.ecommerce_analytics ?? []).map(row => row.created_at))} months`,
  ])
})
