// Orders, one product each: who bought what, when, how it was paid and how it ended.
import type { RowOf } from '#contract/tables.ts'
import { dayOf, momentOn, momentText, monthOf, plusMonths } from '#verticals/days.ts'
import { dollars, percentOff } from '#verticals/money.ts'
import { type Random, randomFrom, weighted } from '#verticals/random.ts'
import { type Buyer, buyerDemand } from './buyers.ts'
import { appealInMonth, isHolidaySeason, shoppingDays } from './demand.ts'
import { type Product, productDemand } from './products.ts'

export interface Purchase {
  buyer: Buyer
  product: Product
  purchasedAt: number
  quantity: number
  /** In cents. */
  amount: number
  paymentMethod: string
  status: 'completed' | 'pending' | 'cancelled' | 'refunded'
}

const PURCHASES = 9500
const MONTHS_OF_SALES = 26
const FIRST_ORDER_NUMBER = 100_001
const ORDERS_AROUND_TODAY = [0, 0, 0, 0, -1, -1]

/** In the order in which they came in. */
export function makePurchases(
  products: readonly Product[],
  buyers: readonly Buyer[],
  asOf: number,
): Purchase[] {
  const random = randomFrom('ecommerce: purchases')
  const firstDay = plusMonths(asOf, -MONTHS_OF_SALES) + 1
  const drawDay = shoppingDays(firstDay, asOf)
  const drawBuyer = buyerDemand(buyers)
  const drawProduct = productOnSale(products, random)

  return Array.from({ length: PURCHASES }, (_, index): Purchase => {
    const offset = ORDERS_AROUND_TODAY[index]
    const day = offset === undefined ? drawDay(random) : asOf + offset
    const purchasedAt = momentOn(day, asOf, random)
    const product = drawProduct(purchasedAt)
    const quantity = drawQuantity(product.price, random)
    return {
      buyer: drawBuyer(random),
      product,
      purchasedAt,
      quantity,
      amount: percentOff(product.price * quantity, drawDiscount(day, random)),
      paymentMethod: drawPaymentMethod((day - firstDay) / (asOf - firstDay), random),
      status: drawStatus(product, asOf - day, random),
    }
  }).sort((a, b) => a.purchasedAt - b.purchasedAt)
}

function productOnSale(products: readonly Product[], random: Random): (moment: number) => Product {
  const draw = productDemand(products)
  return moment => {
    for (;;) {
      const product = draw(random)
      const isInTheMood = random.chance(appealInMonth(product.category, monthOf(dayOf(moment))))
      if (product.createdAt < moment && isInTheMood) return product
    }
  }
}

const fewOf = weighted([1, 2, 3], [74, 19, 7])
const someOf = weighted([1, 2, 3, 4], [76, 17, 5, 2])
const manyOf = weighted([1, 2, 3, 4, 5, 6], [56, 24, 10, 6, 2, 2])

/** The cheaper, the more of them at once. Prices in cents. */
function drawQuantity(price: number, random: Random): number {
  if (price < 4000) return manyOf(random)
  return price < 20_000 ? someOf(random) : fewOf(random)
}

const discountPercent = weighted([5, 10, 15, 20, 25], [20, 36, 20, 16, 8])

const drawDiscount = (day: number, random: Random): number =>
  random.chance(isHolidaySeason(day) ? 0.36 : 0.15) ? discountPercent(random) : 0

const methods = ['credit_card', 'debit_card', 'paypal', 'apple_pay', 'google_pay', 'gift_card']
const methodsThen = weighted(methods, [47, 20, 20, 6, 3, 4])
const methodsNow = weighted(methods, [36, 15, 19, 17, 9, 4])

/** Phones slowly replace plastic cards. */
const drawPaymentMethod = (progress: number, random: Random): string =>
  (random.chance(progress) ? methodsNow : methodsThen)(random)

const DAYS_TO_SHIP = 8
const DAYS_TO_SEND_BACK = 5

/** Orders are pending until they ship; the worse or the dearer a product, the more of them come back. */
function drawStatus(product: Product, age: number, random: Random): Purchase['status'] {
  if (random.chance(0.045)) return 'cancelled'
  if (age < DAYS_TO_SHIP && random.chance(0.65 * (1 - age / DAYS_TO_SHIP))) return 'pending'
  const forDisappointment = Math.max(0, 4.6 - product.quality) * 0.045
  const forRegret = product.price > 50_000 ? 0.1 : 0
  const refundShare = 0.03 + forDisappointment + forRegret
  return age >= DAYS_TO_SEND_BACK && random.chance(refundShare) ? 'refunded' : 'completed'
}

export const purchaseRow = (purchase: Purchase, index: number): RowOf<'ecommerce_purchases'> => ({
  id: index + 1,
  buyer_id: purchase.buyer.id,
  product_id: purchase.product.id,
  order_number: `ORD-${FIRST_ORDER_NUMBER + index}`,
  purchase_date: momentText(purchase.purchasedAt),
  quantity: purchase.quantity,
  total_amount: dollars(purchase.amount),
  payment_method: purchase.paymentMethod,
  status: purchase.status,
})
