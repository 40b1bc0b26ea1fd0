import { homes } from '#tests/support/patterns.ts'

homes.says(
  'subdivisions with 6+ under contract and fewer then 20 actives, both counts',
  "FILTER (WHERE status = 'SCO')",
  "FILTER (WHERE status = 'COP')",
  '>= 6',
  '< 20',
)
homes.says('areas with at least 10 actives and more than 5 pending', '>= 10', '> 5')
homes.never('areas with 5 bedroom actives and pendings', '>= 5')
