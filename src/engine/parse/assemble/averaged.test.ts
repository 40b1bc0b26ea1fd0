import { rental } from '#tests/support/patterns.ts'

rental.says('which cities charge more than $300 a night on average', 'HAVING avg(price) > 300')
rental.never('which property type is booked the longest on average', `status = 'booked'`)
