import { rental } from '#tests/support/patterns.ts'

rental.says('Inquiry count: desktop | mobile', 'GROUP BY device_type')
