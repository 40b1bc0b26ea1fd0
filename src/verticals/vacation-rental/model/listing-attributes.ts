// What is known of a home that is let by the night.
import type { Attribute } from '#contract/model.ts'
import { peopleOfStates } from '#verticals/demonyms.ts'
import { column, derived, over, words } from '#verticals/model-entries.ts'
import { stateNames } from '#verticals/us-states.ts'

const table = 'property_listings'

const kindsOf = (things: string): string[] =>
  words(things).flatMap(thing =>
    ['type', 'kind', 'sort', 'style', 'class', 'category'].map(kind => `${kind} of ${thing}`),
  )

export const listingAttributes: readonly Attribute[] = [
  column(table, 'id', {
    kind: 'identifier',
    format: 'text',
    label: 'listing ID',
    words: words('listing id, property id, home id'),
    quiet: true,
  }),
  column(table, 'title', {
    kind: 'text',
    format: 'text',
    label: 'property',
    words: words(`
      title, property name, listing name, home name, house name, rental name, name of the place
    `),
    searchable: true,
    names: true,
  }),
  column(table, 'property_type', {
    kind: 'category',
    format: 'text',
    label: 'property type',
    words: words(`
      property type, home type, house type, listing type, rental type, style, type, lodging type, accommodation type,
      category, property category, house category, home category, listing category, property class, house class
    `).concat(
      kindsOf('property, home, house, place, listing, rental, lodging, accommodation, dwelling, unit'),
    ),
    values: {
      beach_house: words(`
        beach home, beach place, house on the beach, home on the beach, beach rental, beach property, seaside home, coastal home
      `),
      lake_house: words('lakehouse, lake home, lake place, lake rental, lake property, lakeside home'),
      mountain_cabin: words(`
        cabin, log cabin, mountain home, mountain house, mountain place, mountain rental
      `),
      ski_chalet: words('chalet, ski house, ski home, ski place, ski lodge, ski rental'),
      city_loft: words('loft, urban loft, downtown loft'),
      desert_villa: words('villa, desert home, desert house, desert place'),
      country_cottage: words('cottage, country home, country house, country place'),
      tiny_home: words('tiny house, tiny place'),
    },
  }),
  column(table, 'city', {
    kind: 'category',
    format: 'text',
    label: 'city',
    words: words('city, town, location, destination, market, area, located'),
    values: {
      'South Lake Tahoe': words('tahoe, lake tahoe, south tahoe'),
      'Nags Head': words('outer banks, obx, nag head'),
      'Key West': words('the keys, florida keys'),
      Carmel: words('carmel by the sea'),
      Breckenridge: words('breck'),
      Napa: words('napa valley, wine country'),
    },
  }),
  column(table, 'state', {
    kind: 'category',
    format: 'text',
    label: 'state',
    words: words('state, us state'),
    values: stateNames,
    // A Georgian house may stand anywhere.
    people: { ...peopleOfStates, GA: [] },
  }),
  derived(table, 'price_per_bedroom', over('price', 'bedrooms'), {
    kind: 'number',
    format: 'money',
    label: 'nightly rate per bedroom',
    words: words(`
      price per bedroom, rate per bedroom, cost per bedroom, nightly rate per bedroom, nightly price per bedroom,
      price per bed, rate per bed, price per night per bedroom
    `),
    rollup: 'avg',
    quiet: true,
  }),
  derived(table, 'price_per_bathroom', over('price', 'bathrooms'), {
    kind: 'number',
    format: 'money',
    label: 'nightly rate per bathroom',
    words: words(`
      price per bathroom, rate per bathroom, cost per bathroom, nightly rate per bathroom, nightly price per bathroom,
      price per bath, rate per bath, price per night per bathroom
    `),
    rollup: 'avg',
    quiet: true,
  }),
  column(table, 'price', {
    kind: 'number',
    format: 'money',
    label: 'nightly rate',
    usualStep: 100,
    words: words(`
      price, nightly rate, nightly price, rate, room rate, list price, listed price, price per night, rate per night, cost per night, cost,
      cost a night, price a night, rate a night, daily rate, day rate, night rate, list rate, listed rate, listed rate per night,
      base rate, rack rate, asking rate, nightly cost, nightly charge, charge, charge per night, tariff, rent for, let for, price tag, price point, rate card,
      asking price per night, asking price a night, asking rate per night
    `),
    units: words('a night, per night, each night, for the night, nightly'),
    rollup: 'avg',
    high: words(`
      expensive, pricey, pricier, priciest, costly, costlier, costliest, high end, luxury, luxurious, upscale,
      premium, fancy, fancier, fanciest, posh, dearest
    `),
    low: words(`
      cheap, cheaper, cheapest, affordable, inexpensive, low cost, low priced, economical, budget,
      budget friendly, bargain, reasonably priced
    `),
  }),
  column(table, 'bedrooms', {
    kind: 'number',
    format: 'count',
    label: 'bedrooms',
    words: words('bedroom, bed, sleep, bed count, bedroom count, br, bd, bdr, bdrm, number of beds'),
    units: words('bedroom, bed room, bed, br, bd, bdr, bdrm'),
    rollup: 'avg',
    high: words('roomy, roomier, roomiest, spacious'),
    low: words('tiniest, coziest'),
  }),
  column(table, 'bathrooms', {
    kind: 'number',
    format: 'number',
    label: 'bathrooms',
    words: words('bathroom, bath, ba, bath count, washroom, restroom'),
    units: words('bathroom, bath room, bath, ba'),
    rollup: 'avg',
  }),
  column(table, 'status', {
    kind: 'category',
    format: 'text',
    label: 'status',
    words: words('status, listing status, property status, home status, availability'),
    values: {
      available: words(`
        open, free, free to book, open to book, vacant, unoccupied, bookable, not taken, ready to book, can be booked, empty, for rent,
        up for rent, available to rent, open for booking, ready to rent, unbooked, up for grabs,
        can still be booked, could be booked, could still be booked, can still book, can book, could book, left to book,
        anything left, something left, any left, still left, what is left
      `),
      pending: words('on hold'),
      booked: words('occupied, rented out'),
      maintenance: words(`
        in repair, under repair, being repaired, being fixed, out of service, out of order, offline,
        closed for repair, under maintenance, down for maintenance, being renovated, closed for maintenance, shut for maintenance, shut for repair, shut down for maintenance, out for maintenance,
        out of commission, being worked on, off line for repair, offline for repair, in maintenance,
        under renovation, off the market for maintenance, off the market for repair, being serviced, out of action, in the shop, in the shop for repair, down for repair, sidelined, sidelined for repair,
        out of service for repair, out of service for maintenance, out of order for repair, offline for maintenance,
        laid up, laid up for repair, benched for repair, mothballed for repair, out for repair
      `),
    },
  }),
  column(table, 'address', {
    kind: 'text',
    format: 'text',
    label: 'address',
    words: words('address, street address, street'),
    searchable: true,
  }),
  column(table, 'created_at', {
    kind: 'moment',
    format: 'date',
    label: 'listed on',
    words: words(`
      created at, listing date, list date, date listed, listed on, date added, added on, go live date,
      onboarding date
    `),
    high: words('newest, latest, recent, most recently listed, most recently added'),
    low: words(`
      oldest, longest listed, listed longest, listed the longest, listed with us longest, listed with us the longest, listed first, first listed,
      earliest listed, listed earliest, added first, first added, longest standing, longest running, longest serving,
      with us longest, with us the longest, on the market longest, on the market the longest
    `),
    quiet: true,
  }),
]
