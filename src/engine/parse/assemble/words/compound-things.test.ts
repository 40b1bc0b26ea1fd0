import { homes, shop } from '#tests/support/patterns.ts'

shop.says('top 3 customer cities by revenue', 'SELECT b.city, sum(pu.total_amount)', 'LIMIT 3')
shop.says('top 3 customers by revenue with their city', 'b.first_name')
homes.says('active subdivisions by average price', "WHERE status = 'COP' GROUP BY subdivision")
homes.says('top 5 sold areas by volume', "status = 'SLD'", 'LIMIT 5')
