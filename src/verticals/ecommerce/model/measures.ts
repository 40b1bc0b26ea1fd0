// What a shop owner looks at, computed as the trade does.
import type { Measure } from '#contract/model.ts'
import { is, words } from '#verticals/model-entries.ts'
import { doneMost, moneyLostTo, takingHome } from '#verticals/verbs.ts'
import { customerMeasures } from './customer-measures.ts'
import { productMeasures } from './product-measures.ts'
import { siteMeasures } from './site-measures.ts'

const completed = is('ecommerce_purchases.status', 'completed')
const refunded = is('ecommerce_purchases.status', 'refunded')
const cancelled = is('ecommerce_purchases.status', 'cancelled')

const shopMeasures: readonly Measure[] = [
  {
    id: 'revenue',
    label: 'revenue',
    words: words(`
      revenue, sale, completed sale, turnover, rev, income, earning, gross sale, sales revenue, gmv, gross merchandise value,
      net sale, net revenue, money, money made, cash, top line, make, make us, earn, bring in, pull in, gross,
      generate, sell, spend, taking, takings, take in, took in, ring up, rang up, how much business, business do,
      intake, receipt, rake in, bring us, how much come in, turn over, bring, outsell, outearn, outgross, outperform,
      haul, proceed, dollar sale, sales dollar, revenue dollar, gross receipt, dollar volume, total take, income stream, revenue stream
    `),
    noun: 'order',
    where: [completed],
    date: 'ecommerce_purchases.purchase_date',
    value: { kind: 'aggregate', of: { fn: 'sum', attribute: 'ecommerce_purchases.total_amount' } },
    format: 'money',
    ranks: words(`
      top earning, best earning, highest earning, top grossing, highest grossing, top earner, earner, money maker,
      best performing, top performing, best performer,
      top performer, lucrative
    `),
    ranksLow: words(`
      worst earning, lowest earning, lowest grossing, worst performing, underperforming, underperformer,
      worst performer
    `),
  },
  {
    id: 'units_sold',
    label: 'units sold',
    words: words(`
      unit sold, unit, unit volume, unit shifted, unit shift, shift the most unit, unit go out, unit went out, unit go out the door, unit went out the door, item sold, piece, piece sold, quantity sold, qty sold, unit moved, volume,
      sales volume, unit sale, volume sold, product sold, copy sold, sell, moved, number sold, outsell
    `),
    noun: 'order',
    where: [completed],
    date: 'ecommerce_purchases.purchase_date',
    value: { kind: 'aggregate', of: { fn: 'sum', attribute: 'ecommerce_purchases.quantity' } },
    format: 'count',
    ranks: words(`
      best selling, best seller, bestseller, bestselling, top selling, top seller, seller, hot seller, hottest,
      fast moving, fast mover, fastest mover, mover, top mover, moving fastest, flying off the shelf, fly off the shelf, move the most, move the most product, move the most unit, sell the most product, most bought, most purchased, fastest selling, popular, in demand, most sold, sell the most, sell best
    `).concat(doneMost([...words('buy, order, purchase, go for'), ...takingHome])),
    ranksLow: words(`
      slow mover, slowest mover, worst mover, gather dust, collect dust, gathering dust, slow moving, slow selling, worst selling, worst seller, least selling, slowest selling,
      not moving, not selling, dead stock, dud, flop, sell the least, least sold, least bought, shelf warmer, unpopular, poor seller, slow seller, slowest seller
    `),
  },
  {
    id: 'order_count',
    label: 'orders',
    words: words(
      'order count, order volume, order flow, transaction count, transaction volume, purchase count, purchase volume',
    ),
    noun: 'order',
    where: [],
    date: 'ecommerce_purchases.purchase_date',
    value: { kind: 'aggregate', of: { fn: 'count' } },
    format: 'count',
    ranks: words(`
      popular, common, commonly used, frequently used, used, preferred, favored, favorite, busiest, reach for most, reach for the most, most used, pay most often, most common, most often used, used most
    `),
    ranksLow: words('unpopular, rarest, rarely used, quietest'),
    ranksFor: ['ecommerce_purchases.payment_method', 'ecommerce_buyers.city', 'ecommerce_buyers.state'],
  },
  {
    id: 'completed_order_count',
    label: 'completed orders',
    words: words('completed order count, completed order volume, completed purchase count'),
    noun: 'order',
    where: [completed],
    date: 'ecommerce_purchases.purchase_date',
    value: { kind: 'aggregate', of: { fn: 'count' } },
    format: 'count',
  },
  {
    id: 'average_order_value',
    label: 'average order value',
    words: words(`
      average order value, average order worth, aov, avg order value, average order size, average order amount,
      average order total, average basket, avg basket, avg basket value, average basket size, average basket value, average cart value,
      average cart size, average ticket, average ticket size, average purchase value,
      average transaction value, average sale value, revenue per order, spend per order,
      average spend per order, average amount per order, mean order value, typical order value, typical order worth, order worth on average, abv,
      average tab, average bill, average check, our average order, our average order value, our average order size, our average order amount, average amount of an order, average value of an order, average size of an order, average customer pay per order,
      average customer spend per order, people spend per order, customer spend per order, average order in, average order for, average order from, average order with,
      average order through, average order using, average order paid, average order of, average order placed, average order made, average order that
    `),
    noun: 'order',
    where: [completed],
    date: 'ecommerce_purchases.purchase_date',
    value: { kind: 'aggregate', of: { fn: 'avg', attribute: 'ecommerce_purchases.total_amount' } },
    format: 'money',
  },
  {
    id: 'median_order_value',
    label: 'median order value',
    words: words('median order value, median order amount, median basket, median basket size'),
    noun: 'order',
    where: [completed],
    date: 'ecommerce_purchases.purchase_date',
    value: { kind: 'aggregate', of: { fn: 'median', attribute: 'ecommerce_purchases.total_amount' } },
    format: 'money',
  },
  {
    id: 'refund_rate',
    label: 'refund rate',
    words: words(`
      refund rate, return rate, refund ratio, refund percentage, share of refund, refund as percent of order, refund as % of order, refund as a percent of order, refund as a percentage of order, refund as pct of order, return as % of order, refund as share of order, refund as a share of order, rate of refund,
      rate of return, refunded rate, refunded order rate, rate of refunded order, returned order rate, how often be order refunded,
      how often do order get refunded, how often do order get returned
    `),
    noun: 'order',
    where: [],
    date: 'ecommerce_purchases.purchase_date',
    value: {
      kind: 'ratio',
      top: { fn: 'count', where: [refunded] },
      bottom: { fn: 'count' },
      percent: true,
    },
    format: 'percent',
    lowIsGood: true,
  },
  {
    id: 'refund_count',
    label: 'refunds',
    words: words('refund count, return count'),
    noun: 'refund',
    date: 'ecommerce_purchases.purchase_date',
    value: { kind: 'aggregate', of: { fn: 'count' } },
    format: 'count',
    ranks: words(`
      most returned, returned the most, returned most, most refunded, refunded the most, most often returned,
      returned most often, sent back the most, most sent back, people keep returning, customer keep returning,
      keep getting returned, people keep sending back
    `).concat(doneMost(words('return, send back, bring back'))),
    lowIsGood: true,
  },
  {
    id: 'refunded_amount',
    label: 'refunded amount',
    words: [
      ...words(`
      total refunded, refunded total, total amount refunded, refunded amount, refund amount, refund dollar, refunded dollar, dollar refunded, refunded value, return value, value of return, amount refunded, money refunded, refund total, refund value,
      value of refund, refund cost, cost of refund, lost to refund, lose to refund, lose from refund, lose from refunded order, lose from the refunded order, lose in refund, lose on refund, lose through refund,
      lose to return, lose on return, refund cost us, refunded money,
      give back, given back, give back in refund, pay back, paid back, money do we give back
    `),
      ...moneyLostTo('refund'),
      ...moneyLostTo('return'),
    ],
    noun: 'order',
    where: [refunded],
    date: 'ecommerce_purchases.purchase_date',
    value: { kind: 'aggregate', of: { fn: 'sum', attribute: 'ecommerce_purchases.total_amount' } },
    format: 'money',
    lowIsGood: true,
  },
  {
    id: 'cancelled_amount',
    label: 'cancelled amount',
    words: [
      ...words(`
        cancelled amount, cancelled value, cancelled dollar, cancelled revenue, cancelled order value, cancellation value,
        cancellation dollar, value of cancellation, value of cancelled order, lost to cancellation, lose to cancellation
      `),
      ...moneyLostTo('cancellation'),
    ],
    noun: 'order',
    where: [cancelled],
    date: 'ecommerce_purchases.purchase_date',
    value: { kind: 'aggregate', of: { fn: 'sum', attribute: 'ecommerce_purchases.total_amount' } },
    format: 'money',
    lowIsGood: true,
  },
  {
    id: 'out_of_stock_rate',
    label: 'out-of-stock rate',
    words: words('out of stock rate, stock out rate, stockout rate, oos rate, out of stock share'),
    noun: 'product',
    value: {
      kind: 'ratio',
      top: {
        fn: 'count',
        where: [{ kind: 'compare', attribute: 'ecommerce_products.stock_quantity', op: '=', value: 0 }],
      },
      bottom: { fn: 'count' },
      percent: true,
    },
    format: 'percent',
    lowIsGood: true,
  },
  {
    id: 'cancellation_rate',
    label: 'cancellation rate',
    words: words(`
      cancellation rate, cancelation rate, cancel rate, order cancellation rate, share of cancellation,
      cancellation percentage, cancelled order rate, rate of cancelled order, canceled order rate, cancelled rate
    `),
    noun: 'order',
    where: [],
    date: 'ecommerce_purchases.purchase_date',
    value: {
      kind: 'ratio',
      top: { fn: 'count', where: [cancelled] },
      bottom: { fn: 'count' },
      percent: true,
    },
    format: 'percent',
    lowIsGood: true,
  },
  {
    id: 'repeat_customer_rate',
    label: 'repeat customer rate',
    words: words(`
      repeat customer rate, repeat rate, repeat purchase rate, returning customer rate, repeat buyer rate,
      reorder rate
    `),
    noun: 'customer',
    value: {
      kind: 'ratio',
      top: {
        fn: 'count',
        where: [{ kind: 'compare', attribute: 'ecommerce_buyers.total_orders', op: '>=', value: 2 }],
      },
      bottom: { fn: 'count' },
      percent: true,
    },
    format: 'percent',
  },
]

export const measures: readonly Measure[] = [
  ...shopMeasures,
  ...productMeasures,
  ...customerMeasures,
  ...siteMeasures,
]
