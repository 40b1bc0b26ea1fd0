import { expect, test } from 'vitest'
import { looksMistyped } from './slips.ts'

test.each([
  ['revnue', 'revenue'],
  ['avrage', 'average'],
  ['subdivison', 'subdivision'],
  ['contarct', 'contract'],
  ['costumer', 'customer'],
  ['custumer', 'customer'],
  ['visiter', 'visitor'],
  ['breckinridge', 'breckenridge'],
  ['ocupancy', 'occupancy'],
  ['reservstion', 'reservation'],
  ['electornics', 'electronics'],
  ['resturant', 'restaurant'],
  ['savanah', 'savannah'],
  ['asherville', 'asheville'],
])('%s is mistyped for %s', (typed, meant) => {
  expect(looksMistyped(typed, meant)).toBe(true)
})

test.each([
  ['prime', 'price'],
  ['newer', 'never'],
  ['closer', 'close'],
  ['properly', 'property'],
  ['concept', 'concert'],
  ['extensive', 'expensive'],
  ['calculation', 'cancelation'],
  ['promotion', 'proportion'],
])('%s is not mistyped for %s', (typed, meant) => {
  expect(looksMistyped(typed, meant)).toBe(false)
})
