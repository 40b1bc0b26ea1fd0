import { expect, test } from 'vitest'
import { shop } from '#tests/support/patterns.ts'
import { kindsIn, usesIn } from './kinds-in-names.ts'

test('the last words of what a maker sells are kinds, unless they mean something else in a name', () => {
  const names = [
    'Aurora Wireless Earbuds',
    'Aurora Copper Mug Set',
    'Kestrel Road Bike',
    'Kestrel Bike Helmet',
    'Kestrel Bath Mat',
    'Kestrel Automatic Feeder',
    'The Salt Road',
  ]
  const kinds = kindsIn(names, ['Aurora', 'Kestrel'], word => word === 'helmet')
  expect(kinds).toEqual(expect.arrayContaining(['earbud', 'mug', 'bath mat', 'feeder']))
  for (const word of ['bike', 'mat', 'road', 'set', 'helmet']) expect(kinds).not.toContain(word)
})

test('what several things are for is told by their names, unless it is a part of other words or a maker', () => {
  const names = [
    'Aurora Dog Bed',
    'Aurora Dog Crate',
    'Kestrel Salmon Dog Treats',
    'Kestrel Cat Tree',
    'Kestrel Cat Food',
    'Aurora Cat Toy',
    'Aurora Delicate Detergent',
    'Kestrel Oak Table',
    'Aurora Oak Chair',
    'Aurora Oak Desk',
  ]
  expect(usesIn(names, ['Aurora', 'Kestrel', 'Lumen & Oak'], () => false)).toEqual(['dog'])
})

shop.says('headphones we carry + price', 'SELECT name, price', "ILIKE '%headphone%'")
shop.says('revenue from headphones last year', 'SELECT sum(pu.total_amount)', "ILIKE '%headphone%'")
shop.says('top 3 headphones by revenue', 'GROUP BY pr.id', 'LIMIT 3')
shop.says('cheapest yoga mat', "ILIKE '%yoga mat%'", 'LIMIT 1')
shop.says('cameras or headphones under $200', "ILIKE '%camera%' OR name ILIKE '%headphone%'")
shop.declines('revenue from headphones and cameras')
shop.declines('how many fridges do we sell')
shop.never('orders on a tablet', 'ILIKE')
