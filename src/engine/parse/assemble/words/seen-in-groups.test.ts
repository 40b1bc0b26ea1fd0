import { shop } from '#tests/support/patterns.ts'

shop.never('split orders of this month by status, I want to see how many are pending', "status = 'pending'")
shop.says('how many pending orders by payment method', "status = 'pending'")
