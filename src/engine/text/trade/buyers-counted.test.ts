import { shop } from '#tests/support/patterns.ts'

shop.never('one timers vs repeaters, count and total spent', 'AS orders')
shop.never('repeat customers vs one-time customers, how many and revenue', 'AS orders')
shop.says('average order value for one-time customers vs repeat customers', 'avg(pu.total_amount)')
