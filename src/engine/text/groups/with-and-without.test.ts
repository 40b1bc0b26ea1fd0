import { homes } from '#tests/support/patterns.ts'

homes.says('average sold price for homes with and homes without a pool', 'GROUP BY has_pool')
homes.says('average sold price for homes with pools and homes without pools', 'GROUP BY has_pool')
// Homes with one are missing there.
homes.says('which areas have no pool homes under contract', "status = 'SCO'", 'AND has_pool', '= 0')
homes.says('how many no pool homes are for sale', 'NOT has_pool')
