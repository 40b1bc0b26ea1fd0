import { homes } from '#tests/support/patterns.ts'

homes.says(
  'Do homes with a pool sell faster? Average days on market with and without',
  "status = 'SLD'",
  'has_pool',
)
homes.never('average days on market with and without a pool', "status = 'SLD'")
