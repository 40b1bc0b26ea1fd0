import { homes } from '#tests/support/patterns.ts'

homes.says('how have prices moved in Old Town', 'avg(sold_price)', "status = 'SLD'")
