// Who buys: a few do so every week, most now and then, some never came around to it.
import type { RowOf } from '#contract/tables.ts'
import { dollars } from '#verticals/money.ts'
import { peopleFrom, type Person } from '#verticals/people.ts'
import { lottery, type Lottery, randomFrom } from '#verticals/random.ts'
import { cities, type City } from './cities.ts'
import type { Purchase } from './purchases.ts'

export interface Buyer extends Person {
  id: number
  home: City
  /** How often they shop, compared with others; 0 for those who only signed up. */
  appetite: number
}

const BUYERS = 1200
const SHARE_WITHOUT_ORDERS = 0.025
const drawCity = lottery(cities.map(city => [city, city.share]))

export function makeBuyers(): Buyer[] {
  const random = randomFrom('ecommerce: buyers')
  const newPerson = peopleFrom(randomFrom('ecommerce: people'))
  return Array.from({ length: BUYERS }, (_, index) => ({
    ...newPerson(),
    id: index + 1,
    home: drawCity(random),
    appetite: random.chance(SHARE_WITHOUT_ORDERS) ? 0 : Math.exp(random.bell(0, 1.2)),
  }))
}

/** Whoever shops at all has bought once; after that, appetite decides. */
export function buyerDemand(buyers: readonly Buyer[]): Lottery<Buyer> {
  const firstTimers = buyers.filter(({ appetite }) => appetite > 0)
  const anyone = lottery(buyers.map(buyer => [buyer, buyer.appetite]))
  return random => firstTimers.pop() ?? anyone(random)
}

/** The totals are the sums of the rows they stand for, to the cent. */
export function buyerRows(
  buyers: readonly Buyer[],
  purchases: readonly Purchase[],
): RowOf<'ecommerce_buyers'>[] {
  const totals = new Map(buyers.map(({ id }) => [id, { orders: 0, value: 0 }]))
  for (const { buyer, amount, status } of purchases) {
    const total = totals.get(buyer.id)
    if (total === undefined || status !== 'completed') continue
    total.orders += 1
    total.value += amount
  }
  return buyers.map(({ id, firstName, lastName, email, home }) => ({
    id,
    first_name: firstName,
    last_name: lastName,
    email,
    city: home.city,
    state: home.state,
    total_orders: totals.get(id)?.orders ?? 0,
    lifetime_value: dollars(totals.get(id)?.value ?? 0),
  }))
}
