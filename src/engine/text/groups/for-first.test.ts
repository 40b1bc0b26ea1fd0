import { shop } from '#tests/support/patterns.ts'

shop.says('for customers in California, which product sells the most', 'pr.name', "b.state = 'CA'", 'LIMIT 1')
shop.says('which product sells the most to customers in California', 'pr.name', "b.state = 'CA'")
shop.declines('for customers in Texas, which brand brings in the most revenue, and why')
