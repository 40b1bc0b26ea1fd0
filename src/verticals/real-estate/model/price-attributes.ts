// What a home is asked and sold for, and what follows from it.
import type { Attribute } from '#contract/model.ts'
import { column, derived, minus, over, times, words } from '#verticals/model-entries.ts'
import { farthestAbove, farthestBelow, inPercent, overAsking, underAsking } from './against-asking.ts'
import { rentalAttributes } from './rental-attributes.ts'

const table = 'real_estate_listings'
/** "How much below asking": the difference, of all that sold. */
const howMuch = words('how much, how far')
const cuts = ['price cut', 'price drop', 'price reduction', 'cut', 'drop', 'reduction', 'markdown']
const fromAskToSale = words(`
  from ask to sale, from asking to sale, from list to sale, from ask to sold, from asking to sold, from list to sold,
  from asking to selling price, from asking price to sold price, from ask to close, from list to close,
  between ask and sale, between asking and sale, between list and sale, between ask and sold
`)
const asks = ['ask', 'asking', 'asking price', 'list', 'list price']
const sales = ['sold', 'sale', 'sold price', 'sale price', 'selling price', 'closing price']
const apart = [
  ...['gap', 'spread', 'difference', 'price gap', 'price difference'].flatMap(gap =>
    asks.flatMap(asked => sales.map(sold => `${gap} between ${asked} and ${sold}`)),
  ),
  ...['discount', 'price cut', 'markdown'].flatMap(cut =>
    asks.flatMap(asked =>
      sales.flatMap(sold => ['vs', 'versus'].map(joint => `${cut} ${asked} ${joint} ${sold}`)),
    ),
  ),
  ...words(
    'negotiation gap, haircut, haircut on asking price, haircut off asking, haircut off ask, haircut off their ask, haircut off the ask, haircut off their asking price, haircut on their ask, list to sold gap, ask to sale gap',
  ),
]
/** "Sold-to-ask %", "sale/list ratio", "list to sale": one over the other, in whatever order they are said. */
const soldToList = ['sale', 'sold', 'sp']
  .flatMap(sold =>
    ['list', 'ask', 'asking', 'lp'].flatMap(asked =>
      ['', ' ratio', ' %', ' percent', ' pct', ' percentage'].flatMap(shown => [
        ...[' to ', '/'].map(joint => `${sold}${joint}${asked}${shown}`),
        `${asked} to ${sold}${shown}`,
      ]),
    ),
  )
  .concat(
    words(
      'list to close ratio, close to list ratio, list to close %, list to close percentage, ask to close ratio',
    ),
  )
const offAsking = words('off asking, off ask, off the ask, off list, off list price, off the list price')

export const priceAttributes: readonly Attribute[] = [
  column(table, 'price', {
    kind: 'number',
    format: 'money',
    inThousands: true,
    label: 'price',
    usualStep: 250_000,
    words: words(`
      price, cost, worth, home price, house price, home value, price point, priced, price tag, budget
    `),
    rollup: 'avg',
    overTime: 'sale',
    high: words(`
      expensive, pricey, pricier, priciest, costly, costlier, costliest, dearest, high end, luxury, luxurious, upscale,
      premium, valuable, high priced, exclusive
    `),
    low: words(`
      cheap, cheaper, cheapest, affordable, inexpensive, low priced, bargain, entry level, reasonably priced,
      economical
    `),
  }),
  column(table, 'ask_price', {
    kind: 'number',
    format: 'money',
    inThousands: true,
    label: 'ask price',
    usualStep: 250_000,
    words: words(`
      ask price, asking price, ask, asking, list price, listing price, listed price, listed at, listed for,
      asked price, asking for, sticker price, home list for, house list for, property list for, lp, offered at, advertised at, marketed at, last asking price, last ask price, last ask, last list price, last listed price, last listing price, latest asking price, latest list price, final asking price, final ask price, final list price, of list, of list price, of asking, of asking price
    `),
    rollup: 'avg',
  }),
  column(table, 'sold_price', {
    kind: 'number',
    format: 'money',
    inThousands: true,
    label: 'sold price',
    usualStep: 250_000,
    words: words(`
      price they fetched, price it fetched, price they sold for, price it sold for, price they went for, price they closed at, sold, sold price, sale price, sales price, selling price, closed price, closing price, close price, sold for, sold at, sell for, paid, purchase price, price paid, final price, final sale price, final selling price, final sold price, final sales price, sp, paid for, fetch, selling for, bring, sale value, command, realize, net, buyer pay, buyer paid, deal size, deal value, deal amount, sale size, sale amount, transaction size, transaction value, transaction price, ticket, ticket size
    `),
    noun: 'sale',
    rollup: 'avg',
    high: words('went for the most, went for the most money'),
    low: words('went for the least, went for the least money'),
  }),
  column(table, 'price_per_sf', {
    kind: 'number',
    format: 'price_per_sf',
    label: 'price per sq ft',
    usualStep: 100,
    words: words(`
      price per sf, price a square foot, per square foot price, price per square foot, price per sq ft, price per sqft, price per foot, sq ft price, sqft price, ppsf, ppsqft, psf, $/sf, $/sqft, $/sq ft, $ per sf, $ per sqft, $ per sq ft, $ per square foot, dollar per square foot, dollar per sq ft, dollar per foot, cost per square foot, cost per sq ft, cost per sqft, price/sf,
      price/sqft, price/sq ft, price per sq foot, cost per sq foot, dollar per sq foot, per sq foot, per square foot, per sq ft, per sqft, a square foot, a sq ft, a sqft, a foot, square foot price
    `),
    rollup: 'avg',
    overTime: 'sale',
    low: words('best value, best value per square foot, best value per sq ft'),
    units: words(
      'per square foot, per sq ft, per sqft, per sf, a square foot, a sq ft, a sqft, a foot, psf, per foot',
    ),
  }),
  // Without its own name, "sold price per square foot" would be the sold price.
  derived(
    table,
    'sold_price_per_sf',
    { kind: 'column', column: 'price_per_sf' },
    {
      kind: 'number',
      format: 'price_per_sf',
      label: 'sold price per sq ft',
      usualStep: 100,
      words: ['sold', 'sale', 'sales', 'selling', 'closing', 'closed'].flatMap(kind =>
        ['per square foot', 'per sq ft', 'per sqft', 'per sf', 'per foot', 'per sq foot'].map(
          unit => `${kind} price ${unit}`,
        ),
      ),
      noun: 'sale',
      rollup: 'avg',
    },
  ),
  derived(table, 'living_area', over('price', 'price_per_sf'), {
    kind: 'number',
    format: 'number',
    label: 'living area in sq ft',
    usualStep: 500,
    words: words(`
      living area, interior size, footage, square foot, square footage, sq ft, sqft, sf, floor area, floor space, home size,
      house size, size, living space, heated area, heated square foot, sq footage
    `),
    rollup: 'avg',
    units: words('square foot, sq ft, sqft, sf, sq foot'),
    high: words('roomiest, roomy, spacious, most spacious'),
    low: words('tiniest'),
  }),
  derived(table, 'discount', minus('ask_price', 'sold_price'), {
    kind: 'number',
    format: 'money',
    label: 'discount',
    words: words(`
      discount, off ask, off asking, off list, discount off asking, discount off ask, discount from asking, discount from ask, discount from ask price, discount from the ask price, discount from asking price, discount from list price, discount from the asking price,
      discount from list, discount in dollar, amount off, dollar amount off, amount knocked off, amount taken off, amount come off, amount shaved off, discount in dollar from asking, discount off the asking price, discount off list,
      price cut at sale, markdown, seller come down, seller come down from asking, seller come down from ask, seller come down from list, seller come down from asking price, seller come down from the asking price, do seller give up, amount below asking, amount under asking, below asking amount, negotiated off,
      knock off the asking price, knock off asking, knock off, take off the asking price, get off the asking price, negotiate off, negotiate off the asking price, taken off the asking price, knocked off, knocked off asking, knocked off ask, knocked off the asking price, knocked off the ask,
      knocked off list, taken off asking, taken off the ask, come off asking, come off the asking price, come off the ask price, come off the list price, come off list, come off list price, come off asking price, shaved off asking, ask minus sold, off the asking price, asking minus sold,
      ask to sold gap, difference between ask price and sold price, gap between ask price and sold price
    `)
      .concat(cuts.flatMap(cut => fromAskToSale.map(way => `${cut} ${way}`)))
      .concat(underAsking.flatMap(under => howMuch.map(how => `${how} ${under}`)))
      .concat(apart),
    noun: 'sale',
    rollup: 'avg',
    units: [...underAsking, ...offAsking],
    high: farthestBelow,
  }),
  derived(table, 'premium', minus('sold_price', 'ask_price'), {
    kind: 'number',
    format: 'money',
    label: 'premium over asking',
    words: words(`
      premium over asking, amount over asking, amount above asking, sold minus ask, over asking amount,
      dollar over asking, premium paid, overbid, overbid amount, over bid
    `).concat(overAsking.flatMap(over => howMuch.map(how => `${how} ${over}`))),
    noun: 'sale',
    rollup: 'avg',
    units: overAsking,
    high: words('biggest premium, highest premium, largest premium').concat(farthestAbove),
    quiet: true,
  }),
  derived(table, 'discount_percent', times(100, over(minus('ask_price', 'sold_price'), 'ask_price')), {
    kind: 'number',
    format: 'percent',
    label: 'discount in percent',
    words: words(`
      discount percent, percent discount, discount in percent, discount in percent off asking, discount rate, percent off, percent off asking, discount percentage
    `).concat(
      underAsking.flatMap(under =>
        ['percent', 'how many percent', 'how much percent'].map(how => `${how} ${under}`),
      ),
      offAsking.flatMap(off => inPercent.map(way => `discount ${off} ${way}`)),
    ),
    noun: 'sale',
    rollup: 'avg',
    units: [...underAsking, ...offAsking],
    high: farthestBelow.flatMap(far => inPercent.map(way => `${far} ${way}`)),
  }),
  derived(table, 'premium_percent', times(100, over(minus('sold_price', 'ask_price'), 'ask_price')), {
    kind: 'number',
    format: 'percent',
    label: 'premium in percent',
    words: words(`
      premium percent, percent premium, premium in percent, premium percentage, percentage premium, overbid percent, percent overbid
    `).concat(
      overAsking.flatMap(above => ['how many percent', 'how much percent'].map(how => `${how} ${above}`)),
    ),
    noun: 'sale',
    rollup: 'avg',
    units: overAsking,
    high: farthestAbove.flatMap(far => inPercent.map(way => `${far} ${way}`)),
    quiet: true,
  }),
  derived(table, 'sale_to_list', times(100, over('sold_price', 'ask_price')), {
    kind: 'number',
    format: 'percent',
    label: 'sale-to-list ratio',
    words: words(`
      sale to list price ratio, list to sale price ratio, s/l ratio, s/l, sl ratio, s to l ratio, lp/sp,
      sale price to list price, how close to asking, how close to ask, how close to list, how close to the asking price,
      percent of list price, percent of list, percent of asking, percent of ask,
      share of the asking price
    `).concat(soldToList),
    noun: 'sale',
    rollup: 'avg',
  }),
  ...rentalAttributes,
  derived(table, 'price_per_bed', over('price', 'beds'), {
    kind: 'number',
    format: 'money',
    label: 'price per bedroom',
    words: words('price per bedroom, price per bed, cost per bedroom, cost per bed'),
    rollup: 'avg',
    quiet: true,
  }),
]
