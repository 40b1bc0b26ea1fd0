import { homes } from '#tests/support/patterns.ts'

homes.says('how much new construction is there for sale, per subdivision', 'count(*)', 'GROUP BY subdivision')
homes.never('how much did new construction sell for', 'count(*)')
