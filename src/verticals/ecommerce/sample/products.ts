// The catalog: when each product came into the shop, how good it is, and how many people want it.
import { DAY, HOUR } from '#verticals/days.ts'
import { cents } from '#verticals/money.ts'
import { lottery, type Lottery, type Random, randomFrom } from '#verticals/random.ts'
import { type Category, shelves } from './catalog.ts'

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
    products.map(({ name, price }) => ({
      name: category === 'Books' ? name : `${brand} ${name}`,
      category,
      brand,
      price: cents(price),
    })),
  )
  return random.shuffled(everything).map(({ name, category, brand, price }, position) => ({
    id: position + 1,
    name,
    category,
    brand,
    price,
    quality: drawQuality(brandQuality[brand] ?? 4, random),
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
