import { homes, rental, shop } from '#tests/support/patterns.ts'

const first = 'PARTITION BY'
rental.says('For each type of home, which one is earning the most this year and how much?', first, 'l.title')
rental.says('in every state, which one has the most bookings', first, 'l.title')
homes.says('for each subdivision, which one is the priciest', first, 'address')
shop.says('for each brand, which one is the best rated', first, 'name')
rental.never('across the types which one earns the most', first)
rental.says('in each state which one earned the most last year', 'PARTITION BY state', 'title')
shop.says('for each category, which one sold the most units', 'PARTITION BY category', 'AS units_sold')
shop.declines('for each payment method, which one earns the most')
homes.says('for each area which one is the priciest active', 'PARTITION BY subdivision', "status = 'COP'")
