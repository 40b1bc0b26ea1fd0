import { homes, rental, shop } from '#tests/support/patterns.ts'

shop.says('brand: # products, units on hand', 'sum(stock_quantity)', 'GROUP BY brand')
rental.says('city: # homes, nightly rate', 'avg(price)', 'GROUP BY city')
homes.declines('subdivision: # sold, days on market')
homes.says('subdivision: # sold', "status = 'SLD'", 'count(*)', 'GROUP BY subdivision')
homes.never('address: # beds, price', 'GROUP BY')
