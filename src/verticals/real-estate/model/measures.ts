// What brokers look at beyond averages of a column.
import type { Measure } from '#contract/model.ts'
import { compare, is, words } from '#verticals/model-entries.ts'

const sold = is('real_estate_listings.status', 'SLD')
const active = is('real_estate_listings.status', 'COP')
const closedInAYear = { kind: 'recent', attribute: 'real_estate_listings.close_date', days: 365 } as const
const overAsking = compare('real_estate_listings.sold_price', '>', {
  attribute: 'real_estate_listings.ask_price',
})
const underAsking = compare('real_estate_listings.sold_price', '<', {
  attribute: 'real_estate_listings.ask_price',
})

export const measures: readonly Measure[] = [
  {
    id: 'volume',
    label: 'sales volume',
    words: words(`
      volume, sales volume, sale volume, sold volume, closed volume, dollar volume, closing volume, sold dollar, closed dollar,
      total volume, volume sold, volume closed, transaction volume, production, revenue, sales revenue,
      turnover, how much real estate, how much property, value of sale, worth of sale, dollar sold, dollar amount sold, total sale value,
      haul, proceed, sale proceed, gross, gross sale, sales dollar, closed sale dollar, dollar closed, total take, take from sale, top line
    `),
    noun: 'sale',
    date: 'real_estate_listings.close_date',
    value: { kind: 'aggregate', of: { fn: 'sum', attribute: 'real_estate_listings.sold_price' } },
    format: 'money',
  },
  {
    id: 'sale_count',
    label: 'sales',
    words: words(
      'sale count, closing count, closed sale count, transaction count, number sold, number closed, outsell, unit sale, unit volume, deal flow',
    ),
    noun: 'sale',
    date: 'real_estate_listings.close_date',
    value: { kind: 'aggregate', of: { fn: 'count' } },
    format: 'count',
    ranks: words(`
      busiest, busy, best selling, top selling, most sold, selling best, sell the most, sold the most,
      sell most, hottest, most active, hot
    `),
    ranksLow: words('quietest, quiet, worst selling, sell the least, coldest'),
  },
  {
    id: 'months_of_supply',
    label: 'months of supply',
    words: words(`
      month of supply, month supply, month of inventory, moi, mos, inventory in month, supply in month,
      month of housing supply
    `),
    noun: 'listing',
    where: [],
    value: {
      kind: 'ratio',
      top: { fn: 'count', where: [active] },
      bottom: { fn: 'count', where: [sold, closedInAYear] },
      times: 12,
    },
    format: 'number',
    ranks: words('most oversupplied'),
    ranksLow: words('tightest'),
    lowIsGood: true,
  },
  {
    id: 'absorption_rate',
    label: 'absorption rate a month',
    words: words('absorption rate, absorption, monthly absorption, monthly absorption rate'),
    noun: 'listing',
    where: [],
    value: {
      kind: 'ratio',
      top: { fn: 'count', where: [sold, closedInAYear] },
      bottom: { fn: 'count', where: [active] },
      percent: true,
      times: 1 / 12,
    },
    format: 'percent',
  },
  {
    id: 'over_asking_rate',
    label: 'share sold over asking',
    words: words(`
      over asking rate, over ask rate, share over asking, share over ask, share above asking, share above ask, rate of sale over asking,
      percent over asking, percent over ask, percentage over asking, how often do home sell over asking,
      how often do home sell above asking, how often do home go over asking, how often do a home sell over asking,
      how often do a home sell above asking
    `),
    noun: 'sale',
    date: 'real_estate_listings.close_date',
    value: {
      kind: 'ratio',
      top: { fn: 'count', where: [overAsking] },
      bottom: { fn: 'count' },
      percent: true,
    },
    format: 'percent',
  },
  {
    id: 'under_asking_rate',
    label: 'share sold under asking',
    words: words(`
      under asking rate, under ask rate, share under asking, share under ask, share below asking, share below ask
    `),
    noun: 'sale',
    date: 'real_estate_listings.close_date',
    value: {
      kind: 'ratio',
      top: { fn: 'count', where: [underAsking] },
      bottom: { fn: 'count' },
      percent: true,
    },
    format: 'percent',
  },
  {
    id: 'pool_share',
    label: 'share with a pool',
    words: words('share of all with pool'),
    noun: 'listing',
    value: {
      kind: 'ratio',
      top: { fn: 'count', where: [is('real_estate_listings.has_pool', true)] },
      bottom: { fn: 'count' },
      percent: true,
    },
    format: 'percent',
  },
]
