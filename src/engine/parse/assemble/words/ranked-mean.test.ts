import { rental } from '#tests/support/patterns.ts'

rental.never('homes with the longest average stay', 'average_length_of_stay')
rental.says('which city has the shortest average stay', 'average_stay', 'LIMIT 1')
