// What owners took in from renting in 2023, and how it compares with what a home costs.
import type { Attribute } from '#contract/model.ts'
import { column, derived, over, times, words } from '#verticals/model-entries.ts'

const table = 'real_estate_listings'

/** "What did owners take in from rentals", "made renting in 2023". */
const takings = words(
  'make, made, earn, earned, collect, collected, take in, took in, bring in, brought in, pull in, pulled in, get, got, gross, grossed',
)
  .flatMap(verb =>
    words(
      'in rent, in rents, from rent, from renting, from rental, from rentals, in rental income, from rental income, off rent, from renting out, from renting it out, from renting them out, renting',
    ).map(way => `${verb} ${way}`),
  )
  .flatMap(taken => ['', ' in 2023', ' in 23'].map(year => `${taken}${year}`))

/** "2023 rent as % of ask", "rent-to-ask ratio". */
const rentToAsk = [
  'rent',
  '2023 rent',
  'rental income',
  '2023 rental income',
  'rental income in 2023',
].flatMap(rent =>
  words(
    'ask, asking, ask price, asking price, list price, the ask, the asking price, their asking price, its asking price',
  ).flatMap(ask => [
    ...words(
      'as %, as a %, as percent, as a percent, as percentage, as a percentage, as pct, in percent, in %',
    ).map(way => `${rent} ${way} of ${ask}`),
    ...['', ' ratio', ' %', ' percent'].map(shown => `${rent} to ${ask}${shown}`),
  ]),
)

export const rentalAttributes: readonly Attribute[] = [
  column(table, 'owner_rental_in_23', {
    kind: 'number',
    format: 'money',
    label: 'rental income in 2023',
    words: words(`
      owner rental in 23, rental income, owner rental, owner rental income, rental revenue, rent, rent income,
      rental earning, rental inc, rent inc, rental income 23, rental inc 23, rent inc 23, rental inc 2023, rent inc 2023, rental inc in 23, rent inc in 23, rental 23, rent 23, income from rent, rental income in 2023, 2023 rental income, rental income for 2023,
      23 rental income, 23 income, 23 rent, 23 rents, 2023 rental inc, 2023 rent inc, rent in 2023, rent in 23, rental in 23, rental income in 23, 2023 rent, 2023 income, income in 2023, owner reported, income owner reported,
      rental income owner reported, annual rent, yearly rent, rented for, gross rent, rent collected, earn, earned,
      owner income, rental proceed, rental haul, gross rental income, rent roll, rental taking, rental cash, rental dollar, rental money, rent money, rental income of 2023, rent of 2023, rent 2023, rental income 2023, 2023 rental earning, 2023 rent earning, rent earning, rental earning in 2023, income
    `).concat(takings),
    units: words(
      'in rent, in rental income, of rent, in rent in 2023, in rental income in 2023, of rental income',
    ),
    rollup: 'sum',
    high: words('best rental earner, top rental earner, biggest rental earner, best earner in rent'),
  }),
  derived(table, 'monthly_rent', over('owner_rental_in_23', 12), {
    kind: 'number',
    format: 'money',
    label: 'rental income a month in 2023',
    words: words(`
      monthly rent, rent per month, rent a month, monthly rental income, rental income per month,
      rental income a month
    `),
    rollup: 'avg',
    quiet: true,
  }),
  derived(table, 'rental_yield', times(100, over('owner_rental_in_23', 'price')), {
    kind: 'number',
    format: 'percent',
    label: 'rental yield',
    words: words(`
      rental yield, yield, gross yield, gross rental yield, rent yield, rental return, rent to price ratio,
      rent to price
    `),
    rollup: 'avg',
  }),
  derived(table, 'rent_to_ask', times(100, over('owner_rental_in_23', 'ask_price')), {
    kind: 'number',
    format: 'percent',
    label: 'rental income in percent of the ask price',
    words: rentToAsk,
    rollup: 'avg',
    quiet: true,
  }),
  derived(table, 'gross_rent_multiplier', over('price', 'owner_rental_in_23'), {
    kind: 'number',
    format: 'number',
    label: 'gross rent multiplier',
    words: words('gross rent multiplier, grm, price to rent ratio, price to rent'),
    rollup: 'avg',
    quiet: true,
  }),
]
