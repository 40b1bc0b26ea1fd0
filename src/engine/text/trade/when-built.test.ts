import { homes } from '#tests/support/patterns.ts'

homes.says("what's the oldest house on the market and when did it go up?", 'year_built FROM', 'LIMIT 1')
homes.says(
  'which five homes for sale are the oldest, and when was each one built?',
  'year_built FROM',
  'LIMIT 5',
)
homes.says('newest home in Old Town, what year was it built', 'year_built FROM', 'LIMIT 1')
homes.says('when was mls 224160 built', 'year_built FROM', "mls_number = '224160'")

homes.says('by the decade the house went up: number sold', 'floor(year_built / 10)')
