import { homes, shop } from '#tests/support/patterns.ts'

shop.says('In the site analytics, how many events does one session have on average?', 'avg(events)')
shop.says('how many events does one session have on average in the analytics', 'avg(events)')
homes.says('How many different subdivisions exist in this database?', 'count(DISTINCT subdivision)')
