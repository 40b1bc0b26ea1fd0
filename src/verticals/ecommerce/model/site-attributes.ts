// What the shop's website records of each event.
import type { Attribute } from '#contract/model.ts'
import { column, words } from '#verticals/model-entries.ts'

const table = 'ecommerce_analytics'

export const siteAttributes: readonly Attribute[] = [
  column(table, 'id', {
    kind: 'identifier',
    format: 'text',
    label: 'event ID',
    words: words('event id'),
    quiet: true,
  }),
  column(table, 'event_type', {
    kind: 'category',
    format: 'text',
    label: 'event type',
    words: words(`
      event type, type of event, kind of event, event name, funnel step, funnel stage, funnel, action type,
      type
    `),
    values: {
      page_view: words('pageview, viewed a page'),
      product_view: words('viewed a product, product viewed, product page view, product detail view'),
      search: words(
        'site search, searched, used search, used the search, used site search, used the search bar, used the search box',
      ),
      add_to_cart: words(`
        added to cart, cart add, add to basket, added to basket, atc, put in the cart, carted, adding to cart
      `),
      remove_from_cart: words(`
        removed from cart, cart removal, remove from basket, taken out of the cart
      `),
      checkout_started: words(`
        checkout start, started checkout, start checkout, begin checkout, began checkout, checkout begun,
        reached checkout, checkout
      `),
      purchase: words(`
        purchased, completed purchase event, converted, ended in a purchase, end in a purchase,
        ended with a purchase, end with a purchase, lead to a purchase, led to a purchase
      `),
    },
  }),
  column(table, 'session_id', {
    kind: 'identifier',
    format: 'text',
    label: 'session ID',
    words: words('session id'),
    quiet: true,
  }),
  column(table, 'ip_address', {
    kind: 'identifier',
    format: 'text',
    label: 'IP address',
    words: words('ip address, ip, unique ip'),
  }),
  column(table, 'created_at', {
    kind: 'moment',
    format: 'moment',
    label: 'time',
    words: words('event time, event date, timestamp, time stamp, time of the event, created at'),
  }),
]
