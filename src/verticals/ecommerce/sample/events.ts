// What happened on the shop's pages. Shoppers who refuse cookies leave no trace, so that only some orders have a session.
import type { RowOf } from '#contract/tables.ts'
import { clicksFrom, clicksUntil } from '#verticals/clicks.ts'
import { dayOf, lastMoment, momentOn, momentText, plusMonths } from '#verticals/days.ts'
import { entry, type Random, randomFrom, weighted } from '#verticals/random.ts'
import { shoppingDays } from './demand.ts'
import type { Purchase } from './purchases.ts'

type EventType =
  | 'page_view'
  | 'product_view'
  | 'search'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'checkout_started'
  | 'purchase'

const EVENTS = 26_000
const MONTHS_OF_EVENTS = 6
const SHARE_OF_ORDERS_WITH_A_SESSION = 0.16
const SESSIONS_TODAY = 12

/** How far a session gets before the shopper leaves. */
type Outcome = 'bounce' | 'browse' | 'cart' | 'checkout' | 'purchase'

const drawOutcome = weighted<Outcome>(['bounce', 'browse', 'cart', 'checkout'], [28, 53, 13, 6])

interface Session {
  id: string
  address: string
}

interface PageEvent {
  at: number
  type: EventType
  session: Session
}

export function makeEvents(purchases: readonly Purchase[], asOf: number): RowOf<'ecommerce_analytics'>[] {
  const random = randomFrom('ecommerce: events')
  const firstDay = plusMonths(asOf, -MONTHS_OF_EVENTS) + 1
  const drawDay = shoppingDays(firstDay, asOf)

  const events: PageEvent[] = purchases
    .filter(({ purchasedAt }) => dayOf(purchasedAt) > firstDay)
    .filter(() => random.chance(SHARE_OF_ORDERS_WITH_A_SESSION))
    .flatMap(({ purchasedAt }) => {
      const steps = eventsOf('purchase', random)
      return record(steps, clicksUntil(purchasedAt, steps.length, random), random)
    })

  for (let session = 0; events.length < EVENTS; session++) {
    const startedAt = momentOn(session < SESSIONS_TODAY ? asOf : drawDay(random), asOf, random)
    const steps = eventsOf(drawOutcome(random), random)
    const clicks = clicksFrom(startedAt, steps.length, random)
    if (entry(clicks, clicks.length - 1) < lastMoment(asOf)) events.push(...record(steps, clicks, random))
  }
  return events
    .sort((a, b) => a.at - b.at)
    .map(({ at, type, session }, index) => ({
      id: index + 1,
      event_type: type,
      session_id: session.id,
      ip_address: session.address,
      created_at: momentText(at),
    }))
}

/** Nobody pays without a checkout, nor checks out an empty cart, nor fills it without having seen a product. */
function eventsOf(outcome: Outcome, random: Random): EventType[] {
  if (outcome === 'bounce') return [random.chance(0.7) ? 'page_view' : 'product_view']
  const events: EventType[] = ['page_view']
  const look = () => {
    if (random.chance(0.32)) events.push('search')
    if (random.chance(0.5)) events.push('page_view')
    events.push('product_view')
  }
  for (let looks = random.integer(1, 3); looks > 0; looks--) look()
  if (outcome === 'browse') return events

  events.push('add_to_cart')
  if (random.chance(0.3)) {
    look()
    events.push('add_to_cart')
  }
  const changesTheirMind = random.chance(outcome === 'cart' ? 0.3 : 0.06)
  if (changesTheirMind) events.push('remove_from_cart')
  if (outcome === 'cart') return events

  // The cart must hold something again before it can be checked out.
  if (changesTheirMind) events.push('add_to_cart')
  events.push('checkout_started')
  if (outcome === 'purchase') events.push('purchase')
  return events
}

function record(types: readonly EventType[], clicks: readonly number[], random: Random): PageEvent[] {
  const session = { id: random.uuid(), address: documentationAddress(random) }
  return types.map((type, index) => ({ at: entry(clicks, index), type, session }))
}

/** From the three ranges that are set aside for examples and belong to nobody. */
const documentationAddress = (random: Random): string =>
  `${random.pick(['192.0.2', '198.51.100', '203.0.113'])}.${random.integer(1, 254)}`
