import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the mean of a price, told by what one pays for', () => {
  const chalets = ['avg(price)', "property_type = 'ski_chalet'"]
  rental.says('how expensive are our ski chalets per night, on average?', ...chalets)
  rental.says('on average how pricey is a night at one of our ski chalets', ...chalets)
  rental.says('how much is costing in average one night in a ski chalet?', ...chalets)
  rental.says('mean price of a ski chalet night', ...chalets)
  rental.says('what are we asking per night, averaged over the ski chalets', ...chalets)
  homes.says('average the sold prices', 'avg(sold_price)')
})

describe('a median by its halves', () => {
  rental.says(
    'at what nightly price do half of our listings sit above and half below?',
    'percentile_cont(0.5)',
  )
  shop.says('half of our products cost more than what, and half less', 'percentile_cont(0.5)')
  rental.says('I need the median of all the nightly rates', 'percentile_cont(0.5)')
})

describe('what one booking comes to', () => {
  const median = ['percentile_cont(0.5)', 'total_price', "'beach_house'"]
  rental.says('median beach house booking last year', ...median)
  rental.says('what did the median booking at our beach houses come to last year?', ...median)
  shop.says('median electronics order last year', 'percentile_cont(0.5)', "'Electronics'")
})

describe('how dear it is, without a mean', () => {
  rental.declines('how expensive are the cabins')
})
