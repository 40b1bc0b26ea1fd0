import { describe, expect, test } from 'vitest'
import type { Attribute } from '#contract/model.ts'
import { createEngine } from '#engine/engine.ts'
import { shopModel } from '#engine/testing/shop-model.ts'
import { assumed, assumptionsIn } from '#tests/support/assumptions.ts'

const district: Attribute = {
  id: 'rooms.district',
  table: 'rooms',
  expr: { kind: 'column', column: 'district' },
  kind: 'category',
  format: 'text',
  label: 'district',
  words: ['district'],
}
const values = { 'rooms.city': ['Rome', 'Monti'], 'rooms.district': ['Monti', 'Prati'] }

const readWith = (more: Partial<Attribute>, question: string) =>
  createEngine({
    model: { ...shopModel, attributes: [...shopModel.attributes, { ...district, ...more }] },
    values,
  }).read(question, [], '2026-11-15')

describe('a name in two columns', () => {
  test('is asked back where neither is preferred', () => {
    expect(readWith({}, 'how many rooms in Monti?')).toEqual({
      kind: 'choice',
      message: '“Monti” could be a city or a district. Which do you mean?',
      choices: [
        { label: 'City', question: 'how many rooms in the city of Monti?' },
        { label: 'District', question: 'how many rooms in the district of Monti?' },
      ],
    })
  })
  test('is settled by the question that names the column', () => {
    expect(readWith({}, 'how many rooms in the district of Monti?')).toMatchObject({
      kind: 'plan',
      plan: { where: [{ attribute: 'rooms.district', values: ['Monti'] }] },
    })
  })
  test('is taken for the one that people speak of, and the other is a click away', () => {
    const reading = readWith({ quiet: true }, 'how many rooms in Monti?')
    expect(assumptionsIn(reading)).toEqual([
      '“Monti” as a city → As a district instead: how many rooms in the district of Monti?',
    ])
  })
  test('is no doubt where the name stands in one of them', () => {
    expect(assumptionsIn(readWith({}, 'how many rooms in Prati?'))).toEqual([])
  })
})

test('a verb that two measures claim is taken for the likelier one', () => {
  const [said] = assumed('ecommerce', 'how much did we sell last month')
  expect(said).toMatch(/^“Sell” as revenue → As units sold instead: /)
})
