// What a shop counts: products, customers, orders, and what becomes of orders.
import type { Noun } from '#contract/model.ts'
import { is, words } from '#verticals/model-entries.ts'
import { callingOff, takingHome } from '#verticals/verbs.ts'

const orderColumns = [
  'ecommerce_purchases.purchase_date',
  'ecommerce_products.name',
  'ecommerce_purchases.quantity',
  'ecommerce_purchases.total_amount',
  'ecommerce_purchases.payment_method',
  'ecommerce_purchases.status',
]

/** Orders at one status. */
const orderAt = (
  id: string,
  status: 'completed' | 'cancelled' | 'refunded',
  about: Pick<Noun, 'label' | 'words' | 'verbs'>,
): Noun => ({
  id,
  table: 'ecommerce_purchases',
  name: ['ecommerce_purchases.order_number'],
  where: [is('ecommerce_purchases.status', status)],
  date: 'ecommerce_purchases.purchase_date',
  columns: orderColumns,
  best: 'ecommerce_purchases.total_amount',
  amount: 'ecommerce_purchases.total_amount',
  ...about,
})

export const nouns: readonly Noun[] = [
  {
    id: 'product',
    table: 'ecommerce_products',
    name: ['ecommerce_products.name'],
    label: ['product', 'products'],
    words: words(
      'product, item, sku, article, merchandise, arrival, goods, title, model, product listing, addition, product for sale, item for sale',
    ),
    verbs: words('carry, offer, we stock'),
    vague: words(
      'thing, catalog, assortment, selection, lineup, product lineup, product range, range, collection, product selection, on the market',
    ),
    date: 'ecommerce_products.created_at',
    otherDates: [
      {
        attribute: 'ecommerce_products.created_at',
        words: words(`
          launched, unveiled, premiered, brought out, put out, came out with, introduced, released, went live, rolled out, debuted, join the catalog, joined the catalog, hit the shelf, added, added to the shop, added to the store, new to the catalog, we added, was added, were added,
          recently added, newly added, newly listed, added to the catalog, created, was created, were created
        `),
      },
    ],
    pieces: 'ecommerce_products.stock_quantity',
    columns: [
      'ecommerce_products.category',
      'ecommerce_products.brand',
      'ecommerce_products.price',
      'ecommerce_products.stock_quantity',
      'ecommerce_products.rating',
    ],
    best: 'revenue',
    bestRival: 'units_sold',
    amount: 'ecommerce_products.price',
  },
  {
    id: 'stockout',
    table: 'ecommerce_products',
    name: ['ecommerce_products.name'],
    label: ['product out of stock', 'products out of stock'],
    words: words('stockout'),
    where: [is('ecommerce_products.stock_quantity', 0)],
    columns: ['ecommerce_products.category', 'ecommerce_products.brand', 'ecommerce_products.price'],
    amount: 'ecommerce_products.price',
  },
  {
    id: 'customer',
    table: 'ecommerce_buyers',
    name: ['ecommerce_buyers.first_name', 'ecommerce_buyers.last_name'],
    label: ['customer', 'customers'],
    words: words(`
      customer, buyer, shopper, client, consumer, purchaser, spender, big spender, patron, customer account, account, user, member,
      household, clientele
    `),
    verbs: words('live, reside, be based'),
    vague: words('person, people, folk'),
    columns: [
      'ecommerce_buyers.email',
      'ecommerce_buyers.city',
      'ecommerce_buyers.state',
      'ecommerce_buyers.total_orders',
      'ecommerce_buyers.lifetime_value',
    ],
    best: 'ecommerce_buyers.lifetime_value',
    bestRival: 'ecommerce_buyers.total_orders',
    origin: 'ecommerce_buyers.city',
    amount: 'ecommerce_buyers.lifetime_value',
  },
  {
    id: 'order',
    table: 'ecommerce_purchases',
    name: ['ecommerce_purchases.order_number'],
    label: ['order', 'orders'],
    words: words('order, purchase, transaction, online order, store order, total order'),
    verbs: [
      ...words('order, purchase, buy, shop, place an order, put an order, ordered, bought, purchased'),
      ...takingHome,
    ],
    vague: words('shop, store, business'),
    date: 'ecommerce_purchases.purchase_date',
    otherDates: [
      {
        attribute: 'ecommerce_purchases.purchase_date',
        words: words('placed, made, came in, come through, received'),
      },
    ],
    columns: orderColumns,
    best: 'ecommerce_purchases.total_amount',
    amount: 'ecommerce_purchases.total_amount',
  },
  orderAt('sale', 'completed', {
    label: ['completed order', 'completed orders'],
    words: words('sale, completed sale'),
  }),
  orderAt('refund', 'refunded', {
    label: ['refund', 'refunds'],
    words: words('refund, return, refund volume, return volume'),
    verbs: words('refund, return, send back, ship back, bring back, refunded, returned, sent back, reversed'),
  }),
  orderAt('cancellation', 'cancelled', {
    label: ['cancelled order', 'cancelled orders'],
    words: words('cancellation, cancelation, cancel volume, cancellation volume'),
    verbs: [...words('cancel, cancelled, canceled'), ...callingOff],
  }),
]
