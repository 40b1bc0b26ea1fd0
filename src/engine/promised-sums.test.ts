import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('amounts that words promise', () => {
  homes.says('what did the homes sold this year come to, by month', 'sum(sold_price)', "date_trunc('month'")
  homes.declines('what did the sales last quarter come to')
  shop.says('what did the sales last quarter come to', 'sum(total_amount)')
  homes.declines('areas averaging over 700k sold this year')
  homes.says('areas averaging over 700k', 'HAVING avg(price) > 700000')
  homes.declines('areas with 20+ sales, only those over 700k')
  shop.declines('they asked about 500 units last week. Which products have the most stock?')
  shop.declines('how many products sold in every month of last quarter')
  shop.says('from our books, which had no orders last month', "pr.category = 'Books'")
  shop.never('according to our books, what was revenue last month', 'category')
})
