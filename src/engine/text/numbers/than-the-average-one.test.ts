import { shop } from '#tests/support/patterns.ts'

const above = 'lifetime_value > (SELECT avg(x.lifetime_value)'
shop.says('How many customers are worth more than the average customer, going by lifetime value?', above)
shop.says('customers in Texas worth more than the average customer', above, "state = 'TX'")
shop.declines('how many customers are worth more than the average')
