// How visits to the website end. Each is a share of sessions, not of events: one session may put five things into its cart.
import type { Measure } from '#contract/model.ts'
import { is, words } from '#verticals/model-entries.ts'
import { visitMeasures } from './visit-measures.ts'

const had = (event: string) => [is('ecommerce_analytics.event_type', event)]
const ofSessions = {
  noun: 'session',
  where: [],
  date: 'ecommerce_analytics.created_at',
  format: 'percent',
} as const
const share = { kind: 'share_of_groups', per: 'session_id' } as const

const [view, cart, checkout, purchase] = [
  'view, product view',
  'cart, add to cart, atc',
  'checkout',
  'purchase, order',
]

/** "ATC to checkout rate", "checkout to purchase conversion": from one step to a later one. */
const between = (from: string, to: string) =>
  words(from).flatMap(step =>
    words(to).flatMap(next =>
      ['rate', 'conversion', 'conversion rate'].map(name => `${step} to ${next} ${name}`),
    ),
  )

export const siteMeasures: readonly Measure[] = [
  {
    id: 'conversion_rate',
    label: 'conversion rate',
    words: words(`
      conversion rate, conversion, cvr, site conversion, site conversion rate, purchase rate,
      session conversion, ecommerce conversion, sessions that convert
    `),
    ...ofSessions,
    value: { ...share, having: had('purchase') },
  },
  {
    id: 'cart_abandonment_rate',
    label: 'cart abandonment rate',
    words: words(`
      cart abandonment rate, cart abandonment, abandonment rate, cart abandon rate, abandon rate, cart abandoning rate, abandoned cart rate, basket abandonment,
      basket abandonment rate, cart drop off, shopping cart abandonment, abandonment, percent of cart be abandoned, share of cart be abandoned, percent of shopping cart be abandoned, percentage of shopping cart be abandoned, share of shopping cart be abandoned,
      percentage of cart be abandoned, how many percent of cart be abandoned, how often do people abandon their cart, how often do shopper abandon their cart,
      how often do customer abandon their cart, how often do visitor abandon their cart, how often do people abandon cart, how often be cart abandoned,
      how often be a cart abandoned, how often do cart get abandoned, how often do people abandon a cart, how often do people abandon the cart,
      how often do people leave their cart, how often do people leave the cart without buying
    `),
    ...ofSessions,
    value: { ...share, among: had('add_to_cart'), lacking: had('purchase') },
    lowIsGood: true,
  },
  {
    id: 'checkout_abandonment_rate',
    label: 'checkout abandonment rate',
    words: words(`
      checkout abandonment rate, checkout abandonment, checkout drop off, checkout drop off rate,
      checkout dropoff, abandoned checkout rate, percent of checkout be abandoned, percentage of checkout be abandoned, share of checkout be abandoned,
      percent of checkout get abandoned, percentage of checkout get abandoned, share of checkout get abandoned, how many percent of checkout be abandoned,
      how often be checkout abandoned, how often be a checkout abandoned, how often do checkout get abandoned, how often do people abandon checkout,
      how often do shopper abandon checkout
    `),
    ...ofSessions,
    value: { ...share, among: had('checkout_started'), lacking: had('purchase') },
    lowIsGood: true,
  },
  {
    id: 'abandoned_carts',
    label: 'abandoned carts',
    words: words('number of abandoned cart, count of abandoned cart, abandoned cart count'),
    ...ofSessions,
    format: 'count',
    value: { ...share, among: had('add_to_cart'), lacking: had('purchase'), number: true },
  },
  {
    id: 'abandoned_checkouts',
    label: 'abandoned checkouts',
    words: words('number of abandoned checkout, count of abandoned checkout, abandoned checkout count'),
    ...ofSessions,
    format: 'count',
    value: { ...share, among: had('checkout_started'), lacking: had('purchase'), number: true },
  },
  {
    id: 'no_purchase_rate',
    label: 'share of sessions without a purchase',
    words: words('no purchase rate, non conversion rate, share of session without a purchase'),
    ...ofSessions,
    value: { ...share, lacking: had('purchase') },
    lowIsGood: true,
  },
  {
    id: 'checkout_completion_rate',
    label: 'checkout completion rate',
    words: [
      ...words(`
        checkout completion rate, checkout completion, checkout conversion, checkout conversion rate,
        checkout success rate
      `),
      ...between(checkout, purchase),
    ],
    ...ofSessions,
    value: { ...share, among: had('checkout_started'), having: had('purchase') },
  },
  {
    id: 'add_to_cart_rate',
    label: 'add-to-cart rate',
    words: words('add to cart rate, cart rate, atc rate, cart addition rate'),
    ...ofSessions,
    value: { ...share, having: had('add_to_cart') },
  },
  {
    id: 'checkout_rate',
    label: 'checkout rate',
    words: words('checkout rate, checkout start rate'),
    ...ofSessions,
    value: { ...share, having: had('checkout_started') },
  },
  {
    id: 'cart_conversion_rate',
    label: 'cart conversion rate',
    words: [
      ...words('cart conversion rate, cart conversion, cart completion rate'),
      ...between(cart, purchase),
    ],
    ...ofSessions,
    value: { ...share, among: had('add_to_cart'), having: had('purchase') },
  },
  {
    id: 'view_to_cart_rate',
    label: 'view-to-cart rate',
    words: between(view, cart),
    ...ofSessions,
    value: { ...share, among: had('product_view'), having: had('add_to_cart') },
  },
  {
    id: 'view_to_purchase_rate',
    label: 'view-to-purchase rate',
    words: between(view, purchase),
    ...ofSessions,
    value: { ...share, among: had('product_view'), having: had('purchase') },
  },
  {
    id: 'cart_to_checkout_rate',
    label: 'cart-to-checkout rate',
    words: between(cart, checkout),
    ...ofSessions,
    value: { ...share, among: had('add_to_cart'), having: had('checkout_started') },
  },
  {
    id: 'search_conversion_rate',
    label: 'search conversion rate',
    words: [
      ...words('search conversion rate, search conversion, search cvr, search cr'),
      ...between('search', purchase),
    ],
    ...ofSessions,
    value: { ...share, among: had('search'), having: had('purchase') },
  },
  {
    id: 'bounce_rate',
    label: 'bounce rate',
    words: words('bounce rate, single event session rate'),
    ...ofSessions,
    value: { ...share, having: [], count: { op: '=', value: 1 } },
    lowIsGood: true,
  },
  ...visitMeasures,
]
