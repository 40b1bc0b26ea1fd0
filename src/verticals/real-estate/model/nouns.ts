// What agents count: homes, and homes at one stage of their sale.
import type { Noun } from '#contract/model.ts'
import { is, words } from '#verticals/model-entries.ts'
import { takingHome } from '#verticals/verbs.ts'

const table = 'real_estate_listings'
const name = ['real_estate_listings.address', 'real_estate_listings.mls_number']
const added = {
  attribute: 'real_estate_listings.created_at',
  words: words(`
    hit the market, go on the market, went on the market, come up for sale, came up for sale, put up for sale, put on the market,
    go up for sale, went up for sale, placed on the market, brought to market, popped up, entered, uploaded, came on the market, come to market, new to the market, newly listed,
    just listed, added, added to the system, added to the mls, new listing, fresh listing, freshly listed, listed, we listed, was listed, were listed, been listed,
    we added, was added, were added, newly added, recently added
  `),
}
const columns = [
  'real_estate_listings.status',
  'real_estate_listings.price',
  'real_estate_listings.beds',
  'real_estate_listings.baths',
  'real_estate_listings.subdivision',
  'real_estate_listings.year_built',
  'real_estate_listings.days_on_market',
]

/** Homes that did not sell, or not yet: each at one status. */
const atStatus = (
  id: string,
  status: string,
  label: Noun['label'],
  about: Pick<Noun, 'words' | 'verbs' | 'lowIsGood'>,
): Noun => ({
  id,
  table,
  name,
  label,
  where: [is('real_estate_listings.status', status)],
  otherDates: [added],
  columns,
  size: 'real_estate_listings.living_area',
  best: 'real_estate_listings.price',
  bestRival: 'real_estate_listings.price_per_sf',
  amount: 'real_estate_listings.price',
  ...about,
})

export const nouns: readonly Noun[] = [
  {
    id: 'listing',
    table,
    name,
    label: ['listing', 'listings'],
    words: words(`
      listing, home, house, property, building, residence, place, real estate, dwelling, mls listing, unit, door, pad, digs, abode, spot, housing stock,
      everything ever listed, anything ever listed, all that was ever listed, everything we ever listed
    `),
    verbs: words('carry, represent'),
    vague: words('thing, market, portfolio, owner, seller, homeowner'),
    otherDates: [
      added,
      {
        attribute: 'real_estate_listings.close_date',
        words: [
          ...words(`
            sold, closed, settled, sell, close, bought, purchased, changed hands, traded, moved, transacted, found a buyer, found buyers, found their buyers,
            find a buyer
          `),
          ...takingHome,
        ],
      },
    ],
    columns,
    size: 'real_estate_listings.living_area',
    best: 'real_estate_listings.price',
    bestRival: 'real_estate_listings.price_per_sf',
    amount: 'real_estate_listings.price',
  },
  {
    id: 'sale',
    table,
    name,
    label: ['sale', 'sales'],
    words: words(`
      sale, closing, closed sale, home sale, deal, closed deal, transaction, comp, comparable,
      comparable sale, sold, solds, closed, sold home, settlement, unit sold, unit closed, home sold, house sold, purchase, sold listing, closed listing,
      deal done, deal get done, deal be done, deal be completed, sale be completed, completed sale, sold property, sold house, closed home, closed house, sold unit, closed unit
    `),
    verbs: [
      ...words(
        'sell, close, settle, buy, change hands, move, trade, transact, find a buyer, wrap up, seal, go through',
      ),
      ...takingHome,
    ],
    where: [is('real_estate_listings.status', 'SLD')],
    date: 'real_estate_listings.close_date',
    otherDates: [added],
    columns: [
      'real_estate_listings.sold_price',
      'real_estate_listings.ask_price',
      'real_estate_listings.close_date',
      'real_estate_listings.days_on_market',
      'real_estate_listings.beds',
      'real_estate_listings.subdivision',
    ],
    best: 'real_estate_listings.sold_price',
    bestRival: 'real_estate_listings.price_per_sf',
    amount: 'real_estate_listings.sold_price',
  },
  atStatus('active_listing', 'COP', ['active listing', 'active listings'], {
    words: words('active, active listing, inventory, supply'),
  }),
  atStatus('pending_listing', 'SCO', ['home under contract', 'homes under contract'], {
    words: words(
      'pending, pending sale, under contract, uc, escrow, contract, open escrow, open contract, pending deal',
    ),
  }),
  atStatus('expired_listing', 'EXP', ['expired listing', 'expired listings'], {
    words: words('expired, expired listing, expiration, expiry, expired contract'),
    verbs: words('expire, lapse'),
    lowIsGood: true,
  }),
  atStatus('withdrawn_listing', 'WDN', ['withdrawn listing', 'withdrawn listings'], {
    words: words('withdrawn, withdrawal, withdrawn listing, delisting'),
    verbs: words('withdraw'),
    lowIsGood: true,
  }),
]
