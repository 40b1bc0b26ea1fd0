import { homes, rental } from '#tests/support/patterns.ts'

rental.says('top 5 homes by avg stay, name and nights', 'average_stay', 'LIMIT 5')
rental.says('avg length of stay, ski chalets, nights', 'average_stay')
homes.says('5 subdivisions with the highest median sold price, name and price', 'median_sold_price')
homes.says('median sold price by subdivision and beds', 'GROUP BY subdivision, beds')
