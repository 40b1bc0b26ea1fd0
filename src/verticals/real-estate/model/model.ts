// The MLS listings of a coastal market as the question engine knows them.
import type { Model } from '#contract/model.ts'
import { absent } from './absent.ts'
import { attributes } from './attributes.ts'
import { examples } from './examples.ts'
import { measures } from './measures.ts'
import { nouns } from './nouns.ts'
import { segments } from './segments.ts'

export const realEstateModel: Model = {
  id: 'real_estate',
  about:
    'MLS listings of homes in twelve subdivisions: asking and sold prices, status, beds and baths, pools, days on market, year built, closing dates, and what owners earned in rent in 2023.',
  attributes,
  nouns,
  measures,
  segments,
  links: [],
  absent,
  best: 'volume',
  bestRival: 'sale',
  places: ['real_estate_listings.subdivision', 'real_estate_listings.address'],
  now: { attribute: 'real_estate_listings.status', value: 'COP' },
  examples,
}
