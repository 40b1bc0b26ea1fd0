import { shop } from '#tests/support/patterns.ts'

shop.says('which product is the best seller and how many did it sell', 'sum(pu.quantity)')
shop.never('how many did we sell last month', 'total_amount')
