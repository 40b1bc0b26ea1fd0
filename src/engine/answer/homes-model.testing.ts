// A small letting business for the tests of what is said: homes and the bookings of them.
import type { Attribute, Model, Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'

const attribute = (table: string, name: string, label: string, more: Partial<Attribute>): Attribute => ({
  id: `${table}.${name}`,
  table,
  expr: { kind: 'column', column: name },
  kind: 'number',
  format: 'number',
  label,
  words: [label],
  ...more,
})
const category = (table: string, name: string, label: string, values: Attribute['values'] = {}) =>
  attribute(table, name, label, { kind: 'category', format: 'text', values })
const text = (table: string, name: string, label: string) =>
  attribute(table, name, label, { kind: 'text', format: 'text' })
const identifier = (table: string, name: string, label: string) =>
  attribute(table, name, label, { kind: 'identifier', format: 'text' })
const day = (table: string, name: string, label: string) =>
  attribute(table, name, label, { kind: 'day', format: 'date' })

const attributes: readonly Attribute[] = [
  identifier('homes', 'id', 'home ID'),
  text('homes', 'title', 'home'),
  category('homes', 'home_type', 'home type'),
  category('homes', 'city', 'city'),
  category('homes', 'state', 'state', { CA: ['california'], NC: ['north carolina'] }),
  category('homes', 'market', 'listing status', { ACT: ['active', 'for sale'], SCO: ['under contract'] }),
  attribute('homes', 'rate', 'nightly rate', { format: 'money' }),
  attribute('homes', 'rate_per_sf', 'rate per square foot', { format: 'price_per_sf' }),
  attribute('homes', 'bedrooms', 'bedrooms', { format: 'count', units: ['bedroom'] }),
  attribute('homes', 'rating', 'rating', { format: 'ratio' }),
  attribute('homes', 'year_built', 'year built', { format: 'year' }),
  attribute('homes', 'idle', 'days without a guest', { format: 'days' }),
  attribute('homes', 'has_pool', 'pool', {
    kind: 'flag',
    format: 'flag',
    flag: { yes: ['with a pool'], no: ['without a pool'] },
  }),
  attribute('homes', 'listed_at', 'listed on', { kind: 'moment', format: 'date', quiet: true }),
  identifier('bookings', 'id', 'booking ID'),
  identifier('bookings', 'home_id', 'home ID'),
  text('bookings', 'guest_name', 'guest'),
  identifier('bookings', 'guest_email', 'guest email'),
  day('bookings', 'check_in', 'check-in'),
  day('bookings', 'check_out', 'check-out'),
  day('bookings', 'booked_at', 'booked on'),
  attribute('bookings', 'nights', 'nights', { format: 'nights' }),
  attribute('bookings', 'total', 'total price', { format: 'money' }),
  attribute('bookings', 'note', 'note', { kind: 'text', format: 'text', searchable: true }),
  category('bookings', 'status', 'status'),
  category('bookings', 'source', 'source', { booking_com: ['booking com', 'booking.com'] }),
  category('bookings', 'device', 'device'),
  category('bookings', 'payment', 'payment method'),
  category('bookings', 'reason', 'interest'),
]

const notCancelled = {
  kind: 'is',
  attribute: 'bookings.status',
  values: ['cancelled'],
  not: true,
} as const satisfies Condition

const nouns: readonly Noun[] = [
  {
    id: 'home',
    table: 'homes',
    name: ['homes.title'],
    label: ['home', 'homes'],
    words: ['home'],
    columns: ['homes.city', 'homes.rate'],
    date: 'homes.listed_at',
  },
  {
    id: 'booking',
    table: 'bookings',
    name: ['bookings.guest_name'],
    label: ['booking', 'bookings'],
    words: ['booking'],
    where: [notCancelled],
    date: 'bookings.check_in',
    columns: ['bookings.check_in', 'bookings.total'],
  },
  {
    id: 'reservation',
    table: 'bookings',
    name: ['bookings.guest_name', 'bookings.guest_email'],
    label: ['reservation', 'reservations'],
    words: ['reservation'],
    date: 'bookings.check_in',
    columns: [],
  },
  {
    id: 'guest',
    table: 'bookings',
    key: 'guest_email',
    name: ['bookings.guest_name'],
    label: ['guest', 'guests'],
    words: ['guest'],
    date: 'bookings.check_in',
    columns: [],
  },
]

export const homesModel: Model = {
  id: 'homes',
  about: 'Homes that are let by the night, and who booked them.',
  attributes,
  nouns,
  measures: [
    {
      id: 'revenue',
      label: 'revenue',
      words: ['revenue'],
      noun: 'booking',
      where: [{ kind: 'is', attribute: 'bookings.status', values: ['confirmed', 'completed'] }],
      date: 'bookings.check_in',
      value: { kind: 'aggregate', of: { fn: 'sum', attribute: 'bookings.total' } },
      format: 'money',
    },
    {
      id: 'nights_sold',
      label: 'nights sold',
      words: ['nights sold'],
      noun: 'booking',
      date: 'bookings.check_in',
      value: { kind: 'aggregate', of: { fn: 'sum', attribute: 'bookings.nights' } },
      format: 'count',
    },
    {
      id: 'average_stay',
      label: 'average stay',
      words: ['average stay'],
      noun: 'booking',
      date: 'bookings.check_in',
      value: { kind: 'aggregate', of: { fn: 'avg', attribute: 'bookings.nights' } },
      format: 'nights',
    },
    {
      id: 'cancellation_rate',
      label: 'cancellation rate',
      words: ['cancellation rate'],
      noun: 'reservation',
      where: [],
      date: 'bookings.check_in',
      value: {
        kind: 'ratio',
        top: { fn: 'count', where: [{ ...notCancelled, not: false }] },
        bottom: { fn: 'count' },
        percent: true,
      },
      format: 'percent',
      lowIsGood: true,
    },
    {
      id: 'occupancy',
      label: 'occupancy',
      words: ['occupancy'],
      noun: 'booking',
      date: 'bookings.check_in',
      value: {
        kind: 'occupancy',
        start: 'bookings.check_in',
        end: 'bookings.check_out',
        capacity: 'home',
      },
      format: 'percent',
    },
  ],
  segments: [
    {
      id: 'new',
      label: 'out of season',
      words: ['out of season'],
      noun: 'booking',
      where: [{ kind: 'compare', attribute: 'bookings.nights', op: '<', value: 2 }],
    },
    {
      id: 'social',
      label: 'from social media',
      words: ['social media'],
      noun: 'booking',
      where: [{ kind: 'is', attribute: 'bookings.source', values: ['instagram', 'facebook'] }],
    },
  ],
  links: [{ from: 'bookings', column: 'home_id', to: 'homes' }],
  absent: [
    { words: ['cleaning', 'cleaning fee', 'cleaning cost'], label: 'cleaning costs' },
    { words: ['review', 'star rating by guests'], label: 'reviews by guests' },
  ],
  examples: [
    'What was our revenue last month?',
    'Top 5 homes by revenue this year',
    'How many bookings came from Instagram?',
    'Which homes have no bookings in the next 60 days?',
    'Average nightly rate by city',
    'What is our cancellation rate?',
  ],
}
