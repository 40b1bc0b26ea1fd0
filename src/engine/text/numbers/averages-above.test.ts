import { homes, rental, shop } from '#tests/support/patterns.ts'

homes.says('areas where active ask averages above 1.2M', "status = 'COP'", 'HAVING avg(ask_price) > 1200000')
homes.says('subdivisions with sold prices averaging over 900k', 'HAVING avg(sold_price) > 900000')
rental.says('cities where the nightly rate averages under 200', 'HAVING avg(price) < 200')
shop.says('brands whose price averages above 100', 'HAVING avg(price) > 100')
homes.says('areas where homes average above 1.2M', 'HAVING avg(price) > 1200000')
homes.says('which areas exceed the average asking price', 'HAVING avg(ask_price) > (SELECT avg(ask_price)')
shop.says('which products exceed the average price', 'price > (SELECT avg(x.price)')
