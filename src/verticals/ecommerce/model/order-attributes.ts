// What the shop knows of its orders and of the people who place them.
import type { Attribute } from '#contract/model.ts'
import type { Expr } from '#contract/terms.ts'
import { column, derived, linkColumn, minus, times, words } from '#verticals/model-entries.ts'
import { peopleOfCities, peopleOfStates } from '#verticals/demonyms.ts'
import { callingOff } from '#verticals/verbs.ts'
import { stateNames } from '#verticals/us-states.ts'

const orders = 'ecommerce_purchases'
const buyers = 'ecommerce_buyers'
const productPrice: Expr = { kind: 'linked', table: 'ecommerce_products', column: 'price' }
const atFullPrice = times('quantity', productPrice)

export const orderAttributes: readonly Attribute[] = [
  column(orders, 'id', {
    kind: 'identifier',
    format: 'text',
    label: 'purchase ID',
    words: words('purchase id, transaction id'),
    quiet: true,
  }),
  linkColumn(orders, 'buyer_id', 'customer ID'),
  linkColumn(orders, 'product_id', 'product ID'),
  column(orders, 'order_number', {
    kind: 'identifier',
    format: 'text',
    label: 'order number',
    words: words('order number, order no, order #, order id, order reference, invoice number'),
    numbered: 'ORD-',
  }),
  column(orders, 'purchase_date', {
    kind: 'moment',
    format: 'date',
    label: 'order date',
    words: words(`
      purchase date, order date, date of purchase, date of the order, sale date, transaction date, ordered on,
      bought on, purchased on
    `),
    high: words('latest, recent, newest'),
    low: words('oldest'),
  }),
  column(orders, 'quantity', {
    kind: 'number',
    format: 'count',
    label: 'quantity',
    words: words(`
      quantity, qty, quantity per order, item per order, unit per order, piece per order, order quantity,
      item count
    `),
    rollup: 'sum',
    units: words('item'),
  }),
  derived(
    orders,
    'basket_size',
    { kind: 'column', column: 'quantity' },
    {
      kind: 'number',
      format: 'count',
      label: 'units per order',
      words: ['basket size', 'cart size', 'order size', 'basket', 'cart'].flatMap(size =>
        ['item', 'unit', 'piece', 'quantity', 'qty'].map(unit => `${size} in ${unit}`),
      ),
      rollup: 'avg',
      quiet: true,
    },
  ),
  column(orders, 'total_amount', {
    kind: 'number',
    format: 'money',
    label: 'order amount',
    usualStep: 100,
    words: words(`
      total amount, order amount, order total, order value, amount paid, purchase amount, order price,
      total paid, value of the order, transaction value, transaction amount, paid
    `),
    rollup: 'sum',
  }),
  // "Basket value by month" is that of one sale, not of all of them.
  derived(
    orders,
    'ticket',
    { kind: 'column', column: 'total_amount' },
    {
      kind: 'number',
      format: 'money',
      label: 'order amount',
      usualStep: 100,
      words: words('order size, ticket size, ticket, basket size, basket value, cart value, cart size'),
      noun: 'sale',
      rollup: 'avg',
      quiet: true,
    },
  ),
  column(orders, 'payment_method', {
    kind: 'category',
    format: 'text',
    label: 'payment method',
    words: words(`
      payment method, pay method, payment type, method of payment, payment option, way to pay, way of paying, way people pay, way customers pay, way they pay, how do people pay, how people pay, how customers pay, how do customers pay, how they pay, how they paid, how people paid, how customers paid, how it was paid, what they paid with, payment, method,
      form of payment, pay with, paid with, pay by, paid by, paid for with, paid for by, pay for with, paid via, pay via, paid through, pay through, paid using, means of payment, tender, tender type, payment tender,
      how do most people pay, how do people usually pay, how do people mostly pay, how do people normally pay, how do people typically pay, how do people mainly pay, how do people generally pay, how do most customers pay, how do customers usually pay, how do customers mostly pay, how do customers normally pay, how do customers typically pay, how do customers mainly pay, how do customers generally pay, how do most of our customers pay, how do our customers usually pay, how do our customers mostly pay, how do our customers normally pay,
      how do our customers typically pay, how do our customers mainly pay, how do our customers generally pay, how do most shoppers pay, how do shoppers usually pay, how do shoppers mostly pay, how do shoppers normally pay, how do shoppers typically pay, how do shoppers mainly pay, how do shoppers generally pay, how do most buyers pay, how do buyers usually pay, how do buyers mostly pay, how do buyers normally pay, how do buyers typically pay, how do buyers mainly pay, how do buyers generally pay
    `),
    best: 'order_count',
    bestRival: 'revenue',
    values: {
      credit_card: words('credit, cc'),
      debit_card: words('debit'),
      paypal: words('pay pal'),
      apple_pay: words('applepay, apple wallet'),
      google_pay: words('googlepay, gpay, g pay, google wallet'),
      gift_card: words('giftcard, gift certificate, gift voucher'),
    },
  }),
  column(orders, 'status', {
    kind: 'category',
    format: 'text',
    label: 'status',
    words: words('status, order status, purchase status'),
    values: {
      completed: words('complete, fulfilled, finished, successful, went through'),
      pending: words(`
        open, unfulfilled, in progress, processing, outstanding, awaiting, not completed yet, incomplete,
        unfinished, not finished, waiting, waiting to go through, yet to go through, still to go through, not gone through yet,
        not yet gone through, backlog, backlogged, in the backlog, waiting to be completed, yet to be completed, still to be completed, waiting to be processed,
        yet to be processed, still to be processed, stuck in pending, hanging
      `),
      cancelled: [...words('canceled, cancel'), ...callingOff],
      refunded: words(
        'refund, returned, money back, sent back, reimbursed, shipped back, brought back, reversed, order come back, item come back, product come back',
      ),
    },
  }),
  derived(orders, 'list_total', atFullPrice, {
    kind: 'number',
    format: 'money',
    label: 'amount at list price',
    words: words(`
      list total, amount at list price, full price amount, undiscounted amount, quantity x price,
      quantity time price, amount before discount, value at list price
    `),
    rollup: 'sum',
    quiet: true,
  }),
  derived(orders, 'discount', minus(atFullPrice, 'total_amount'), {
    kind: 'number',
    format: 'money',
    label: 'discount',
    words: words(`
      discount, discount given, discount amount, markdown, money off, price reduction, give away, given away,
      discount off list price, discount off the list price, discount off list, discount from list price, discount off full price,
      give away in discount, given away in discount, give in discount,
      knocked off
    `),
    rollup: 'sum',
    quiet: true,
  }),
]

export const buyerAttributes: readonly Attribute[] = [
  column(buyers, 'id', {
    kind: 'identifier',
    format: 'text',
    label: 'customer ID',
    words: words('customer id, buyer id, customer number'),
    quiet: true,
  }),
  column(buyers, 'first_name', {
    kind: 'text',
    format: 'text',
    label: 'first name',
    words: words('first name, given name, forename'),
    searchable: true,
  }),
  column(buyers, 'last_name', {
    kind: 'text',
    format: 'text',
    label: 'last name',
    words: words('last name, surname, family name'),
    searchable: true,
  }),
  derived(
    buyers,
    'whole_name',
    { kind: 'spaced', columns: ['first_name', 'last_name'] },
    {
      kind: 'text',
      format: 'text',
      label: 'customer',
      words: [],
      names: true,
      ofPeople: true,
      quiet: true,
    },
  ),
  column(buyers, 'email', {
    kind: 'identifier',
    format: 'text',
    label: 'email',
    words: words('email, email address, customer email, contact detail'),
  }),
  column(buyers, 'city', {
    kind: 'category',
    format: 'text',
    label: 'city',
    words: words('city, town, location, hometown, metro, metro area'),
    people: peopleOfCities,
    values: {
      'New York': words('nyc, new york city, big apple'),
      'Los Angeles': words('la'),
      'San Francisco': words('sf, san fran'),
      Philadelphia: words('philly'),
      Washington: words('washington dc, dc'),
    },
  }),
  column(buyers, 'state', {
    kind: 'category',
    format: 'text',
    label: 'state',
    words: words('state, us state, home state'),
    values: stateNames,
    people: peopleOfStates,
  }),
  column(buyers, 'total_orders', {
    kind: 'number',
    format: 'count',
    label: 'total orders',
    usualStep: 10,
    words: words('total order, lifetime order, order to date'),
    rollup: 'sum',
    units: words('order, purchase'),
    counts: 'sale',
  }),
  column(buyers, 'lifetime_value', {
    kind: 'number',
    format: 'money',
    label: 'lifetime value',
    usualStep: 1000,
    words: words(`
      lifetime value, ltv, clv, cltv, customer lifetime value, customer value, life time value,
      lifetime spend, lifetime spending, lifetime revenue, worth to us, worth to the shop, worth to the business
    `),
    rollup: 'avg',
    high: words('valuable, most valuable, high value, worth the most'),
    low: words('least valuable, low value'),
  }),
]
