import { expect, test } from 'vitest'
import { peopleFrom } from './people.ts'
import { randomFrom } from './random.ts'
import { distinct, invented } from './sample-days.testing.ts'

const newPerson = peopleFrom(randomFrom('crowd'))
const crowd = Array.from({ length: 5000 }, newPerson)

test('no two people share an address', () => {
  expect(distinct(crowd, ({ email }) => email).size).toBe(crowd.length)
})

test('no address can receive mail', () => {
  expect(crowd.filter(({ email }) => !invented.test(email))).toEqual([])
})

test('an address looks like its owner', () => {
  const strangers = crowd.filter(
    ({ firstName, lastName, email }) =>
      !email.includes(lastName.toLowerCase()) && !email.includes(firstName.toLowerCase()),
  )
  expect(strangers).toEqual([])
})

test('a crowd is diverse', () => {
  expect(distinct(crowd, ({ firstName }) => firstName).size).toBeGreaterThan(200)
  expect(distinct(crowd, ({ lastName }) => lastName).size).toBeGreaterThan(300)
})
