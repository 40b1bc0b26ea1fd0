import { rental } from '#tests/support/patterns.ts'

rental.says('what % of visitors was referred by google or instagram', "source IN ('google', 'instagram')")
rental.says('how many leads were sent our way by google last month', "source = 'google'")

// A friend is no site.
rental.says('how many visitors were referred', "source = 'referral'")
rental.declines('how many visitors were referred by a friend of Google')
