import { homes, rental } from '#tests/support/patterns.ts'

rental.says('2025 revenue by number of bedrooms, smallest homes first', 'ORDER BY l.bedrooms')
rental.says('revenue by bedrooms, biggest homes first', 'ORDER BY l.bedrooms DESC')
rental.says('bookings by bedroom count, starting with the smallest homes', 'count(*)', 'ORDER BY l.bedrooms')
homes.says('average price by beds, smallest homes first', 'ORDER BY beds')
// Without the homes it is the number that is small.
rental.says('revenue by city, smallest first', 'ORDER BY revenue')
