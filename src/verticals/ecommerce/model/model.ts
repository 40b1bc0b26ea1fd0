// The online shop as the question engine knows it.
import type { Model } from '#contract/model.ts'
import { shorthand } from '#verticals/shorthand.ts'
import { absent } from './absent.ts'
import { examples } from './examples.ts'
import { measures } from './measures.ts'
import { nouns } from './nouns.ts'
import { buyerAttributes, orderAttributes } from './order-attributes.ts'
import { productAttributes } from './product-attributes.ts'
import { segments } from './segments.ts'
import { siteAttributes } from './site-attributes.ts'
import { siteNouns } from './site-nouns.ts'

export const ecommerceModel: Model = {
  id: 'ecommerce',
  about:
    'An online shop: its products with prices, stock and ratings, its customers, their orders with payment and status, and what happens on its website, from page views to purchases.',
  attributes: [...productAttributes, ...buyerAttributes, ...orderAttributes, ...siteAttributes],
  nouns: [...nouns, ...siteNouns],
  measures,
  segments,
  links: [
    { from: 'ecommerce_purchases', column: 'buyer_id', to: 'ecommerce_buyers' },
    { from: 'ecommerce_purchases', column: 'product_id', to: 'ecommerce_products' },
  ],
  absent,
  best: 'revenue',
  bestRival: 'units_sold',
  places: ['ecommerce_buyers.city', 'ecommerce_buyers.state'],
  alike: { ...shorthand('clients customers'), 'for sale': 'in the catalog' },
  shorthand: shorthand(`
    inv inventory, invty inventory, stk stock, rtg rating, rtgs ratings, rvw review, rvws reviews, revs reviews, purch purchases,
    purchs purchases, txn transaction, txns transactions, trx transaction, trxs transactions, rfnd refund, rfnds refunds,
    refd refunded, rtn return, rtns returns, cxl cancelled, cxls cancellations, compl completed, cmpl completed,
    elec electronics, electr electronics, sess sessions, disc discount, discs discounts, brnd brand, brnds brands, copies units,
    aband abandonment, abandon abandonment, pdp product, pdps products
  `),
  examples,
}
