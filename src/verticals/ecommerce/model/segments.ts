// Named parts of the shop, used like adjectives: out of stock, repeat, discounted.
import type { Segment } from '#contract/model.ts'
import { compare, is, words } from '#verticals/model-entries.ts'

const stock = (op: '=' | '>' | '<=', value: number) => compare('ecommerce_products.stock_quantity', op, value)
const orders = (op: '=' | '>=', value: number) => compare('ecommerce_buyers.total_orders', op, value)
const againstListPrice = (op: '<' | '=') =>
  compare('ecommerce_purchases.total_amount', op, { attribute: 'ecommerce_purchases.list_total' })

export const segments: readonly Segment[] = [
  {
    id: 'out_of_stock',
    label: 'out of stock',
    words: words(`
      out of stock, nothing in stock, with nothing in stock, nothing left, with nothing left, nothing left in stock, nothing left on the shelf, with nothing left in stock, with nothing left on the shelf, none left, with none left, 0 left, with 0 left, depleted, exhausted, we have none of, are we out of, we are out of, run out of, completely out of, all out of, sold out, oos, stocked out, no stock, zero stock, not in stock, unavailable,
      out of inventory, no inventory, not available, be out, ran out, ran out of, run dry,
      stock be zero, at zero, sitting at zero, down to zero, zero left, zero in stock, zero on hand, hit zero, at 0, down to 0
    `),
    noun: 'product',
    where: [stock('=', 0)],
  },
  {
    id: 'low_stock',
    label: 'low on stock',
    words: words(`
      low stock, close to running out, close to selling out, low on stock, low on the shelf, low on the shelves, low on hand, low in stock, low inventory, running low, almost out, nearly out, almost out of stock, nearly out of stock, practically out of stock, close to out of stock, practically sold out,
      almost sold out, almost gone, about to run out, short on stock, need restocking, needs restocking,
      running low on stock, run low, getting low, running out, run out soon, need to restock, need a restock,
      need reordering, need to reorder, should be reordered, to reorder, nearly gone, nearly sold out,
      running short, dwindling, low on inventory, have to reorder, about to sell out
    `),
    noun: 'product',
    where: [stock('>', 0), stock('<=', 10)],
  },
  {
    id: 'low_or_out',
    label: 'low on or out of stock',
    words: words(`
      low or out of stock, low on or out of stock, low on stock or out of stock, low stock or out of stock, low in stock or out of stock, low or out, low on or out of, are we low on or out of,
      we are low on or out of, out of stock or low, out of stock or low on stock, out of stock or low stock, out or low on stock, out of or low on, out or low, running low or out of stock, running low or sold out,
      running low or out, low or sold out, sold out or running low, low on stock or sold out, sold out or low on stock, out or almost out, gone or almost gone
    `),
    noun: 'product',
    where: [stock('<=', 10)],
  },
  {
    id: 'in_stock',
    label: 'in stock',
    words: words(
      'in stock, available, still available, still in stock, not sold out, with stock left, with stock remaining, with leftover stock, with some stock left, with any stock left, with stock on hand, that have stock left, have stock left, have any stock left, have stock',
    ),
    noun: 'product',
    where: [stock('>', 0)],
  },
  {
    id: 'unreviewed',
    label: 'without reviews',
    words: words(`
      unreviewed, without review, no review, not reviewed, unrated, nobody has reviewed, never reviewed,
      not rated, without a rating, no rating
    `),
    noun: 'product',
    where: [compare('ecommerce_products.review_count', '=', 0)],
  },
  {
    id: 'repeat_customer',
    label: 'repeat',
    words: words(`
      repeat, returning, recurring, loyal, came back, come back, coming back, repeated, came back for a second order,
      come back for a second order, came back for more, come back for more, placed a second order, made a second purchase,
      came back for another order, ordered a second time, bought a second time, came back a second time, bought again,
      ordered again, keep buying, keep ordering, keep shopping, reorder, reordered, return for more, returned for more, came back to buy again, come back to buy again,
      regular, loyalist, repeater
    `),
    noun: 'customer',
    where: [orders('>=', 2)],
  },
  {
    id: 'one_time_customer',
    label: 'one-time',
    words: words(`
      one time, onetime, one timer, single order customer, single order buyer, one off, only once, just once, ordered once,
      bought once, only bought once, only ordered once, just bought once, just ordered once, bought only once, ordered only once,
      bought just once, ordered just once, only bought from us once, only ever bought once, only ever ordered once
    `),
    noun: 'customer',
    where: [orders('=', 1)],
  },
  {
    id: 'without_orders',
    label: 'without a completed order',
    words: words('never ordered, never placed an order, non buyer'),
    noun: 'customer',
    where: [orders('=', 0)],
  },
  {
    id: 'discounted',
    label: 'discounted',
    words: words(`
      discounted, at a discount, on discount, with a discount, below list price, marked down, on promo, promo
    `),
    noun: 'order',
    where: [againstListPrice('<')],
  },
  {
    id: 'full_price',
    label: 'at full price',
    words: words(`
      full price, at full price, undiscounted, without a discount, no discount, at list price
    `),
    noun: 'order',
    where: [againstListPrice('=')],
  },
  {
    id: 'paid_by_card',
    label: 'paid by card',
    words: words(
      'card, by card, with a card, bank card, plastic, paid by card, paid with card, paid with a card, paid by bank card, paid with plastic',
    ),
    noun: 'order',
    where: [is('ecommerce_purchases.payment_method', 'credit_card', 'debit_card')],
  },
  {
    id: 'paid_by_wallet',
    label: 'paid by digital wallet',
    words: words(`
      digital wallet, mobile wallet, phone wallet, wallet, e wallet, mobile payment, mobile pay
    `),
    noun: 'order',
    where: [is('ecommerce_purchases.payment_method', 'apple_pay', 'google_pay')],
  },
  {
    id: 'abandoned_cart',
    label: 'with an abandoned cart',
    words: words(`
      abandoned cart, cart be abandoned, basket be abandoned, cart get abandoned, basket get abandoned, cart be left behind, cart get left behind,
      cart be left, abandoned, abandoned basket, cart abandoned, left their cart, left in the cart
    `),
    noun: 'session',
    where: [],
    count: { of: 'cart_addition', op: '>=', value: 1 },
    lacking: 'purchase_event',
    number: 'abandoned_carts',
    rate: 'cart_abandonment_rate',
  },
  {
    id: 'abandoned_checkout',
    label: 'with an abandoned checkout',
    words: words(`
      abandoned checkout, checkout be abandoned, checkout get abandoned, abandoned at checkout, dropped out at checkout, dropped off at checkout, drop off at checkout, left at checkout,
      unfinished checkout
    `),
    noun: 'session',
    where: [],
    count: { of: 'checkout', op: '>=', value: 1 },
    lacking: 'purchase_event',
    number: 'abandoned_checkouts',
    rate: 'checkout_abandonment_rate',
  },
  {
    id: 'single_event',
    label: 'with a single event',
    words: words('single event, one event, bounced, one page, single page'),
    noun: 'session',
    where: [],
    count: { of: 'event', op: '=', value: 1 },
  },
]
