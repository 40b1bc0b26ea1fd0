import { expect, test } from 'vitest'
import { roomsBeside } from './rooms-beside.ts'

test('the rooms of each home in a list', () => {
  expect(roomsBeside('add the number of bedrooms', 'list our Texas homes')).toBe('add the bedrooms')
  expect(roomsBeside('also include the number of baths please', 'actives in Old Town')).toBe('add the baths')
})

test('the rooms of all homes beside their number', () => {
  expect(roomsBeside('add the number of bedrooms', 'how many homes in Texas')).toBeNull()
  expect(roomsBeside('number of bedrooms in all', 'list our Texas homes')).toBeNull()
})
