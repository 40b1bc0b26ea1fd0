// Who buys: a few do so every week, most now and then, some never came around to it.
import { peopleFrom, type Person } from '#verticals/people.ts'
import { lottery, type Lottery, randomFrom } from '#verticals/random.ts'
import { cities, type City } from './cities.ts'

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
