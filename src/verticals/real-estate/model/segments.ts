// Named groups of homes, used like adjectives: off the market, recently sold, new construction.
import type { Segment } from '#contract/model.ts'
import { compare, is, isNot, words } from '#verticals/model-entries.ts'
import { atAsking, atOrOverAsking, atOrUnderAsking, overAsking, underAsking } from './against-asking.ts'

const soldAgainstAsking = (op: '>' | '<' | '=' | '>=' | '<=') =>
  compare('real_estate_listings.sold_price', op, { attribute: 'real_estate_listings.ask_price' })

/** "Fell off the market without selling": one thing, said twice. */
const offTheMarket = [
  '',
  ...words('come, came, go, went, gone, fall, fell, fallen, drop, dropped, taken'),
].flatMap(way =>
  words('off the market, off market').flatMap(off =>
    ['', ' unsold', ' without selling', ' without a sale', ' without being sold'].map(end =>
      `${way} ${off}${end}`.trim(),
    ),
  ),
)

export const segments: readonly Segment[] = [
  {
    id: 'off_market',
    label: 'off the market',
    words: words(`
      no longer listed, no longer on the market, no longer for sale, not for sale any more, not for sale anymore, not on the market any more,
      not on the market anymore, not listed any more, not listed anymore,
      did not sell, failed to sell, finished without sale, finished without a sale, ended without a sale, ended without sale, failed listing, dead listing, unsuccessful listing, never sold, never found a buyer, fail to find a buyer, failed to find a buyer,
      left the market unsold, leave the market unsold
    `).concat(offTheMarket),
    noun: 'listing',
    where: [is('real_estate_listings.status', 'EXP', 'WDN')],
  },
  {
    id: 'on_offer',
    label: 'for sale',
    words: words(`
      got anything, got something, have anything, have something, got any, is there anything, is there something
    `),
    noun: 'listing',
    where: [is('real_estate_listings.status', 'COP')],
    presumed: true,
  },
  {
    id: 'unsold',
    label: 'not sold',
    words: words('not sold, unsold, have not sold, has not sold, without selling, not closed'),
    noun: 'listing',
    where: [isNot('real_estate_listings.status', 'SLD')],
  },
  {
    id: 'recently_sold',
    label: 'sold in the past 90 days',
    words: words(`
      recently sold, recently closed, recent sale, recent closing, just sold, just closed, newly sold,
      recent comp, sold recently, closed recently
    `),
    noun: 'listing',
    where: [
      is('real_estate_listings.status', 'SLD'),
      { kind: 'recent', attribute: 'real_estate_listings.close_date', days: 90 },
    ],
  },
  {
    id: 'new_construction',
    label: 'new construction',
    words: words(`
      new construction, new build, newbuild, newly constructed, brand new, newly built,
      brand new construction, brand new home
    `),
    noun: 'listing',
    where: [{ kind: 'years_back', attribute: 'real_estate_listings.year_built', years: 2 }],
  },
  {
    id: 'in_a_village',
    label: 'in a village',
    words: words('village, the village, the three village, all three village, all 3 village, the 3 village'),
    noun: 'listing',
    where: [{ kind: 'contains', attribute: 'real_estate_listings.subdivision', texts: ['Village'] }],
  },
  {
    id: 'over_asking',
    label: 'sold over asking',
    words: overAsking,
    noun: 'sale',
    where: [soldAgainstAsking('>')],
  },
  {
    id: 'under_asking',
    label: 'sold under asking',
    words: underAsking,
    noun: 'sale',
    where: [soldAgainstAsking('<')],
  },
  {
    id: 'at_or_over_asking',
    label: 'sold at asking or better',
    words: atOrOverAsking,
    noun: 'sale',
    where: [soldAgainstAsking('>=')],
  },
  {
    id: 'at_or_under_asking',
    label: 'sold at asking or less',
    words: atOrUnderAsking,
    noun: 'sale',
    where: [soldAgainstAsking('<=')],
  },
  {
    id: 'at_asking',
    label: 'sold at asking',
    words: atAsking,
    noun: 'sale',
    where: [soldAgainstAsking('=')],
  },
  {
    id: 'rented_out',
    label: 'with rental income in 2023',
    words: words(`
      rented out, rented out in 2023, rented out in 23, rented it out, rented their place out, rented their home out,
      rented their house out, rented their place out in 2023, rented their home out in 2023, rented it out in 2023, rental property, income property, income producing, investment property, tenant occupied,
      rent is known, report rental income, reported rental income, have rental income, has rental income,
      had rental income, earned rental income, report any rental income, have any rental income,
      report rental income for 2023, reported rental income for 2023, had rental income in 2023
    `),
    noun: 'listing',
    where: [{ kind: 'empty', attribute: 'real_estate_listings.owner_rental_in_23', not: true }],
  },
  {
    id: 'has_half_bath',
    label: 'with a half bath',
    words: words('with a half bath, has a half bath, with half bath, with a powder room'),
    noun: 'listing',
    where: [compare('real_estate_listings.partial_baths', '>', 0)],
  },
]
