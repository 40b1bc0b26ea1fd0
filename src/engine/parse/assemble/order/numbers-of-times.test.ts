import { rental } from '#tests/support/patterns.ts'

rental.says('compare nights for homes in Florida this year vs last year', "'2025'", 'AS side')
rental.says('this year vs last year: nights for 2-bedroom homes', 'AS side')
rental.says('compare nights by home this year vs last year', 'GROUP BY l.id, l.title')
