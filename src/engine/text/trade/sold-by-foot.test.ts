import { homes } from '#tests/support/patterns.ts'

homes.says('homes that sold for more than $500 a foot', "status = 'SLD'", 'price_per_sf > 500')
homes.says('subdivisions where actives average over 400 a sq ft', 'HAVING avg(price_per_sf) > 400')
