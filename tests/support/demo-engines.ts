// The engines of the three demos with a few of their values, on a fixed day.
import type { DemoType } from '#contract/demos.ts'
import { models } from '#verticals/models.ts'
import { createEngine } from '#engine/engine.ts'

export const today = '2026-11-15'
/** A few of their values. */
export const values = {
  vacation_rental: {
    'property_listings.title': ['Agave Casita', 'Driftwood Beach House'],
    'property_listings.city': ['Aspen', 'Key West', 'Napa', 'Park City'],
    'property_listings.state': ['AZ', 'CA', 'CO', 'FL', 'UT'],
    'property_listings.property_type': ['beach_house', 'lake_house', 'mountain_cabin', 'ski_chalet'],
    'property_listings.status': ['available', 'booked', 'maintenance', 'pending'],
    'reservations.status': ['cancelled', 'completed', 'confirmed', 'pending'],
    'reservations.reservation_type': ['monthly', 'short_stay', 'viewing', 'weekly'],
    'reservations.guest_name': ['Caleb Jenkins'],
    'visitors.interest_type': ['buying', 'investing', 'listing', 'renting'],
    'visitors.source': ['google', 'instagram'],
    'visitor_interactions.device_type': ['desktop', 'mobile', 'tablet'],
  },
  real_estate: {
    'real_estate_listings.address': ['10 Keepers Lane', '10 Lantern Court'],
    'real_estate_listings.subdivision': ['Harbor Village', 'Old Town', 'Sea Oaks', 'The Preserve'],
    'real_estate_listings.status': ['COP', 'EXP', 'SCO', 'SLD', 'WDN'],
  },
  ecommerce: {
    'ecommerce_products.name': [
      'Aurora 4K Streaming Stick',
      'Aurora Noise-Cancelling Headphones',
      'Kestrel Action Camera',
      'Kestrel Travel Yoga Mat',
    ],
    'ecommerce_products.category': ['Beauty', 'Books', 'Electronics'],
    'ecommerce_products.brand': ['Aurora', 'Kestrel'],
    'ecommerce_purchases.status': ['cancelled', 'completed', 'pending', 'refunded'],
    'ecommerce_purchases.payment_method': ['credit_card', 'gift_card', 'paypal'],
    'ecommerce_buyers.whole_name': ['Gloria Vargas'],
    'ecommerce_buyers.city': ['New York'],
    'ecommerce_buyers.state': ['CA', 'NY', 'TX'],
  },
} as const satisfies Record<DemoType, Record<string, readonly string[]>>

export const engines = {
  vacation_rental: createEngine({ model: models.vacation_rental, values: values.vacation_rental }),
  real_estate: createEngine({ model: models.real_estate, values: values.real_estate }),
  ecommerce: createEngine({ model: models.ecommerce, values: values.ecommerce }),
}
export const read = (demo: DemoType, question: string, ...history: string[]) =>
  engines[demo].read(question, history, today)
export const sqlOf = (demo: DemoType, question: string, ...history: string[]) => {
  const reading = read(demo, question, ...history)
  return reading.kind === 'plan' ? reading.sql.replace(/\s+/g, ' ') : reading.kind
}
