import { homes, shop } from '#tests/support/patterns.ts'

shop.says('best selling product of every category this year, one per category', 'PARTITION BY category')
shop.says('best selling product this year, one per category', 'PARTITION BY category')
homes.says('cheapest active one in each community, address and price', 'PARTITION BY subdivision', "'COP'")

homes.says("every subdivision's highest sale this year with address", 'PARTITION BY subdivision')
shop.says("every category's best seller this year", 'PARTITION BY category')
