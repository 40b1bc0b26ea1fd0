import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

const stock = 'SELECT sum(stock_quantity)'

describe('pieces of one that is named', () => {
  shop.says('how many Northpeak Headlamps do we have in stock', stock, "name = 'Northpeak Headlamp'")
  shop.says('how many Northpeak Headlamps do we have left in stock', stock)
  shop.says('how many of the Copperleaf Electric Kettle have we got left', stock)
  shop.says('how many units of the Northpeak Headlamp do we have left', stock)
  shop.says('how many Copperleaf Electric Kettles did we sell', 'sum(pu.quantity)')
  shop.says('how many Copperleaf products do we have in stock', 'count(*) AS products')
  shop.declines('how many products are left')
  homes.says('how many homes in Sea Oaks are left', "status = 'COP'")
})
