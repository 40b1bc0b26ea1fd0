import { homes, rental, shop } from '#tests/support/patterns.ts'

homes.says('the ten oldest homes I can still sell', `status = 'COP'`, 'LIMIT 10')
rental.says('homes that could be booked', `status = 'available'`)
shop.says('orders waiting to go through', `status = 'pending'`)
shop.says('orders that went through last month', `status = 'completed'`)
homes.says('homes with five beds, it has to be still for sale', `status = 'COP'`)
homes.says('a pool home that has to be on the market', `status = 'COP'`)
shop.declines('which orders can still be cancelled')
homes.declines('which are about to be withdrawn')
homes.says('homes in the villages, has to be for sale', `status = 'COP'`)
