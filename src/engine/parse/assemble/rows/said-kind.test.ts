import { homes } from '#tests/support/patterns.ts'

homes.says('pending deals above one and a half million', `status = 'SCO'`, 'price > 1500000')
homes.never('pending deals above one and a half million', 'sold_price >')
homes.says('closed deals over 2 million this year', 'sold_price > 2000000')
homes.declines('active homes with a sold price above 1 million')
homes.declines('how much is everything now under contract worth in total, at asking')

homes.says('how many sellers got more than they asked for this year', 'count(*) AS sales', 'close_date >=')
