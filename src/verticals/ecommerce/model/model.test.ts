import { shop } from '#tests/support/patterns.ts'
import { describe, expect, test } from 'vitest'
import { stem } from '#engine/text/stem.ts'
import { ecommerceSample } from '#verticals/ecommerce/sample/sample.ts'
import { categoryValues, claims, overlaps, unclaimed } from '#verticals/model-claims.testing.ts'
import { words } from '#verticals/model-entries.ts'
import { ModelOnRows } from '#verticals/model-on-rows.testing.ts'
import { average, sum, tablesOf } from '#verticals/sample-days.testing.ts'
import { ecommerceModel as model } from './model.ts'

const today = '2026-11-15'
const rows = ecommerceSample.rows(today)
const table = tablesOf(ecommerceSample, today)
const business = new ModelOnRows(model, rows, today)
const products = table('ecommerce_products')
const buyers = table('ecommerce_buyers')
const orders = table('ecommerce_purchases')
const completed = orders.filter(({ status }) => status === 'completed')

test('every word of the dictionary has its entry', () => {
  const dictionary = {
    revenue: words('revenue, sale, turnover'),
    order: words('order, purchase'),
    units_sold: words('unit sold, best selling'),
    average_order_value: words('average order value, aov'),
    customer: words('customer, buyer, shopper'),
    'ecommerce_buyers.lifetime_value': words('lifetime value, ltv'),
    out_of_stock: words('out of stock'),
    low_stock: words('low stock'),
    'ecommerce_products.rating': words('top rated'),
    repeat_customer: words('repeat'),
    refund_rate: words('refund rate'),
    conversion_rate: words('conversion rate, cvr'),
    cart_abandonment_rate: words('cart abandonment rate'),
    order_count: words('popular'),
    'ecommerce_products.stock_value': words('inventory value, stock value'),
    product: words('product, sku'),
  }
  expect(unclaimed(model, dictionary)).toEqual([])
})

test('a word has two meanings only for a reason', () => {
  const reasons = {
    'the number of a customer’s orders is on file, but an order can also be dated or at a status':
      words('order, total order'),
    'a purchase is an order, and an event on the website': words('purchase, buy'),
    'a sale is a completed order, sales are the money that they bring': words('sale, complete sale'),
    'how many did we sell asks for units, how much for money': words('sell, outsell'),
    'orders are made on a day, products make money': words('make'),
    'products and orders are new at some time, events and products are recorded': words(`
      newest, latest, recent, oldest, create at
    `),
    'a popular product sells, a popular way to pay is used': words('popular, unpopular'),
    'orders are returned, customers return': words('return'),
    'what is running out is low, what ran out is gone': words('run out'),
    'a discount is an amount, a discounted order has one': words('discount'),
    'after a number it is a quantity: 300 in stock, 3 items in an order': words('in stock, item'),
    'beside products it is what is left of them, beside orders what was ordered': words('qty'),
    'the capital is a city and a district': words('washington dc'),
  }
  const compared = (word: string) =>
    word.toLowerCase().replaceAll('&', 'and').split(/[ _]/).map(stem).join(' ')
  const found = overlaps(claims(model, categoryValues(model, rows)), model, compared)
  expect(Object.keys(found)).toEqual(Object.values(reasons).flat().sort())
})

test('payment methods are ranked by orders, products by units', () => {
  const popular = model.measures.filter(({ ranks }) => ranks?.includes('popular'))
  expect(popular.map(({ id, ranksFor }) => [id, ranksFor?.[0]])).toEqual([
    ['units_sold', undefined],
    ['order_count', 'ecommerce_purchases.payment_method'],
  ])
})

describe('the words of the trade mean what the dictionary says', () => {
  test('revenue is what completed orders bring, units are what they hold', () => {
    expect(business.measure('revenue')).toBeCloseTo(
      sum(completed, row => row.total_amount),
      2,
    )
    expect(business.measure('units_sold')).toBe(sum(completed, row => row.quantity))
  })

  test('the average order value is over completed orders', () => {
    expect(business.measure('average_order_value')).toBeCloseTo(
      average(completed, row => row.total_amount),
      6,
    )
  })

  test('an order is an order at any status, a sale is completed', () => {
    expect(business.rowsOf('order')).toHaveLength(orders.length)
    expect(business.rowsOf('sale')).toHaveLength(completed.length)
  })

  test('the refund rate is over all orders', () => {
    const refunded = orders.filter(({ status }) => status === 'refunded')
    expect(business.measure('refund_rate')).toBeCloseTo((100 * refunded.length) / orders.length, 6)
    expect(business.measure('refunded_amount')).toBeCloseTo(
      sum(refunded, row => row.total_amount),
      2,
    )
  })

  test('out of stock is none left, low stock is one to ten', () => {
    const low = products.filter(({ stock_quantity }) => stock_quantity >= 1 && stock_quantity <= 10)
    expect(business.rowsIn('out_of_stock')).toHaveLength(
      products.filter(row => row.stock_quantity === 0).length,
    )
    expect(business.rowsIn('low_stock')).toHaveLength(low.length)
    expect(low.length).toBeGreaterThan(0)
  })

  test('a repeat customer has two completed orders; the rate is over all customers', () => {
    const repeat = buyers.filter(({ total_orders }) => total_orders >= 2).length
    expect(business.rowsIn('repeat_customer')).toHaveLength(repeat)
    expect(business.measure('repeat_customer_rate')).toBeCloseTo((100 * repeat) / buyers.length, 6)
  })

  test('an order is discounted when it cost less than its products', () => {
    const price = new Map(products.map(product => [product.id, product.price]))
    const cheaper = orders.filter(
      row =>
        Math.round(100 * row.total_amount) <
        Math.round(100 * row.quantity * (price.get(row.product_id) ?? 0)),
    )
    expect(business.rowsIn('discounted')).toHaveLength(cheaper.length)
    expect(cheaper.length).toBeGreaterThan(0)
  })

  describe('a session', () => {
    const sessions = [...Map.groupBy(table('ecommerce_analytics'), ({ session_id }) => session_id).values()]
    const had = (type: string) => (session: (typeof sessions)[number]) =>
      session.some(({ event_type }) => event_type === type)
    const percent = (part: typeof sessions, whole: typeof sessions) => (100 * part.length) / whole.length
    const bought = sessions.filter(had('purchase'))
    const carted = sessions.filter(had('add_to_cart'))

    test('converts when it has a purchase', () => {
      expect(business.measure('conversion_rate')).toBeCloseTo(percent(bought, sessions), 6)
    })

    test('abandons its cart when it has one and no purchase', () => {
      const left = carted.filter(session => !had('purchase')(session))
      expect(business.measure('cart_abandonment_rate')).toBeCloseTo(percent(left, carted), 6)
    })

    test('drops out of checkout when it starts one and has no purchase', () => {
      const started = sessions.filter(had('checkout_started'))
      const left = started.filter(session => !had('purchase')(session))
      expect(business.measure('checkout_abandonment_rate')).toBeCloseTo(percent(left, started), 6)
    })

    test('bounces when it has a single event', () => {
      const single = sessions.filter(session => session.length === 1)
      expect(business.measure('bounce_rate')).toBeCloseTo(percent(single, sessions), 6)
    })
  })
})

shop.says(
  'completed sales and the dollars refunded by brand',
  "'completed') AS revenue",
  'AS refunded_amount',
)
shop.says('number of completed sales by category', 'count(*) AS completed_orders')
