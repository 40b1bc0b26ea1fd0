import { homes } from '#tests/support/patterns.ts'

homes.says('pool homes per subdivision', 'count(*)', 'WHERE has_pool', 'GROUP BY subdivision')
homes.never('average price of pool homes by subdivision', 'count(')
