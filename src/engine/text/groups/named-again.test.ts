import { homes } from '#tests/support/patterns.ts'

homes.says('best month by volume in each year, year month volume', 'PARTITION BY year ORDER BY volume DESC')
homes.says('best month by closings in each year: year, month and closings', 'PARTITION BY year')
homes.declines('best month by volume in each year, year month weather')
