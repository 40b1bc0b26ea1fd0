import { homes, rental } from '#tests/support/patterns.ts'

homes.says('what would I pay per square foot in The Preserve', 'avg(price_per_sf)', "status = 'COP'")
homes.says('how much would i have to pay for a house with a pool in Old Town', 'avg(ask_price)', 'has_pool')
homes.says('what would my buyer pay per sqft in Old Town', "status = 'COP'")
rental.says('what would we pay a night for a 3 bedroom in Napa', 'avg(price)', 'bedrooms = 3')
homes.says('what do buyers pay per square foot in The Preserve', "status = 'SLD'")
homes.never('how much would I have paid per square foot in Old Town last year', "'COP'")
