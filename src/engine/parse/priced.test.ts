import { homes } from '#tests/support/patterns.ts'

// "Homes priced" would be the home price.
homes.says('how many homes priced over $900,000 are under contract', 'count(*) AS listings', 'price > 900000')
homes.says('houses priced under 400k in Old Town', 'price < 400000')
