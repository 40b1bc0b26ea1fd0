// How many visits come to a step, and from there to a later one. Of events, one visit may have many.
import type { Measure } from '#contract/model.ts'
import { is, words } from '#verticals/model-entries.ts'

interface Step {
  id: string
  event: string
  name: string
}

const step = (id: string, event: string, name: string): Step => ({ id, event, name })

const search = step('search', 'search', 'search')
const view = step('product_view', 'product_view', 'product view')
const cart = step('cart', 'add_to_cart', 'add to cart')
const removal = step('cart_removal', 'remove_from_cart', 'cart removal')
const checkout = step('checkout', 'checkout_started', 'checkout')
const purchase = step('purchase', 'purchase', 'purchase')

/** Carts and checkouts without a purchase are called abandoned. */
const onwards: readonly (readonly [Step, readonly Step[]])[] = [
  [search, [view, cart, checkout, purchase]],
  [view, [cart, checkout, purchase]],
  [cart, [removal, checkout, purchase]],
  [removal, [checkout, purchase]],
  [checkout, [purchase]],
]
const unbought: readonly Step[] = [search, view, removal]

const had = ({ event }: Step) => [is('ecommerce_analytics.event_type', event)]
const ofSessions = {
  noun: 'session',
  where: [],
  date: 'ecommerce_analytics.created_at',
  format: 'count',
} as const
const number = { kind: 'share_of_groups', per: 'session_id', number: true } as const

const reaching = (one: Step): Measure => ({
  id: `sessions_with_${one.id}`,
  label: `sessions reaching ${one.name}`,
  words: words(`session reaching ${one.name}`),
  ...ofSessions,
  value: { ...number, having: had(one) },
})

const between = (from: Step, to: Step): Measure => ({
  id: `sessions_from_${from.id}_to_${to.id}`,
  label: `sessions from ${from.name} to ${to.name}`,
  words: words(`session from ${from.name} to ${to.name}`),
  ...ofSessions,
  value: { ...number, among: had(from), having: had(to) },
})

const without = (from: Step): Measure => ({
  id: `sessions_with_${from.id}_unbought`,
  label: `sessions from ${from.name} to no purchase`,
  words: words(`session from ${from.name} to no purchase`),
  ...ofSessions,
  value: { ...number, among: had(from), lacking: had(purchase) },
})

/** Steps of which the later one's share has no name of its own in the trade. */
const unnamed: readonly (readonly [Step, readonly Step[]])[] = [
  [search, [view, cart, checkout]],
  [view, [checkout]],
  [cart, [removal]],
  [removal, [checkout, purchase]],
]

const shareOf = (from: Step, to: Step): Measure => ({
  id: `${from.id}_to_${to.id}_share`,
  label: `${from.name}-to-${to.name} rate`,
  words: words(`${from.name} to ${to.name} rate`),
  ...ofSessions,
  format: 'percent',
  value: { kind: 'share_of_groups', per: 'session_id', among: had(from), having: had(to) },
})

const shareWithout = (from: Step): Measure => ({
  id: `${from.id}_unbought_share`,
  label: `share of ${from.name} sessions without a purchase`,
  words: words(`share of ${from.name} session without a purchase`),
  ...ofSessions,
  format: 'percent',
  value: { kind: 'share_of_groups', per: 'session_id', among: had(from), lacking: had(purchase) },
})

export const visitMeasures: readonly Measure[] = [
  ...unnamed.flatMap(([from, later]) => later.map(to => shareOf(from, to))),
  ...unbought.map(shareWithout),
  ...onwards.map(([from]) => reaching(from)),
  reaching(purchase),
  ...onwards.flatMap(([from, later]) => later.map(to => between(from, to))),
  ...unbought.map(without),
]
