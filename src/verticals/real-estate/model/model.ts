// The MLS listings of a coastal market as the question engine knows them.
import type { Model } from '#contract/model.ts'
import { shorthand } from '#verticals/shorthand.ts'
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
  alike: {
    ...shorthand('properties homes, places homes'),
    'ask price': 'asking price',
    'quantity of': 'number of',
    'the quantity': 'the number',
    'bedrooms quantity': 'bedrooms',
    'quantity of bedrooms': 'bedrooms',
    'listing price': 'asking price',
    'the list price': 'the asking price',
    'active inventory': 'active listings',
    'inventory value': 'value of active listings',
    'value of inventory': 'value of active listings',
    'value of the inventory': 'value of active listings',
    'value of our inventory': 'value of active listings',
    'average days on the market': 'average days on market',
  },
  shorthand: shorthand(`
    act active, actv active, actve active, acts actives, actvs actives, inv inventory, invty inventory, qty count,
    clsd closed, clsg closing, clsgs closings, const construction, constr construction, lstg listing, lstgs listings,
    subd subdivision, subs subdivisions, vill village, vlg village, vlge village, vllg village, shrs shores, shr shores, lndg landing, ldg landing, rdg ridge, clny colony, hoses houses, hose house, abv above, hm home, hms homes, wthdrn withdrawn, wd withdrawn, expd expired, exps expireds, sld sold, disc discount, discs discounts, inc income, ln lane, rd road, ave avenue
  `),
  examples,
}
