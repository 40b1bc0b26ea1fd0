// Words for from which end an order goes.
import { each } from '#engine/text/word-list.ts'
import type { Saying } from './sayings-of-time.ts'

/** "From the cheapest to the dearest", with its articles and without. */
const fromTo = (pairs: readonly [string, string][]): string =>
  pairs
    .flatMap(([first, last]) => [
      `from the ${first} to the ${last}`,
      `from ${first} to ${last}`,
      `from the ${first} ones to the ${last} ones`,
      `${first} down to ${last}`,
      `${first} through ${last}`,
    ])
    .join(', ')

const withEnd = (...ends: string[]): string =>
  ends.flatMap(end => [`with ${end}`, `with the ${end}`, `having ${end}`, `that has the ${end}`]).join(', ')
const oneThing =
  /^(listing|home|house|property|place|cabin|condo|villa|product|item|brand|category|customer|buyer|client|guest|order|purchase|booking|reservation|stay|sale|closing|deal|active|pending|one|which|subdivision|neighborhood|community|city|state)$/

const notSoMany = /^(?!(?:of|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)$)[a-z$]/

const big: [string, string][] = [
  ['big', 'small'],
  ['bigger', 'smaller'],
  ['biggest', 'smallest'],
  ['large', 'small'],
  ['largest', 'smallest'],
  ['high', 'low'],
  ['higher', 'lower'],
  ['highest', 'lowest'],
  ['most', 'least'],
]
const dear: [string, string][] = [
  ['most expensive', 'cheapest'],
  ['expensive', 'cheap'],
  ['dearest', 'cheapest'],
  ['priciest', 'cheapest'],
]
const old: [string, string][] = [
  ['oldest', 'newest'],
  ['old', 'new'],
]
const turned = (pairs: readonly [string, string][]) =>
  pairs.map(([first, last]): [string, string] => [last, first])

const ends =
  'worst,best,highest,lowest,biggest,largest,smallest,cheapest,most expensive,newest,oldest,latest,earliest,soonest'.split(
    ',',
  )

export const ofOrder: readonly Saying[] = [
  // "Order those by price": nobody placed an order.
  {
    meant: 'sort them by',
    said: each(
      'sort, order, arrange',
      'these by, those by, the list by, the results by, the rows by, all of these by, all of them by',
    ),
    before: /^(|[,.;:!]|please|and|now|then|you|just|to|ok|okay|also|can|could)$/,
  },
  {
    meant: 'sort them by',
    said: 'order them by, arrange them by',
    before: /^(|[,.;:!]|please|and|now|then|you|just|to)$/,
  },
  // "Biggest first, ties by order number": rows that the first order leaves equal.
  {
    meant: 'then by',
    said: each(
      'ties, any ties, equal ones, equals, tied ones, same ones',
      'by, broken by, sorted by, ordered by, then by, go by, in order of',
    ),
    before: /^(,|;|and|with|first|)$/,
  },
  {
    meant: 'then by',
    said: 'breaking ties by, break ties by, tie break by, tie breaker, tiebreak by, tiebreaker, in case of a tie by, in a tie by, when it is a tie go by, if it is a tie go by, when tied by, if tied by',
    before: /^(,|;|and|with|first|)$/,
  },
  // "Last month units sold, leading 5 brands".
  {
    meant: 'top',
    said: 'leading, highest ranking, best ranking',
    behind: /^(\d+|two|three|four|five|six|seven|eight|nine|ten)$/,
  },
  { meant: 'has the most', said: 'is leading in, is leading on, is in the lead in, is in the lead for' },
  // What sells is ranked by pieces, unless money is named.
  {
    meant: 'by dollar volume',
    said: 'by $, by dollars, in dollars, by usd',
    before: /^(sellers?|bestsellers?|movers?|selling)$/,
    behind: /^(?!\d|and$|\/)/,
  },
  // "By dollars instead", after another number.
  {
    meant: 'by dollar volume',
    said: 'by $, by dollars, by money',
    before: /^(it|that|now|but|and|then|,|)$/,
    behind: /^(instead|then|please|[,.?!]|)$/,
  },
  // "Top 10 guests by how much revenue they brought in".
  {
    meant: 'by revenue',
    said: each(
      'by how much, by how much revenue, by how much money',
      'they brought in, they bring in, they earned, they earn, they made, they make, they spent, they spend, they paid, they generate, they generated, it brought in, it made, it earned, they have paid us, they have spent with us, they paid us, they spent with us, they have brought in, they have brought us, they brought us, they have paid, they have spent',
    ),
  },
  // "Top five cities by how much we made".
  {
    meant: 'by revenue',
    said: each(
      'by how much, by how much revenue, by how much money, by what',
      'we made, we earned, we took in, we brought in, we grossed, we pulled in, we make, we earn, we take in',
    ),
  },
  {
    meant: 'descending',
    said: 'in descending order, in decreasing order, in order descending, from the top down',
  },
  { meant: 'ascending', said: 'in ascending order, in increasing order, in order ascending' },
  // "Refund rate by category, worst 1st".
  { meant: 'first', said: '1st', before: /^(best|worst|most|least|(?!rest|west|guest)[a-z]+est)$/ },
  // "Busiest city on top" orders; "which city is on top" asks.
  {
    meant: 'first',
    said: 'on top, at the top, up top',
    before: /^(?!is$|are$|was$|were$|be$|been$|comes?$|came$|who$|what$|which$|it$|that$)[a-z]/,
    behind: /^([,.;?!)]|please|and|)$/,
  },
  // "Which brand placed first for revenue": nobody placed an order there.
  {
    meant: 'ranks first',
    said: each(
      'came in, comes in, placed, places, finished, finishes, ended up, ends up, is ranked, was ranked, is, was, came, comes, landed',
      'first, number one, in first place, no 1',
    ),
    before:
      /^(who|area|subdivision|community|neighbou?rhood|village|city|town|market|state|brand|category|product|property|type|source|channel|device|method|customer|guest|month|quarter|year|week|weekday|day)$/,
    behind: /^(in|by|for|on)$/,
  },
  // "Which booking came first in 2025": by its day, and not by what it costs.
  {
    meant: 'was the earliest',
    said: 'came first, comes first, was first, is first, came in first, was the first, is the first',
    before:
      /^(booking|reservation|stay|order|purchase|sale|closing|check-in|inquiry|lead|visit|cancellation|refund)$/,
  },
  // "Address, yield %": it is one anyway.
  { meant: '', said: '%, percent, pct', before: /^yields?$/, behind: /^([,.?!]|)$/ },
  // Groups of two.
  {
    meant: '',
    said: 'combinations, combos, pairings, pairs',
    before: /^(biggest|largest|highest|smallest|lowest|best|worst|top|\d+)$/,
  },
  // "Units on hand by brand, smallest pile first".
  {
    meant: '',
    said: 'pile, stack, heap, batch, bucket, slice, tally',
    before: /^(biggest|largest|highest|smallest|lowest)$/,
    behind: /^(first|on|last|at)$/,
  },
  { meant: '', said: 'in order, in that order, in the right order', behind: /^([,.?!]|)$/ },
  // "Refund rate per category, starting with the worst".
  ...ends.map(end => ({
    meant: `${end} first`,
    said: each('starting with the, beginning with the', `${end}, ${end} one`),
    behind: /^([,.;:?!)]|please|)$/,
  })),
  ...ends.map(end => ({
    meant: `${end} first`,
    said: each('start with the, begin with the', `${end}, ${end} one, ${end} ones`),
    before: /^([,.;?!]|and|please|)$/,
    behind: /^([,.;:?!)]|please|)$/,
  })),
  { meant: 'descending', said: fromTo(big) },
  { meant: 'ascending', said: fromTo(turned(big)) },
  // Of refunds the worst is the highest.
  { meant: 'best first', said: fromTo([['best', 'worst']]) },
  { meant: 'worst first', said: fromTo([['worst', 'best']]) },
  { meant: 'most expensive first', said: fromTo(dear) },
  { meant: 'cheapest first', said: fromTo(turned(dear)) },
  { meant: 'oldest first', said: fromTo(old) },
  { meant: 'newest first', said: fromTo(turned(old)) },
  // Ends of a scale, as those say them who learned the language late.
  { meant: 'oldest', said: 'most old' },
  { meant: 'newest', said: 'most new', behind: /^(?!constructions?$|builds?$)/ },
  { meant: 'cheapest', said: 'most cheap' },
  { meant: 'biggest', said: 'most big, most large' },
  { meant: 'smallest', said: 'most small' },
  { meant: 'highest', said: 'most high' },
  { meant: 'lowest', said: 'most low' },
  { meant: 'longest', said: 'most long' },
  { meant: 'shortest', said: 'most short' },
  // Ends of a scale, in one colorful word.
  { meant: 'ones with ten or more', said: 'double digit ones, double figure ones' },
  { meant: 'biggest', said: 'heftiest, fattest, beefiest, meatiest, chunkiest, mightiest, juiciest' },
  {
    meant: 'biggest',
    said: 'deepest',
    behind: /^(discounts?|price|cuts?|reductions?|percent|percentage|\$)$/,
  },
  {
    meant: 'highest',
    said: 'loftiest, stiffest, richest',
    behind: /^(?!customers?|guests?|buyers?|people|clients?)/,
  },
  { meant: 'longest', said: 'lengthiest' },
  {
    meant: 'newest',
    said: 'freshest',
    behind: /^(first|bookings?|reservations?|orders?|leads?|listings?|homes?|products?|on|)$/,
  },
  // "Our five big spenders" are the first of them, and no five customers.
  { meant: 'biggest spenders', said: 'big spenders, heavy spenders, heaviest spenders, high rollers' },
  // "The tiniest rate" is no home.
  {
    meant: 'lowest',
    said: 'tiniest, slimmest, rock bottom, most modest, teeniest',
    behind: /^(nightly|rate|price|prices|asking|rent|revenue|order|value|average|total|amount|discount)$/,
  },
  { meant: 'smallest', said: 'skimpiest, puniest, measliest, scantiest, paltriest, meagerest' },
  // "Earliest year built among actives": that of one home, and not the first ten of them.
  {
    meant: 'lowest year built',
    said: each('earliest, oldest', 'year built, build year, construction year, year of construction'),
  },
  {
    meant: 'highest year built',
    said: each(
      'latest, newest, most recent',
      'year built, build year, construction year, year of construction',
    ),
  },
  { meant: 'first', said: 'first ever', behind: /[a-z]/ },
  // "Product with max price" is the product; "areas with max price" have one each.
  { meant: 'with the highest', said: withEnd('max', 'maximum'), before: oneThing, behind: notSoMany },
  { meant: 'with the lowest', said: withEnd('min', 'minimum'), before: oneThing, behind: notSoMany },
  { meant: 'break', said: 'brake', behind: /^(that|it|this|them|down|those)$/ },
]
