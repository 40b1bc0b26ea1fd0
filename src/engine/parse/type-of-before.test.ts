import { expect, test } from 'vitest'
import { typeOfBefore } from './type-of-before.ts'

test('a type alone is of the kind that was asked for before', () => {
  const asked = 'Only show the types that made more than $200,000'
  expect(typeOfBefore(asked, 'Revenue by property type last year')).toBe(
    'Only show the property types that made more than $200,000',
  )
  expect(typeOfBefore('which type is best', 'views by device type')).toBe('which device type is best')
})

test('of two kinds none is meant for sure', () => {
  expect(typeOfBefore('only the types', 'property type by reservation type')).toBe('only the types')
  expect(typeOfBefore('by interest type', 'revenue by property type')).toBe('by interest type')
  expect(typeOfBefore('only the types', 'revenue by city')).toBe('only the types')
})
