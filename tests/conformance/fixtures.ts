// A few rows of every table with what usually breaks an API in them: quotes, commas, brackets, emoji, nulls, ties and zeros.
import type { RowOf, TableName } from '#contract/tables.ts'
import type { Statement } from '#db/port.ts'

const listing = (id: number, mls_number: string, more: Partial<RowOf<'real_estate_listings'>> = {}) => ({
  id,
  mls_number,
  price: 450000 + id * 1000,
  address: `${id} Harbor Way`,
  status: 'COP',
  beds: 3,
  full_baths: 2,
  partial_baths: null,
  subdivision: 'Harbor Village',
  sold_price: null,
  ask_price: 450000 + id * 1000,
  close_date: null,
  price_per_sf: 312.5,
  days_on_market: 30 + id,
  owner_rental_in_23: null,
  has_pool: id % 2 === 0,
  year_built: 1990 + id,
  created_at: `2026-02-0${id}T12:00:00+00:00`,
  ...more,
})

const day = (n: number) => String(n).padStart(2, '0')
const counted = <Row>(n: number, make: (n: number) => Row): Row[] =>
  Array.from({ length: n }, (_, i) => make(i + 1))
const oneOf = <T>(choices: readonly [T, ...T[]], n: number): T => choices[n % choices.length] ?? choices[0]

export const fixtures = {
  property_listings: [
    ['Driftwood Beach House', 'beach_house', 'Santa Cruz', 'CA', 320, 3, 2.5, 'available', '12 Cliff Drive'],
    ['Alpenglow "Ski" Chalet', 'ski_chalet', 'Aspen', 'CO', 990.5, 5, 4, 'booked', "7 O'Leary's Lane"],
    ['Lantern, Loft (B)', 'city_loft', 'Austin', 'TX', 145, 0, 1, 'pending', '300 Congress Ave, #4'],
    ['Cabaña Élan 😀', 'desert_villa', 'Sedona', 'AZ', 410, 4, 3, 'available', '9 Red \\ Rock Road'],
    ['Quiet Pines', 'mountain_cabin', 'Gatlinburg', 'TN', 145, 2, 1.5, 'maintenance', '1 Pine Trail'],
  ].map(([title, property_type, city, state, price, bedrooms, bathrooms, status, address], i) => ({
    id: i + 1,
    title,
    property_type,
    city,
    state,
    price,
    bedrooms,
    bathrooms,
    status,
    address,
    created_at: `2026-01-0${i + 1}T08:00:00+00:00`,
  })),
  reservations: counted(23, n => ({
    id: n,
    property_id: 1 + (n % 5),
    guest_name: `Guest ${n}`,
    guest_email: `guest${n}@example.com`,
    check_in: `2026-03-${day(n)}`,
    check_out: n % 6 === 0 ? null : `2026-03-${day(n + 3)}`,
    reservation_type: n % 6 === 0 ? 'viewing' : 'short_stay',
    total_price: n % 6 === 0 ? 0 : 100.25 * n,
    status: oneOf(['confirmed', 'completed', 'pending', 'cancelled'], n),
    created_at: `2026-02-${day(1 + (n >> 1))}T09:30:00.123456+00:00`,
  })),
  visitors: counted(6, n => ({
    id: n,
    name: n === 4 ? 'Zoë "Z" O\'Neil' : `Visitor ${n}`,
    email: `visitor${n}@example.net`,
    interest_type: oneOf(['renting', 'buying', 'investing', 'listing'], n),
    source: oneOf(['google', 'airbnb', 'direct'], n),
    message: n % 2 === 0 ? null : `Hello, I like (very much) number ${n}.`,
    visited_at: `2026-01-1${n}T10:00:00+00:00`,
  })),
  visitor_interactions: counted(12, n => ({
    id: n,
    visitor_id: n % 4 === 0 ? null : 1 + (n % 6),
    property_id: n % 5 === 0 ? null : 1 + (n % 5),
    interaction_type: oneOf(['impression', 'view', 'click', 'inquiry', 'favorite', 'share'], n),
    interaction_timestamp: `2026-02-${day(n)}T18:00:00+00:00`,
    session_id: `00000000-0000-4000-8000-00000000000${n % 3}`,
    device_type: oneOf(['desktop', 'mobile', 'tablet'], n),
    referrer_source: oneOf(['google', 'airbnb', 'vrbo'], n),
  })),
  real_estate_listings: [
    listing(1, '100001'),
    listing(2, 'A,B(1)', { beds: null, status: 'SLD', sold_price: 440000.5, close_date: '2026-01-20' }),
    listing(3, 'q"uote', { address: null, subdivision: 'Old Town' }),
    listing(4, 'back\\slash', { price: null, status: null }),
    listing(5, 'unié😀', { beds: 7, owner_rental_in_23: 18000 }),
    listing(6, '100006', { beds: null, year_built: null }),
  ],
  ecommerce_products: counted(4, n => ({
    id: n,
    name: `Product ${n}`,
    category: oneOf(['Home & Kitchen', 'Books', 'Toys & Games'], n),
    brand: oneOf(['Lumen & Oak', 'Fable & Co'], n),
    price: 19.99 * n,
    stock_quantity: n === 3 ? 0 : 12 * n,
    rating: n === 2 ? null : 4.5,
    review_count: n === 2 ? 0 : 10 * n,
    created_at: `2026-01-2${n}T00:00:00+00:00`,
  })),
  ecommerce_buyers: counted(4, n => ({
    id: n,
    first_name: `First${n}`,
    last_name: `Last${n}`,
    email: `buyer${n}@example.org`,
    city: 'Chicago',
    state: 'IL',
    total_orders: n - 1,
    lifetime_value: n === 3 ? 100 : 50 * n,
  })),
  ecommerce_purchases: counted(9, n => ({
    id: n,
    buyer_id: 1 + (n % 4),
    product_id: 1 + (n % 4),
    order_number: `ORD-10000${n}`,
    purchase_date: `2026-02-1${n >> 1}T15:45:30+00:00`,
    quantity: 1 + (n % 3),
    total_amount: 25.5 * n,
    payment_method: oneOf(['credit_card', 'paypal', 'gift_card'], n),
    status: oneOf(['completed', 'pending', 'refunded'], n),
  })),
  ecommerce_analytics: counted(11, n => ({
    id: n,
    event_type: oneOf(['page_view', 'product_view', 'search', 'purchase'], n),
    session_id: `00000000-0000-4000-8000-0000000000${day(n)}`,
    ip_address: `192.0.2.${n}`,
    created_at: `2026-02-0${1 + (n % 3)}T06:00:00+00:00`,
  })),
  contact_submissions: [],
  query_logs: counted(45, n => ({
    id: n,
    demo_type: oneOf(['vacation_rental', 'real_estate', 'ecommerce'], n),
    response_time_ms: n * 10,
    ip_address: n % 7 === 0 ? null : '198.51.100.0',
    created_at: `2026-02-${day(1 + (n % 20))}T${day(n % 24)}:00:00+00:00`,
    query_text: `How many? (${n})`,
    sql_query: n % 9 === 0 ? null : 'select count(*) from reservations',
    error_message: n % 9 === 0 ? 'too slow' : null,
    query_response: n % 9 === 0 ? null : { answer: `There are ${n}.`, results: [{ count: n }] },
    user_agent: 'Mozilla/5.0',
    request_headers: { 'accept-language': 'en-US' },
  })),
} satisfies Record<TableName, object[]>

/** Empties the tables and fills them again, ids included: every case starts from the same rows. */
export const resetStatements: Statement[] = [
  { text: `truncate ${Object.keys(fixtures).join(', ')} restart identity` },
  ...Object.entries(fixtures).map(([table, rows]) => ({
    text: `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1::json)`,
    values: [JSON.stringify(rows)],
  })),
  // Rows that a test writes take the ids that follow.
  ...Object.entries(fixtures).map(([table, rows]) => ({
    text: `select setval(pg_get_serial_sequence('${table}', 'id'), ${Math.max(rows.length, 1)}, ${rows.length > 0})`,
  })),
]
