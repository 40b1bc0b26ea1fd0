// What shop owners ask for and these tables do not hold. A word that visitors also use while telling their
// story ("the warehouse lease", "the agency") stands here only in a phrase that asks for it.
import type { Absent } from '#contract/model.ts'
import { words } from '#verticals/model-entries.ts'

export const absent: readonly Absent[] = [
  {
    label: 'costs and profit',
    affair: true,
    words: words(`
      profit, profitable, profitability, margin, gross margin, profit margin, net margin, contribution margin,
      markup, cogs, cost of goods, cost of goods sold, cost price, unit cost, product cost, landed cost,
      wholesale price, wholesale cost, purchase cost, cost to buy, cost to replace, cost to restock, at cost, at our cost, what we paid for it,
       expense, overhead, opex, ebitda, net income, net profit,
      gross profit, bottom line, break even, payroll
    `),
  },
  {
    label: 'advertising and marketing channels',
    affair: true,
    words: words(`
      ad spend, ad channel, advertising, advertising spend, marketing spend, marketing budget,
      marketing channel, campaign, ad campaign, roas, return on ad spend, cac, customer acquisition cost,
      acquisition cost, cost per click, cpc, cpm, cpa, ctr, click through rate, utm, facebook ad, google ad,
      instagram, tiktok, influencer, affiliate, seo, organic traffic, paid traffic, traffic source, referrer,
      referral source, acquisition channel, source of traffic, sales channel, amazon, wholesale channel
    `),
  },
  {
    label: 'shipping and delivery',
    affair: true,
    words: words(`
      shipping, shipping cost, shipping time, shipping fee, delivery, delivery time, delivered, carrier,
      shipped, shipment, tracking, tracking number, fedex, usps, dhl, late order, delayed, on time delivery,
      fulfillment time, fulfillment center, packaging, shipping address, warehouse location
    `),
  },
  {
    label: 'age, gender and other facts about customers',
    words: words(`
      age, how old, age group, gender, male, female, men, women, household income, birthday, birth date,
      education, occupation, ethnicity, phone number, telephone, married, demographic
    `),
  },
  {
    label: 'when customers signed up',
    words: words(`
      sign up, signup, signed up, registered, registration, registration date, account created, member since,
      joined, new customer, customer acquisition, acquired customer, newly acquired
    `),
  },
  {
    label: 'which product or customer a website event was about',
    words: words(`
      product page, most viewed product, view per product, product with the most view,
      product in cart, product in abandoned cart, abandoned product, cart content, what was in the cart,
      product search, who viewed, page url, url, landing page, exit page, top page,
      in abandoned cart
    `),
  },
  {
    label: 'what people searched for',
    words: [
      ...words(`
        search term, search keyword, keyword, search query, search phrase, searched for, looking for that we do not sell, look for that we do not sell
      `),
      ...words('people, customer, shopper, visitor, user, buyer, they').flatMap(who => [
        `what did ${who} search for`,
        `what do ${who} search for`,
        `what ${who} search for`,
        `what are ${who} searching for`,
        `what ${who} are searching for`,
      ]),
    ],
  },
  {
    label: 'devices, browsers and places of visits',
    words: words(`
      device, mobile, mobile traffic, desktop, tablet, browser, operating system, ios, android, chrome,
      safari, app, app user, by country, geolocation
    `),
  },
  {
    label: 'what reviews say',
    affair: true,
    words: words(`
      review text, review comment, feedback, what do reviews say, what reviews say, what people say, sentiment,
      complaint, negative review, positive review, review date, nps, satisfaction, csat
    `),
  },
  {
    label: 'discount codes and promotions',
    words: words(`
      coupon, coupon code, promo code, promotion code, discount code, voucher code, black friday deal,
      loyalty point, reward point, flash sale
    `),
  },
  {
    label: 'reasons for returns and cancellations',
    words: words(`
      return reason, refund reason, reason for return, reason for refund, reason for the refund,
      why were they refunded, why do customers return, cancellation reason, reason for cancelling,
      return date, refund date, exchange, defect, defective, warranty
    `),
  },
  {
    label: 'suppliers and purchasing',
    affair: true,
    words: words(`
      supplier, vendor, supplier name, purchase order, lead time, reorder point, restock date,
      restocking date, backorder, back order, back ordered, inbound stock, procurement, minimum order quantity
    `),
  },
  {
    label: 'past stock levels and warehouses',
    words: words(`
      stock history, past stock, stock last year, inventory turnover, inventory turn, stock turn, shrinkage,
      sell through, sell through rate, stock cover, week of supply, week of cover, day of inventory, day of stock, day of supply,
      stock by warehouse, by warehouse, per warehouse, shelf life, expiry date
    `),
  },
  {
    label: 'earlier prices of a product',
    words: words(`
      price history, price change, price increase, price drop, old price, previous price, original price,
      competitor price, competitor, competition, market share, msrp
    `),
  },
  {
    label: 'colors, sizes and other details of products',
    words: words(`
      color, colour, variant, dimension, material, product weight, clothing size, shoe size, barcode, upc,
      ean, product description, product photo, picture, image, video
    `),
  },
  {
    label: 'subscriptions and churn',
    words: words(`
      subscription, subscriber, churn, churn rate, mrr, arr, renewal, retention rate, cohort, membership
    `),
  },
  {
    label: 'e-mail and support',
    affair: true,
    words: words(`
      email open rate, open rate, newsletter, email campaign, support ticket, customer service, response time,
      chat, live chat, call center
    `),
  },
  {
    label: 'taxes and fees',
    affair: true,
    words: words(`
      sales tax, tax collected, tax owed, vat, transaction fee, processing fee, payment fee, chargeback,
      fraud, fraudulent
    `),
  },
  {
    label: 'card networks and banks',
    words: words(`
      visa, mastercard, amex, american express, discover card, bank transfer, wire transfer, klarna, afterpay,
      buy now pay later, bnpl, crypto, bitcoin, cash on delivery, installment
    `),
  },
  {
    label: 'stores and staff',
    affair: true,
    words: words(`
      store location, physical store, footfall, foot traffic, branch, employee, salesperson, sales rep, cashier, by store, per store
    `),
  },
  {
    label: 'addresses and countries',
    words: words(`
      country, international, abroad, overseas, zip code, zip, postal code, street address, billing address,
      county
    `),
  },
  {
    label: 'several products in one order',
    words: words(`
      bought together, frequently bought together, cross sell, upsell, bundle, product pair, line item,
      product per order, distinct product per order
    `),
  },
  {
    label: 'wish lists and gifts',
    words: words('wishlist, wish list, favorite product, saved item, gift wrap, gift message'),
  },
  {
    label: 'the speed of the website',
    affair: true,
    words: words('page speed, load time, site speed, uptime, downtime, error rate'),
  },
]
