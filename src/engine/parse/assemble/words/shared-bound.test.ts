import { homes, rental } from '#tests/support/patterns.ts'

homes.says('homes with at least 3 beds and 2 baths', 'beds >= 3', 'full_baths >= 2')
rental.says('stays of at least 5 nights with 2 bedrooms', 'bedrooms = 2')
