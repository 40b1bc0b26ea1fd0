// What an MLS row says of a home.
import type { Attribute } from '#contract/model.ts'
import { column, derived, minus, plus, thisYear, times, words } from '#verticals/model-entries.ts'
import { takingHome } from '#verticals/verbs.ts'
import { priceAttributes } from './price-attributes.ts'

const table = 'real_estate_listings'

const homeAttributes: readonly Attribute[] = [
  column(table, 'id', {
    kind: 'identifier',
    format: 'text',
    label: 'row ID',
    words: words('row id, record id'),
    quiet: true,
  }),
  column(table, 'mls_number', {
    kind: 'identifier',
    format: 'text',
    label: 'MLS number',
    words: words('mls number, mls, mls no, mls #, mls id, listing number, listing id'),
    numbered: '',
  }),
  column(table, 'address', {
    kind: 'text',
    format: 'text',
    label: 'address',
    words: words('address, street address, street, addr'),
    searchable: true,
    names: true,
  }),
  column(table, 'status', {
    kind: 'category',
    format: 'text',
    label: 'status',
    words: words('status, status code, listing status, mls status, sale status, stage'),
    values: {
      COP: words(`
        active, for sale, on the market, available, on sale, up for sale, out there, still out there, still on the market, on market, still on market,
        currently listed, actively listed, currently available, currently for sale, on offer, on the block,
        up for grabs, on mls, yet to sell,
        can still sell, can sell, could sell, could still sell, left to sell, still to sell, to be sold, waiting to sell, waiting to be sold,
        yet to be sold, now selling, still selling, currently selling, being sold, owner is selling, owners are selling, owner selling, seller is selling, sellers are selling, people are selling, are selling now, is selling now, can still buy, can buy, could buy, could still buy, can be bought, could be bought, to buy, to purchase, left on the market, left for sale, be left, being offered, being marketed, being advertised,
        advertised, waiting for a buyer, looking for a buyer, without a buyer, seeking a buyer, in search of a buyer
      `),
      SCO: words(`
        under contract, uc, pending, in contract, in escrow, sale pending, contingent, under agreement,
        offer accepted, accepted offer, spoken for, about to close, waiting to close, set to close, due to close, contract pending, contract signed, deal pending, offer pending, contract on it, contract on them, signed contract, signed a contract, deal on it, deal on them, have a deal on, has a deal on
      `),
      SLD: [
        ...words(
          'sold, closed, settled, changed hands, transacted, found a buyer, find a buyer, found buyers, found their buyers',
        ),
        ...takingHome,
      ],
      EXP: words('expired, expiring, lapsed, listing ran out'),
      WDN: words(
        'withdrawn, pulled from the market, delisted, pulled, taken down, pulled off the market, pulled their home off the market, pulled their house off the market, pulled it off the market, took their home off the market, took it off the market',
      ),
    },
  }),
  column(table, 'beds', {
    kind: 'number',
    format: 'count',
    label: 'beds',
    words: words('bed, bedroom, bed count, bedroom count, br, bd, bdr, bdrm'),
    rollup: 'avg',
    units: words('bed, bedroom, bed room, br, bd, bdr, bdrm'),
  }),
  column(table, 'full_baths', {
    kind: 'number',
    format: 'count',
    label: 'full baths',
    words: words('full bath, full bathroom, fbath'),
    rollup: 'avg',
    units: words('full bath, full bathroom, full ba, bath, bathroom, ba'),
  }),
  column(table, 'partial_baths', {
    kind: 'number',
    format: 'count',
    label: 'half baths',
    words: words('partial bath, half bath, half bathroom, partial bathroom, powder room, pbath'),
    rollup: 'avg',
    units: words('half bath, half ba, partial bath, half bathroom, powder room'),
  }),
  derived(table, 'baths', plus('full_baths', times(0.5, 'partial_baths')), {
    kind: 'number',
    format: 'number',
    label: 'baths',
    words: words('bath, bathroom, total bath, bath count, bathroom count'),
    rollup: 'avg',
    units: words(`
      bath, bathroom, ba, bath counting half bath, bath counting half, bath counting the half bath,
      bath including half bath, bath including half, bath incl half bath, bath with half bath,
      bath in total, total bath
    `),
  }),
  column(table, 'subdivision', {
    kind: 'category',
    format: 'text',
    label: 'subdivision',
    words: words(`
      subdivision, area, neighborhood, neighbourhood, community, village, location, hood, district,
      section of town, part of town, subdvn, submarket, pocket, pocket of town, enclave, development, section,
      corner of town, side of town
    `),
    values: {
      'Harbor Village': words('harbour village'),
      'Palmetto Village': words('palmetto'),
      'Lighthouse Village': words('light house village, lighthouse'),
      'Cypress Ridge': words('cypress'),
      'Live Oak Estates': words('live oak, live oaks'),
      'The Preserve': words('preserve'),
      'Seabrook Shores': words('seabrook'),
      'Heron Point': words('heron'),
      'Sea Oaks': words('seaoaks, sea oak'),
      'Old Town': words('oldtown'),
    },
  }),
  column(table, 'close_date', {
    kind: 'day',
    format: 'date',
    label: 'close date',
    words: words(`
      close date, coe, coe date, closing date, date closed, closed on, date of closing, sale date, sold date, date sold,
      settlement date, closing day, day closed, day sold, day of closing
    `),
    noun: 'sale',
    high: words(`
      latest, recent, newest, most recently sold, most recently closed, most recent sale, most recent closing,
      latest sale, latest closing
    `),
  }),
  column(table, 'days_on_market', {
    kind: 'number',
    format: 'days',
    label: 'days on market',
    usualStep: 30,
    words: words(`
      day on market, day on the market, average day, mean day, avg day, dom, time on market, time on the market, market time, day listed, average day listed, day before selling, average day before selling,
      day before sold, average day before sold, day before they sold, day before it sold, day before closing,
      how long on the market, cdom, marketing time, listing age, age of the listing, shelf time, shelf life, time listed, sit,
      been sitting, how long, on market, on the market, how fast, how quickly, how quick, how long do they sit,
      day they have been there, day they have been listed, day it has been there, day it has been listed, day they have sat there,
      day did it take, day it took, day do they take, day did they take, on the market longer, on market longer, longer on the market, longer on market, sit longer
    `),
    lowIsGood: true,
    rollup: 'avg',
    overTime: 'sale',
    units: words(
      'day on market, day on the market, dom, day on mls, day of listing, day of being listed, day of hitting the market',
    ),
    high: words(`
      longest, slowest, slow, stale, staler, stalest, longest sitter, longest sitting, stalest listing, not moving, sat the longest, longest on the market,
      been on the market longest, languishing, not selling, slow moving, slowest moving,
      sat on the market the longest, sat on the market longest, sat longest on the market, sit on the market the longest, sit on the market longest,
      sitting on the market the longest, sitting on the market longest, sat the longest on the market, stayed on the market the longest,
      stayed on the market longest, lingered on the market the longest, lingered the longest on the market, lingered the longest, lingered longest
    `),
    low: words(`
      shortest, fastest, fast, quickest, quick, quicker, fast moving, fastest moving, sat on the market the shortest, spent the least time on the market,
      sat on the market the least
    `),
  }),
  // How long it took is known of those that sold.
  derived(
    table,
    'days_to_sell',
    { kind: 'column', column: 'days_on_market' },
    {
      kind: 'number',
      format: 'days',
      label: 'days to sell',
      usualStep: 30,
      words: words(`
      day to sell, time to sell, how long it take to sell, time it take to sell, selling time, day until sold,
      sell faster, sell quicker, sell slower, sell sooner, slower to sell, faster to sell, quicker to sell,
      longer to sell, take longer to sell, go faster, go quicker, move faster, move quicker
    `),
      noun: 'sale',
      lowIsGood: true,
      rollup: 'avg',
      units: words('day to sell'),
      quiet: true,
    },
  ),
  column(table, 'has_pool', {
    kind: 'flag',
    format: 'flag',
    label: 'pool',
    words: words('pool, swimming pool, has pool'),
    flag: {
      yes: words(`
        pool, swimming pool, with pool, with a pool, has a pool, have a pool, have pool, has pool, having a pool,
        pool home, pool house, pool property, pool listing, private pool, come with a pool, include a pool, feature a pool
      `),
      no: words(`
        no pool, without pool, without a pool, does not have a pool, poolless, lacks a pool, non pool
      `),
    },
  }),
  derived(table, 'age', minus(thisYear, 'year_built'), {
    kind: 'number',
    format: 'number',
    label: 'age in years',
    usualStep: 10,
    words: words('age, age in year, home age, house age, how old, building age'),
    rollup: 'avg',
    quiet: true,
  }),
  column(table, 'year_built', {
    kind: 'number',
    format: 'year',
    label: 'year built',
    words: words(`
      year built, year built in, yb, yr built, built, erected, date from, date back to, build year, year of construction, construction year, built in, vintage, constructed
    `),
    rollup: 'avg',
    high: words('newest, youngest, newer, most modern, most recently built, newest built'),
    low: words('oldest, older, most historic, most ancient, most aged, longest standing'),
  }),
  column(table, 'created_at', {
    kind: 'moment',
    format: 'date',
    label: 'added on',
    words: words(`
      created at, date added, added on, listing date, list date, date listed, entry date, upload date
    `),
    // The newest home was built last, the newest listing came on the market last.
    high: words(`
      newest listing, latest listing, most recent listing, most recently listed, most recently added,
      latest addition, newest addition, newest on the market, latest on the market
    `),
    quiet: true,
  }),
]

export const attributes: readonly Attribute[] = [...homeAttributes, ...priceAttributes]
