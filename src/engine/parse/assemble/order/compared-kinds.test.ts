import { rental, shop } from '#tests/support/patterns.ts'

shop.says('compare revenue of CA and TX customers last year', 'GROUP BY b.state')
shop.never('compare what CA and TX customers spent with us last year', 'first_name')
shop.never('compare the average order value of NY and CA customers', 'first_name')
shop.says('revenue of CA and TX customers last year', 'sum(')
rental.says('compare cabins and villas by revenue', 'GROUP BY l.property_type')
