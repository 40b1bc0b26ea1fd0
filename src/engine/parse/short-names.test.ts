import { describe, expect, it } from 'vitest'
import { rental } from '#tests/support/patterns.ts'
import { models } from '#verticals/models.ts'
import { shortNames } from './short-names.ts'

const namesOf = (...titles: string[]) =>
  shortNames(models.vacation_rental, {
    'property_listings.title': titles,
    'property_listings.property_type': ['mountain_cabin', 'beach_house'],
  }).map(({ phrase }) => phrase)

describe('a home by its name without its kind', () => {
  rental.says('how much did Driftwood bring in this year', "l.title = 'Driftwood Beach House'")

  it('leaves out the kind that ends it', () => {
    expect(namesOf('Bear Hollow Cabin', 'Conch Shell Beach House')).toEqual(['bear hollow', 'conch shell'])
  })

  it('is no name where two homes would have it', () => {
    expect(namesOf('Blue Ridge Cabin', 'Blue Ridge Beach House')).toEqual([])
  })

  it('is no name where it may be any word', () => {
    expect(namesOf('Garden Cabin', 'Cozy Cabin')).toEqual([])
  })
})
