import { describe, expect, test } from 'vitest'
import { listingsModel } from '#api/ask/listings.testing.ts'
import type { Model } from '#contract/model.ts'
import { ModelIndex } from '#engine/model-index.ts'
import { models } from '#verticals/models.ts'
import { vocabulary } from './vocabulary.ts'

const area = 'real_estate_listings.subdivision'
const today = '2026-11-15'
const told = (model: Model, values = {}) => vocabulary(new ModelIndex(model), values, today)

describe('the vocabulary', () => {
  test.each(Object.values(models))('of $id names every attribute, noun and measure', model => {
    const text = told(model)
    for (const { id } of [...model.attributes, ...model.nouns, ...model.measures])
      expect(text).toContain(`- ${id}: `)
  })
  test('lists the values of a small category', () =>
    expect(told(listingsModel, { [area]: ['Old Town', 'Sea Oaks'] })).toContain(
      'one of ["Old Town","Sea Oaks"]',
    ))
  test('tells nobody the names of people', () => {
    const attributes = listingsModel.attributes.map(one =>
      one.id === area ? { ...one, ofPeople: true as const } : one,
    )
    expect(told({ ...listingsModel, attributes }, { [area]: ['Gloria Vargas'] })).not.toContain('Gloria')
  })
  test('leaves out the values of a large one', () =>
    expect(told(listingsModel, { [area]: Array.from({ length: 61 }, (_, n) => `Area ${n}`) })).not.toContain(
      'Area',
    ))
  test('makes what is relative to today definite', () => {
    const recent: Model = {
      ...listingsModel,
      segments: [
        {
          id: 'new',
          label: 'new',
          words: ['fresh'],
          noun: 'home',
          where: [{ kind: 'recent', attribute: 'real_estate_listings.created_at', days: 90 }],
        },
      ],
    }
    expect(told(recent)).toContain('"from":"2026-08-17","to":"2026-11-16"')
    expect(told(recent)).toContain('also called fresh')
  })
})
