import { expect, test } from 'vitest'
import { makeCompany } from '#engine/lookup/word-company.ts'
import { models } from '#verticals/models.ts'
import { company } from '#verticals/word-company.ts'
import { makeRespelling } from './respell.ts'
import { buildVocabulary } from './vocabulary.ts'

const respellings = [models.vacation_rental, models.real_estate, models.ecommerce].map(model =>
  makeRespelling(model, buildVocabulary(model, {}), makeCompany(company)),
)
const read = (text: string) => [...new Set(respellings.map(({ question }) => question(text)))]

test.each([
  ['orders placed thos year', 'orders placed this year'],
  ['how mucj did we make', 'how much did we make'],
  ['revenue by month since janury, frpm books', 'revenue by month since january, from books'],
  ['name the five homes, order number and amont', 'name the five homes, order number and amount'],
  ['who wants to buy a hous', 'who wants to buy a house'],
  ['esch month of lasy year', 'each month of last year'],
])('%s: what such a slip was meant for is told by its neighbors', (typed, meant) =>
  expect(read(typed)).toEqual([meant]),
)

test.each([
  ['revenue lust year', 'revenue last year'],
  ['how many customers also hive an order', 'how many customers also have an order'],
])('%s: a word that everybody knows may stand for a little one', (typed, meant) =>
  expect(read(typed)).toEqual([meant]),
)

test.each([
  'how many horses do we have in Aspen',
  'average wage by city',
  'Heron Point and Marsh Landing toe to toe',
  'tie-out for October: orders by status',
  'how many goats did we sell last year',
  'leads that mention a hous',
  'orders of "frpm thos"',
  'mail to frpm@thos.example.com',
  'bookings of Hous Clos',
  'how many zxcv in qwop',
])('%s: what may be meant as it stands stays', typed => expect(read(typed)).toEqual([typed]))

test('a word of the own trade is likelier than one of another', () => {
  const [, homes] = respellings
  expect(homes?.question('adress and staus for mls 237489')).toBe('address and staus for mls 237489')
})
