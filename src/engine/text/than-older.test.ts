import { homes } from '#tests/support/patterns.ts'

homes.says('new construction vs resale avg $/sf, actives only', "WHEN TRUE THEN 'everything else'", "'COP'")
homes.says('new construction vs older homes avg price', "WHEN TRUE THEN 'everything else'")
homes.declines('older homes in Old Town')
