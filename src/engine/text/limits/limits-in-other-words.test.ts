import { expect, test } from 'vitest'
import { tokenize } from '#engine/text/tokenize.ts'

const plainly = (question: string) =>
  tokenize(question)
    .map(({ text }) => text)
    .join(' ')

test.each([
  ['how many orders where the total is over 500', 'how many orders worth more than 500'],
  ['homes in the range of 600k to 800k', 'homes from 600k to 800k'],
  ['five or more orders refunded and a rate', 'five or more refunded orders and a rate'],
  ['2 + bookings cancelled and a share over 10 %', '2 + cancelled bookings and a share over 10 %'],
  ['who had three or more orders refunded', 'who had three or more orders refunded'],
  ['products above 200$ in beauty', 'products above $ 200 in beauty'],
  ['homes from 100$ to 200$ a night', 'homes from $ 100 to $ 200 a night'],
  ['revenue in 2025 $ by category', 'revenue in 2025 $ by category'],
  ['brands with more than 10% of orders refunded', 'brands where more than 10 % of orders were refunded'],
  [
    'products with at least 20 orders where more than 12 percent of the orders were refunded',
    'products with at least 20 orders and a refund rate more than 12 percent',
  ],
  ['homes with at least a half bath', 'homes with at least one half bath'],
  ['guests with more than a booking', 'guests with more than one booking'],
  ['orders at least a day old', 'orders at least a day old'],
  ['no less than 600k and no more than 800k', 'at least 600k but at most 800k'],
])('%s', (said, meant) => expect(plainly(said)).toBe(meant))
