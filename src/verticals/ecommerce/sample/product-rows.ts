// The products as rows. Stock, reviews and ratings come last: they follow from what was sold.
import type { RowOf } from '#contract/tables.ts'
import { dayOf, momentText } from '#verticals/days.ts'
import { dollars } from '#verticals/money.ts'
import { randomFrom } from '#verticals/random.ts'
import type { Product } from './products.ts'
import type { Purchase } from './purchases.ts'

const OUT_OF_STOCK = 14
const LOW_STOCK = 16
const OVERSTOCKED = 22

/** What is left on the shelf: most cover a season of sales, some ran out, and some were ordered too boldly. */
function makeStock(
  products: readonly Product[],
  purchases: readonly Purchase[],
  asOf: number,
): Map<number, number> {
  const random = randomFrom('ecommerce: shelves')
  const lately = new Map<number, number>()
  for (const { product, quantity, purchasedAt } of purchases) {
    if (dayOf(purchasedAt) > asOf - 90) lately.set(product.id, (lately.get(product.id) ?? 0) + quantity)
  }
  return new Map(
    random.shuffled(products).map(({ id }, position) => {
      if (position < OUT_OF_STOCK) return [id, 0]
      if (position < OUT_OF_STOCK + LOW_STOCK) return [id, random.integer(1, 10)]
      if (position < OUT_OF_STOCK + LOW_STOCK + OVERSTOCKED) return [id, random.integer(305, 600)]
      const season = (lately.get(id) ?? 0) * random.between(0.5, 3.5)
      return [id, Math.min(600, Math.round(season) + random.integer(11, 90))]
    }),
  )
}

/** Most buyers leave a review; nobody reviews what they did not keep. */
function countReviews(purchases: readonly Purchase[]): Map<number, number> {
  const random = randomFrom('ecommerce: reviews')
  const reviews = new Map<number, number>()
  for (const { product, status } of purchases) {
    if (status === 'completed' && random.chance(0.6))
      reviews.set(product.id, (reviews.get(product.id) ?? 0) + 1)
  }
  return reviews
}

export function productRows(
  products: readonly Product[],
  purchases: readonly Purchase[],
  asOf: number,
): RowOf<'ecommerce_products'>[] {
  const stock = makeStock(products, purchases, asOf)
  const reviews = countReviews(purchases)
  return products.map(product => {
    const reviewCount = reviews.get(product.id) ?? 0
    return {
      id: product.id,
      name: product.name,
      category: product.category,
      brand: product.brand,
      price: dollars(product.price),
      stock_quantity: stock.get(product.id) ?? 0,
      rating: reviewCount === 0 ? null : product.quality,
      review_count: reviewCount,
      created_at: momentText(product.createdAt),
    }
  })
}
