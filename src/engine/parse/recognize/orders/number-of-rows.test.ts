import { homes, rental, shop } from '#tests/support/patterns.ts'

rental.says('What is our cheapest three-bedroom in California?', 'bedrooms = 3', 'LIMIT 1')
homes.says('newest four bedroom in Sea Oaks', 'beds = 4', 'ORDER BY year_built DESC', 'LIMIT 1')
rental.says('priciest 7 night stay', '= 7', 'ORDER BY total_price DESC', 'LIMIT 1')
rental.says('largest five homes', 'LIMIT 5')
shop.says('biggest 5 orders', 'LIMIT 5')
homes.says('top 10 dom', 'ORDER BY days_on_market DESC', 'LIMIT 10')
