import { rental, shop } from '#tests/support/patterns.ts'

shop.declines('when do people shop')
shop.declines('when do people order')
rental.says('when do the next guests arrive', 'ORDER BY check_in')
rental.says('what weekday do folks usually check in', "to_char(check_in, 'FMDay')")
