import { rental, shop } from '#tests/support/patterns.ts'

shop.says('Which brand gets returned, I mean refunded, the most often?', 'count(*) AS refunds')
rental.says('which city gets booked least', 'count(*) AS booking', 'ORDER BY booking')
rental.never('which homes were booked most last year', "'booked'")
rental.declines('who are our most frequent guests')
shop.says('who spent the most', 'LIMIT 1')
shop.says('who are the people that spent the most', 'LIMIT 10')
rental.says('who stayed the most nights', 'GROUP BY guest_email')
