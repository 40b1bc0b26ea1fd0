import { homes, rental, shop } from '#tests/support/patterns.ts'

shop.declines('products that were never ordered or have no reviews')
shop.declines('products with no sales or no reviews')
shop.declines('customers who never ordered or spent under 50')
shop.declines('products that were never refunded or cancelled')
homes.declines('homes with no pool or built before 1980')
homes.says('homes that are not sold or withdrawn', "status NOT IN ('SLD', 'WDN')")
rental.declines('homes without a booking this year or priced over 800')
