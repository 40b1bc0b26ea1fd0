import { homes } from '#tests/support/patterns.ts'

homes.says('biggest house sold this year and for how much', 'ORDER BY living_area DESC', 'LIMIT 1')
homes.says('5 smallest homes sold last year', 'ORDER BY living_area', 'LIMIT 5')
homes.says('biggest sale this year', 'ORDER BY sold_price DESC')
