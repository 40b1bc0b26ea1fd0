// What happens on the shop's website, one word for each kind of event.
import type { Noun } from '#contract/model.ts'
import { is, words } from '#verticals/model-entries.ts'

const table = 'ecommerce_analytics'
const columns = ['ecommerce_analytics.session_id', 'ecommerce_analytics.created_at']

const kind = (
  id: string,
  type: string,
  label: Noun['label'],
  about: Pick<Noun, 'words' | 'verbs'>,
): Noun => ({
  id,
  table,
  name: ['ecommerce_analytics.event_type'],
  label,
  where: [is('ecommerce_analytics.event_type', type)],
  date: 'ecommerce_analytics.created_at',
  columns,
  ...about,
  words: about.words.flatMap(word => [word, `${word} event`]),
})

export const siteNouns: readonly Noun[] = [
  {
    id: 'event',
    table,
    name: ['ecommerce_analytics.event_type'],
    label: ['event', 'events'],
    words: words(`
      event, analytics event, site event, web event, site activity, web activity, interaction, action
    `),
    date: 'ecommerce_analytics.created_at',
    columns,
  },
  kind('page_view', 'page_view', ['page view', 'page views'], {
    words: words('page view, pageview, view, page hit, site hit, hit on the site'),
  }),
  kind('product_view', 'product_view', ['product view', 'product views'], {
    words: words('product view, product page view, product detail view'),
  }),
  kind('search', 'search', ['search', 'searches'], {
    words: words('search, site search, search volume'),
    verbs: words('search, search for something, search for anything'),
  }),
  kind('cart_addition', 'add_to_cart', ['add to cart', 'adds to cart'], {
    words: words('add to cart, adds to cart, cart addition, cart add, add to basket, cart, atc, basket'),
    verbs: words(`
      add to cart, add to basket, put in the cart, put in cart, put something in the cart, put anything in the cart,
      put an item in the cart, put item in the cart, put something in their cart, add something to the cart, add anything to the cart,
      add an item to the cart, add something to their cart
    `),
  }),
  kind('cart_removal', 'remove_from_cart', ['cart removal', 'cart removals'], {
    words: words('remove from cart, cart removal, removal from cart, remove from basket'),
    verbs: words('remove from cart'),
  }),
  kind('checkout', 'checkout_started', ['checkout', 'checkouts'], {
    words: words('checkout, checkout start, started checkout, checkout begun'),
    verbs: words('check out, start checkout, begin checkout, reach checkout'),
  }),
  kind('purchase_event', 'purchase', ['purchase event', 'purchase events'], {
    words: words('purchase, conversion event'),
    verbs: words('purchase, buy, convert, purchased, bought'),
  }),
  {
    id: 'session',
    table,
    key: 'session_id',
    name: ['ecommerce_analytics.session_id'],
    label: ['session', 'sessions'],
    words: words(`
      session, web session, site session, visit, site visit, website visit, web visit, store visit, traffic, site traffic, web traffic,
      website traffic, traffic volume, session volume, visit volume,
      visitor, site visitor, website visitor, shopper session, customer session, user session, visitor session, browsing session, shopping session
    `),
    verbs: words('browse, visit'),
    vague: words('site, website'),
    date: 'ecommerce_analytics.created_at',
    passes: true,
    columns: ['ecommerce_analytics.ip_address'],
  },
]
