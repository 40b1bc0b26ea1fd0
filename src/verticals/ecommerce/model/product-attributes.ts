// What the shop knows of its products.
import type { Attribute } from '#contract/model.ts'
import { column, derived, times, words } from '#verticals/model-entries.ts'

const table = 'ecommerce_products'

const stockValue = words(`
  inventory value, stock value, value of stock, value of inventory, value of the stock, value of the inventory,
  inventory worth, stock worth, stock holding worth, value of stock on hand, value of the stock on hand, value of inventory on hand, worth of stock on hand
`)
const ownPrice = words(`
  at list price, at full price, at retail, at retail price, at current price, at selling price, at sticker price, at shelf price
`)

export const productAttributes: readonly Attribute[] = [
  column(table, 'id', {
    kind: 'identifier',
    format: 'text',
    label: 'product ID',
    words: words('product id, item id, product number, sku number'),
    quiet: true,
  }),
  column(table, 'name', {
    kind: 'text',
    format: 'text',
    label: 'product',
    words: words('product name, item name, product title, sku name, article name'),
    searchable: true,
    names: true,
    maker: 'ecommerce_products.brand',
  }),
  column(table, 'category', {
    kind: 'category',
    format: 'text',
    label: 'category',
    words: words(`
      category, product category, department, product type, type of product, kind of product, product line,
      product group, section, item category, item type
    `),
    values: {
      Electronics: words('electronic, tech, gadget, consumer electronics, electronic device'),
      'Home & Kitchen': words(`
        home and kitchen, kitchen, home goods, houseware, homeware, kitchenware, home and kitchen good
      `),
      Apparel: words('clothing, clothes, fashion, garment, attire'),
      Beauty: words('cosmetic, makeup, skincare, skin care, personal care, beauty product'),
      'Sports & Outdoors': words(`
        sports and outdoors, sport and outdoor, sport, outdoor, sporting good, sports gear, outdoor gear
      `),
      'Toys & Games': words('toys and games, toy and game, toy, game'),
      Books: words('book'),
      'Pet Supplies': words('pet supply, pet, pet product, pet good, pet stuff'),
    },
  }),
  column(table, 'brand', {
    kind: 'category',
    format: 'text',
    label: 'brand',
    words: words('brand, label, maker, manufacturer, brand name'),
    values: {
      'Lumen & Oak': words('lumen and oak, lumen'),
      'Fable & Co': words('fable and co, fable and company, fable'),
      Northpeak: words('north peak'),
      Copperleaf: words('copper leaf'),
      Brightside: words('bright side'),
      Wanderlight: words('wander light'),
      Ironwood: words('iron wood'),
      Quillmark: words('quill mark'),
      Pinecrest: words('pine crest'),
      Tidewater: words('tide water'),
      Mossway: words('moss way'),
    },
  }),
  column(table, 'price', {
    kind: 'number',
    format: 'money',
    label: 'price',
    usualStep: 100,
    words: words(`
      price, list price, retail price, unit price, sticker price, selling price, shelf price, cost, price tag,
      item price, priced, price point, retail for, retail at
    `),
    rollup: 'avg',
    high: words(`
      expensive, pricey, pricier, priciest, costly, costlier, costliest, dearest, high end, luxury, premium,
      high ticket, big ticket, upmarket
    `),
    low: words(`
      cheap, cheaper, cheapest, affordable, inexpensive, low priced, low cost, budget, bargain, economical
    `),
  }),
  column(table, 'stock_quantity', {
    kind: 'number',
    format: 'count',
    label: 'stock',
    usualStep: 50,
    words: words(`
      stock quantity, stock, qty, stock qty, soh, stock level, inventory, inventory level, quantity on hand, qty on hand, on hand,
      unit on hand, piece on hand, piece in stock, piece left, stock on hand, qty left, quantity left, number left, number remaining, number in stock, left in stock, remaining stock, stock left,
      unit left, quantity in stock, unit in stock, available quantity, inventory count, stock count,
      how many left, what be left, what is left, unit do we have in stock, unit do we have on hand, unit do we have left, unit do we have,
      unit be in stock, unit be left, unit be on hand, unit we have in stock, unit we have on hand, unit we hold,
      unit do we hold, piece do we have in stock, piece be left, on the shelf, in the warehouse, unit on the shelf, piece on the shelf,
      unit in the warehouse, piece in the warehouse, unit on our shelf, unit in our warehouse
    `),
    rollup: 'sum',
    units: words(`
      in stock, on hand, left, remaining, remain, in inventory, on the shelf, left in stock, unit in stock, unit left,
      unit on hand
    `),
    high: words('most overstocked, most stocked, best stocked'),
  }),
  column(table, 'rating', {
    kind: 'number',
    format: 'number',
    label: 'rating',
    usualStep: 1,
    words: words('rating, star rating, star, review score, score, customer rating, product rating, rated'),
    rollup: 'avg',
    units: words('star, star rating, star or more'),
    high: words(`
      top rated, highest rated, best rated, best reviewed, highly rated, most loved, better rated,
      higher rated
    `),
    low: words('worst rated, lowest rated, poorly rated, worst reviewed, badly rated, lower rated'),
    then: 'ecommerce_products.review_count',
  }),
  column(table, 'review_count', {
    kind: 'number',
    format: 'count',
    label: 'reviews',
    words: words(`
      review count, review volume, review, customer review, number of reviews, count of reviews, rating count
    `),
    rollup: 'sum',
    units: words('review, customer review'),
    high: words('most reviewed, most talked about'),
    low: words('least reviewed'),
  }),
  column(table, 'created_at', {
    kind: 'moment',
    format: 'date',
    label: 'added on',
    words: words(`
      created at, created date, date created, creation date, created on, date added, added on, launch date, release date, listing date, date of launch,
      introduction date
    `),
    high: words(
      'newest, latest, recent, youngest, most recent launch, latest launch, most recently created, most recently listed, most recently introduced, new arrival, new launch, new addition, new release, most recently added, most recently launched, newly added',
    ),
    low: words('oldest, longest in the catalog, first launch'),
    quiet: true,
  }),
  derived(table, 'stock_value', times('price', 'stock_quantity'), {
    kind: 'number',
    format: 'money',
    label: 'inventory value',
    words: [
      ...words(`
        inventory $, stock $, inventory dollar, stock dollar, inventory at retail, money tied up in stock, money tied up in inventory,
        capital tied up, tied up in stock, tied up in inventory, retail value of stock,
        retail value of inventory, retail value of inventory on hand, retail value of stock on hand, stock at retail, worth of stock, have a stock value, has a stock value, have stock value
      `),
      ...stockValue,
      // What is in stock is valued at no other price than its own.
      ...stockValue.flatMap(value => ownPrice.map(price => `${value} ${price}`)),
    ],
    rollup: 'sum',
  }),
  // What all reviews of a product add up to: a mean over many of them weighs each product by its reviews.
  derived(table, 'rating_points', times('rating', { kind: 'column', column: 'review_count' }), {
    kind: 'number',
    format: 'number',
    label: 'rating points',
    words: [],
    rollup: 'sum',
    quiet: true,
  }),
]
