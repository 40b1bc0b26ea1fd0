// The catalog as rows. Ratings and stock come last: they follow from what was sold.
import type { RowOf } from '#contract/tables.ts'
import { DAY, dayOf, momentText, HOUR } from '#verticals/days.ts'
import { cents, dollars } from '#verticals/money.ts'
import { lottery, type Lottery, type Random, randomFrom } from '#verticals/random.ts'
import { type Category, shelves } from './catalog.ts'
import type { Purchase } from './purchases.ts'

export interface Product {
  id: number
  name: string
  category: Category
  brand: string
  /** In cents. */
  price: number
  /** What buyers think of it, from 2.4 to 5. */
  quality: number
  createdAt: number
}

// What people think of a brand on average. Kestrel sells on looks.
const brandQuality: Record<string, number> = {
  Aurora: 4.4,
  Northpeak: 4.5,
  'Lumen & Oak': 4.3,
  Copperleaf: 4.2,
  Velora: 4.0,
  Tidewater: 4.1,
  Brightside: 3.8,
  Kestrel: 3.5,
  Mossway: 4.3,
  Pinecrest: 4.0,
  Solace: 4.1,
  Wanderlight: 3.9,
  'Fable & Co': 4.6,
  Ironwood: 4.2,
  Petalune: 4.4,
  Quillmark: 4.1,
}

const LOWEST_RATING = 2.4
const HIGHEST_RATING = 5

const FOUNDING_PRODUCTS = 150
const daysAgo = (position: number, products: number): number =>
  position < FOUNDING_PRODUCTS
    ? 1090 - (position * 290) / FOUNDING_PRODUCTS
    : 795 - ((position - FOUNDING_PRODUCTS) * 790) / (products - 1 - FOUNDING_PRODUCTS)

/** Numbered in the order in which they came into the shop. */
export function makeProducts(asOf: number): Product[] {
  const random = randomFrom('ecommerce: products')
  const everything = shelves.flatMap(({ category, brand, products }) =>
    products.map(([name, price]) => ({
      name: category === 'Books' ? name : `${brand} ${name}`,
      category,
      brand,
      price: cents(price),
    })),
  )
  return random.shuffled(everything).map((product, position) => ({
    ...product,
    id: position + 1,
    quality: drawQuality(brandQuality[product.brand] ?? 4, random),
    createdAt:
      (asOf - Math.floor(daysAgo(position, everything.length))) * DAY + random.integer(14 * HOUR, 22 * HOUR),
  }))
}

const drawQuality = (brand: number, random: Random): number =>
  Math.round(Math.min(HIGHEST_RATING, Math.max(LOWEST_RATING, random.bell(brand, 0.38))) * 10) / 10

const categoryDemand: Record<Category, number> = {
  Electronics: 1.25,
  'Home & Kitchen': 1.1,
  Apparel: 1,
  Beauty: 1,
  'Sports & Outdoors': 0.9,
  'Toys & Games': 0.9,
  Books: 0.75,
  'Pet Supplies': 0.85,
}

/** A few stars, a long tail, and more takers for what costs less. */
export function productDemand(products: readonly Product[]): Lottery<Product> {
  const ranked = randomFrom('ecommerce: popularity').shuffled(products)
  return lottery(
    ranked.map((product, rank) => [
      product,
      (rank + 3) ** -0.8 * categoryDemand[product.category] * (product.price / 5000) ** -0.12,
    ]),
  )
}

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

/** About half of the buyers leave a review; nobody reviews what they did not keep. */
function countReviews(purchases: readonly Purchase[]): Map<number, number> {
  const random = randomFrom('ecommerce: reviews')
  const reviews = new Map<number, number>()
  for (const { product, status } of purchases) {
    if (status === 'completed' && random.chance(0.48))
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
