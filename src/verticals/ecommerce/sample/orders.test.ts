import { describe, expect, test } from 'vitest'
import type { RowOf } from '#contract/tables.ts'
import {
  average,
  countBy,
  daysBetween,
  distinct,
  inOrder,
  invented,
  isMoney,
  monthsFrom,
  outside,
  sampleDays,
  setOf,
  share,
  shareOfTop,
  sum,
  tablesOf,
} from '#verticals/sample-days.testing.ts'
import { ecommerceSample } from './sample.ts'

const categories = setOf(
  'Electronics, Home & Kitchen, Apparel, Beauty, Sports & Outdoors, Toys & Games, Books, Pet Supplies',
)
const brands = setOf(
  'Aurora, Northpeak, Lumen & Oak, Copperleaf, Velora, Tidewater, Brightside, Kestrel, Mossway, Pinecrest, Solace, Wanderlight, Fable & Co, Ironwood, Petalune, Quillmark',
)

describe.each(sampleDays)('the shop of %s', asOf => {
  const table = tablesOf(ecommerceSample, asOf)
  const products = table('ecommerce_products')
  const productOf = new Map(products.map(product => [product.id, product]))
  const buyers = table('ecommerce_buyers')
  const orders = table('ecommerce_purchases').flatMap(order => {
    const product = productOf.get(order.product_id)
    return product === undefined ? [] : [{ ...order, product }]
  })
  const completed = orders.filter(({ status }) => status === 'completed')
  const cents = (amount: number) => Math.round(amount * 100)

  test('there are 240 products of all categories and brands, each with its own name', () => {
    expect(products.map(({ id }) => id)).toEqual(Array.from({ length: 240 }, (_, index) => index + 1))
    expect(distinct(products, ({ name }) => name).size).toBe(240)
    expect(distinct(products, ({ category }) => category)).toEqual(categories)
    expect(distinct(products, ({ brand }) => brand)).toEqual(brands)
    expect(products.map(({ name }) => name)).toContain('Aurora Noise-Cancelling Headphones')
  })

  test('prices lie between 6 and 1,400 dollars, and electronics cost more than books', () => {
    expect(products.filter(({ price }) => price < 6 || price > 1400 || !isMoney(price))).toEqual([])
    const priceOf = (name: string) =>
      average(
        products.filter(({ category }) => category === name),
        ({ price }) => price,
      )
    expect(priceOf('Electronics')).toBeGreaterThan(5 * priceOf('Books'))
  })

  test('about 6 % are out of stock, several are low, some were ordered too boldly', () => {
    const stock = products.map(({ stock_quantity }) => stock_quantity)
    expect(stock.filter(units => units < 0 || units > 600)).toEqual([])
    expect(share(stock, units => units === 0)).toBeCloseTo(0.06, 2)
    expect(stock.filter(units => units >= 1 && units <= 10).length).toBeGreaterThan(8)
    expect(stock.filter(units => units > 300).length).toBeGreaterThan(8)
  })

  test('a rating needs reviews, and nobody reviews what they did not buy', () => {
    expect(products.filter(({ rating, review_count }) => (rating === null) !== (review_count === 0))).toEqual(
      [],
    )
    const ratings = products.flatMap(({ rating }) => rating ?? [])
    expect(ratings.filter(rating => rating < 2.4 || rating > 5)).toEqual([])
    expect(ratings.length).toBeLessThan(products.length)
    const sold = countBy(completed, ({ product_id }) => product_id)
    expect(products.filter(({ id, review_count }) => review_count > (sold[id] ?? 0))).toEqual([])
  })

  test('products came in over the past three years, some of them lately', () => {
    expect(outside(products, row => row.created_at, monthsFrom(asOf, -36), asOf)).toEqual([])
    expect(products.filter(product => product.created_at > monthsFrom(asOf, -6)).length).toBeGreaterThan(10)
  })

  test('there are 1,200 buyers in 25 cities, each with an address of their own', () => {
    expect(buyers.map(({ id }) => id)).toEqual(Array.from({ length: 1200 }, (_, index) => index + 1))
    expect(distinct(buyers, ({ email }) => email).size).toBe(1200)
    expect(buyers.filter(({ email }) => !invented.test(email))).toEqual([])
    expect(distinct(buyers, ({ city }) => city).size).toBe(25)
    expect(distinct(buyers, ({ city, state }) => `${city} ${state}`).size).toBe(25)
    expect(buyers.filter(({ state }) => !/^[A-Z]{2}$/.test(state))).toEqual([])
  })

  test("a buyer's totals are the count and the sum of their completed orders, to the cent", () => {
    const ordersOf = Map.groupBy(completed, ({ buyer_id }) => buyer_id)
    const wrong = buyers.filter(buyer => {
      const own = ordersOf.get(buyer.id) ?? []
      const value = sum(own, ({ total_amount }) => cents(total_amount))
      return buyer.total_orders !== own.length || cents(buyer.lifetime_value) !== value
    })
    expect(wrong).toEqual([])
    expect(buyers.filter(({ lifetime_value }) => !isMoney(lifetime_value))).toEqual([])
  })

  test('a few buyers have bought nothing, a few a great deal', () => {
    const none = share(buyers, ({ total_orders }) => total_orders === 0)
    expect(none).toBeGreaterThan(0.01)
    expect(none).toBeLessThan(0.07)
    const spent = Object.fromEntries(buyers.map(buyer => [buyer.id, buyer.lifetime_value]))
    expect(shareOfTop(spent, 120)).toBeGreaterThan(0.35)
    expect(share(buyers, ({ total_orders }) => total_orders >= 2)).toBeGreaterThan(0.6)
  })

  test('9,500 orders came in over 26 months, numbered as they came', () => {
    expect(orders).toHaveLength(9500)
    expect(orders.map(({ order_number }) => order_number)).toEqual(
      orders.map((_, index) => `ORD-${100_001 + index}`),
    )
    expect(inOrder(orders.map(({ purchase_date }) => purchase_date))).toBe(true)
    expect(outside(orders, row => row.purchase_date, monthsFrom(asOf, -26), `${asOf}T03`)).toEqual([])
  })

  test('nobody buys a product before it is there', () => {
    expect(orders.filter(({ purchase_date, product }) => purchase_date < product.created_at)).toEqual([])
  })

  test('an order is one to six pieces at the price, at times less a discount', () => {
    expect(orders.filter(({ quantity }) => ![1, 2, 3, 4, 5, 6].includes(quantity))).toEqual([])
    const full = ({ quantity, product }: { quantity: number; product: RowOf<'ecommerce_products'> }) =>
      cents(product.price) * quantity
    const odd = orders.filter(
      order =>
        ![0, 5, 10, 15, 20, 25].some(
          percent => Math.abs((full(order) * (100 - percent)) / 100 - cents(order.total_amount)) <= 0.5,
        ),
    )
    expect(odd).toEqual([])
    const discounted = share(orders, order => cents(order.total_amount) < full(order))
    expect(discounted).toBeGreaterThan(0.1)
    expect(discounted).toBeLessThan(0.35)
  })

  test('every payment method and every status occurs, in believable shares', () => {
    expect(distinct(orders, ({ payment_method }) => payment_method)).toEqual(
      setOf('credit_card, debit_card, paypal, apple_pay, google_pay, gift_card'),
    )
    expect(distinct(orders, ({ status }) => status)).toEqual(setOf('completed, pending, cancelled, refunded'))
    expect(share(orders, ({ status }) => status === 'completed')).toBeGreaterThan(0.8)
    expect(share(orders, ({ status }) => status === 'refunded')).toBeGreaterThan(0.03)
  })

  test('only orders of the past days are pending, and nothing comes back before it was sent', () => {
    const ages = (status: string) =>
      orders.filter(order => order.status === status).map(order => daysBetween(order.purchase_date, asOf))
    expect(Math.max(...ages('pending'))).toBeLessThan(9)
    expect(Math.min(...ages('refunded'))).toBeGreaterThan(3)
  })

  test('business grows year over year and peaks in November and December', () => {
    const [today, yearAgo, twoYearsAgo] = [0, -12, -24].map(months => monthsFrom(asOf, months))
    const between = (from = '', to = '') => orders.filter(({ purchase_date: at }) => at >= from && at < to)
    const lastYear = between(yearAgo, today)
    expect(lastYear.length).toBeGreaterThan(1.15 * between(twoYearsAgo, yearAgo).length)
    const perMonth = countBy(lastYear, ({ purchase_date }) => purchase_date.slice(5, 7))
    const busiest = Object.keys(perMonth).toSorted((a, b) => (perMonth[b] ?? 0) - (perMonth[a] ?? 0))
    expect(new Set(busiest.slice(0, 2))).toEqual(setOf('11, 12'))
  })

  test('a few products sell far more than the rest, and some do not move', () => {
    const perProduct = countBy(orders, ({ product_id }) => product_id)
    expect(shareOfTop(perProduct, 24)).toBeGreaterThan(0.35)
    const lately = orders.filter(({ purchase_date }) => daysBetween(purchase_date, asOf) <= 60)
    expect(distinct(lately, ({ product_id }) => product_id).size).toBeLessThan(240)
  })

  test('what disappoints comes back more often', () => {
    const refundShare = (low: number, high: number) =>
      share(
        orders.filter(({ product }) => (product.rating ?? 0) >= low && (product.rating ?? 0) < high),
        ({ status }) => status === 'refunded',
      )
    expect(refundShare(2.4, 3.6)).toBeGreaterThan(refundShare(4.4, 5.1))
  })

  test('orders came in today, yesterday and on most days of the past month', () => {
    const ages = orders.map(({ purchase_date }) => Math.ceil(daysBetween(purchase_date, asOf)))
    expect(ages.filter(age => age <= 0).length).toBeGreaterThan(3)
    expect(ages.filter(age => age === 1).length).toBeGreaterThan(1)
    expect(new Set(ages.filter(age => age > 0 && age <= 30)).size).toBeGreaterThan(27)
  })
})
