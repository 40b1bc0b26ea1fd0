import { homes } from '#tests/support/patterns.ts'

// What can be bought is for sale, and not what others bought.
homes.says('cheapest area to buy a 3 bedroom', "status = 'COP'", 'avg(price)', 'beds = 3')
homes.says('where is it cheapest to buy a 3 bedroom', "status = 'COP'", 'GROUP BY subdivision')
homes.says('cheapest homes to buy', "status = 'COP' ORDER BY price")
homes.declines('how many people want to buy in Old Town')
