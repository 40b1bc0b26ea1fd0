import { expect, test } from 'vitest'
import { ModelIndex } from '#engine/model-index.ts'
import { plainPlan } from '#engine/plan.ts'
import { models } from '#verticals/models.ts'
import { keepWords } from './keep-words.ts'

const index = new ModelIndex(models.vacation_rental)
const limited = (measure: string, op: '>' | '<', value: number) =>
  keepWords(
    plainPlan({
      keys: [{ kind: 'thing', noun: 'guest' }],
      columns: [{ kind: 'quantity', quantity: { kind: 'measure', measure }, where: [] }],
      keep: [{ column: 0, op, value: { kind: 'number', value } }],
    }),
    index,
  )

test('nights are told once', () => {
  expect(limited('total_nights', '>', 40)).toEqual(['more than 40 nights booked'])
})

test('money is told with its name', () => {
  expect(limited('revenue', '>', 40)).toEqual(['more than $40 in revenue'])
})
