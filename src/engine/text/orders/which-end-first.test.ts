import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the highest above', () => {
  for (const end of [
    ', lowest at the bottom',
    ', smallest last',
    ', going down from the highest',
    ', starting from the biggest',
    ', sorted from highest down',
    ', sorted down',
    ' - big ones up top',
    '. Please order it so the largest comes first.',
  ]) {
    rental.says(`revenue by city${end}`, 'GROUP BY l.city ORDER BY revenue DESC')
    rental.never(`revenue by city${end}`, 'LIMIT')
  }
})

describe('the lowest above', () => {
  for (const end of [
    ', highest at the bottom',
    ', biggest last',
    ', going up from the lowest',
    ', sorted up',
  ])
    shop.says(`units sold per brand${end}`, 'ORDER BY units_sold, pr.brand')
})

describe('no order', () => {
  homes.says('the lowest price in Old Town', 'ORDER BY price')
  rental.says('which city is at the bottom by revenue', 'LIMIT 1')
})

describe('a named number at one end', () => {
  homes.says('avg sold price and volume per area starting with the highest volume', 'ORDER BY volume DESC')
  homes.never('avg sold price and volume per area from the highest volume down', 'LIMIT')
  homes.says(
    'avg sold price and volume per area, put the one with the highest volume on top',
    'ORDER BY volume DESC',
  )
  homes.says('avg sold price per area, starting with the highest', 'ORDER BY avg(sold_price) DESC')
})
