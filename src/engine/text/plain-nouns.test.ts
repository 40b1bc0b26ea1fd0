import { rental } from '#tests/support/patterns.ts'

rental.says('4+ beds, 5 cheapest, low to high, title + nightly', 'SELECT title, price', 'LIMIT 5')
rental.says('lake houses: title, city, nightly', 'SELECT title, city, price')
rental.says('how much is the nightly in Aspen on avg', 'avg(price)')
rental.declines('nightly revenue')
rental.says('avg nightly, ski chalets', 'avg(price)')
rental.says('# of homes + avg nightly, per prop type', 'count(*)', 'avg(price)')
