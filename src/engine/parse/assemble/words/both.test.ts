import { homes } from '#tests/support/patterns.ts'

homes.says('homes sold above their asking price this year, address and both prices', 'sold_price, ask_price')
homes.declines('list sold homes with both prices')
