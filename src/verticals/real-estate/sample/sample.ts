// The real-estate business: one MLS board of a coastal town.
import type { Sample } from '#contract/sample.ts'
import { dayNumber } from '#verticals/days.ts'
import { makeListings } from './listings.ts'
import { questions } from './questions.ts'

export const realEstateSample: Sample = {
  demo: 'real_estate',
  rows: asOf => ({ real_estate_listings: makeListings(dayNumber(asOf)) }),
  questions,
}
