// The ecommerce business: a general store with its buyers, orders and page events.
import type { Day, Sample } from '#contract/sample.ts'
import { dayNumber } from '#verticals/days.ts'
import { buyerRows } from './buyer-rows.ts'
import { makeBuyers } from './buyers.ts'
import { makeEvents } from './events.ts'
import { productRows } from './product-rows.ts'
import { makeProducts } from './products.ts'
import { makePurchases, purchaseRow } from './purchases.ts'
import { questions } from './questions.ts'

function rows(day: Day) {
  const asOf = dayNumber(day)
  const products = makeProducts(asOf)
  const buyers = makeBuyers()
  const purchases = makePurchases(products, buyers, asOf)
  return {
    ecommerce_products: productRows(products, purchases, asOf),
    ecommerce_buyers: buyerRows(buyers, purchases),
    ecommerce_purchases: purchases.map(purchaseRow),
    ecommerce_analytics: makeEvents(purchases, asOf),
  }
}

export const ecommerceSample: Sample = { demo: 'ecommerce', rows, questions }
