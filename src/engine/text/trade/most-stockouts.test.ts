import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('who is out of stock the most', () => {
  const most = ['stock_quantity = 0', 'GROUP BY brand', 'DESC', 'LIMIT 1']
  shop.says('worst brand for stockouts by number of out-of-stock SKUs', ...most)
  shop.says('Whose products are out of stock the most? One brand, by number of items', ...most)
  shop.never('worst brand for refunds', 'stock_quantity = 0')
})
