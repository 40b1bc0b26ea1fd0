import { homes } from '#tests/support/patterns.ts'

homes.says('which homes fetched more than asking this year, and how many dollars more?', 'AS premium')
homes.says('Which homes sold for more than asking, and by how much', 'AS premium', 'sold_price > ask_price')
homes.says(
  'Which homes sold for more than the owner was asking after under three weeks on the market, and how much over did they go?',
  'AS premium',
  'days_on_market < 21',
)
homes.says('homes sold below asking and how much below', 'AS discount')
homes.never('homes sold below asking and how much below', 'avg')
homes.declines('which subdivision sold over asking by how much')
