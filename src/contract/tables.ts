// The tables as both sides of the border know them. A test holds this against the database's own catalogue.
// A question mark marks a column that may be null.

type Scalar = 'bigint' | 'integer' | 'numeric' | 'text' | 'boolean' | 'date' | 'timestamptz' | 'jsonb'
export type ColumnType = Scalar | `${Scalar}?`
export type TableShape = Readonly<Record<string, ColumnType>>

export const tables = {
  property_listings: {
    id: 'bigint',
    title: 'text',
    property_type: 'text',
    city: 'text',
    state: 'text',
    price: 'numeric',
    bedrooms: 'integer',
    bathrooms: 'numeric',
    status: 'text',
    address: 'text',
    created_at: 'timestamptz',
  },
  reservations: {
    id: 'bigint',
    property_id: 'bigint',
    guest_name: 'text',
    guest_email: 'text',
    check_in: 'date',
    check_out: 'date?',
    reservation_type: 'text',
    total_price: 'numeric',
    status: 'text',
    created_at: 'timestamptz',
  },
  visitors: {
    id: 'bigint',
    name: 'text',
    email: 'text',
    interest_type: 'text',
    source: 'text',
    message: 'text?',
    visited_at: 'timestamptz',
  },
  visitor_interactions: {
    id: 'bigint',
    visitor_id: 'bigint?',
    property_id: 'bigint?',
    interaction_type: 'text',
    interaction_timestamp: 'timestamptz',
    session_id: 'text',
    device_type: 'text',
    referrer_source: 'text',
  },
  real_estate_listings: {
    id: 'bigint',
    mls_number: 'text',
    price: 'numeric?',
    address: 'text?',
    status: 'text?',
    beds: 'integer?',
    full_baths: 'integer?',
    partial_baths: 'integer?',
    subdivision: 'text?',
    sold_price: 'numeric?',
    ask_price: 'numeric?',
    close_date: 'date?',
    price_per_sf: 'numeric?',
    days_on_market: 'integer?',
    owner_rental_in_23: 'numeric?',
    has_pool: 'boolean',
    year_built: 'integer?',
    created_at: 'timestamptz',
  },
  ecommerce_products: {
    id: 'bigint',
    name: 'text',
    category: 'text',
    brand: 'text',
    price: 'numeric',
    stock_quantity: 'integer',
    rating: 'numeric?',
    review_count: 'integer',
    created_at: 'timestamptz',
  },
  ecommerce_buyers: {
    id: 'bigint',
    first_name: 'text',
    last_name: 'text',
    email: 'text',
    city: 'text',
    state: 'text',
    total_orders: 'integer',
    lifetime_value: 'numeric',
  },
  ecommerce_purchases: {
    id: 'bigint',
    buyer_id: 'bigint',
    product_id: 'bigint',
    order_number: 'text',
    purchase_date: 'timestamptz',
    quantity: 'integer',
    total_amount: 'numeric',
    payment_method: 'text',
    status: 'text',
  },
  ecommerce_analytics: {
    id: 'bigint',
    event_type: 'text',
    session_id: 'text',
    ip_address: 'text',
    created_at: 'timestamptz',
  },
  contact_submissions: {
    id: 'bigint',
    name: 'text',
    email: 'text',
    company: 'text?',
    vertical: 'text',
    message: 'text?',
    created_at: 'timestamptz',
  },
  query_logs: {
    id: 'bigint',
    demo_type: 'text',
    response_time_ms: 'integer',
    ip_address: 'text?',
    created_at: 'timestamptz',
    query_text: 'text',
    sql_query: 'text?',
    error_message: 'text?',
    query_response: 'jsonb?',
    user_agent: 'text?',
    request_headers: 'jsonb?',
  },
} as const satisfies Record<string, TableShape>

export type TableName = keyof typeof tables

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

// Numbers travel as JSON numbers: every money column fits a double exactly at two decimals.
type JsType<S> = S extends 'bigint' | 'integer' | 'numeric'
  ? number
  : S extends 'boolean'
    ? boolean
    : S extends 'jsonb'
      ? Json
      : string
type ValueOf<C> = C extends `${infer S}?` ? JsType<S> | null : JsType<C>
export type RowOf<T extends TableName> = {
  -readonly [C in keyof (typeof tables)[T]]: ValueOf<(typeof tables)[T][C]>
}

export const columnsOf = (table: TableName): string[] => Object.keys(tables[table])
