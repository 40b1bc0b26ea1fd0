import { rental } from '#tests/support/patterns.ts'

// Not all who write are after the same thing.
rental.says('would-be renters per channel, headcount', "interest_type = 'renting'", 'GROUP BY source')
rental.says('potential buyers by source', "interest_type = 'buying'")
rental.says('how many leads by source', 'count(*) AS visitors')
rental.says('which source sends us the most buyers', "interest_type = 'buying'", 'LIMIT 1')
rental.says('renter leads per mo, past 6 mos', "interest_type = 'renting'", "date_trunc('month'")
