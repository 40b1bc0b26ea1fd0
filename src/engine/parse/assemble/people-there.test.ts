import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('guests of homes are those of stays', () => {
  const held = "r.status <> 'cancelled' AND r.reservation_type <> 'viewing'"
  rental.says('how many guests did each home have last month', held, 'GROUP BY l.id, l.title')
  rental.says('which home had the most guests last year', held, 'LIMIT 1')
  rental.says('homes without guests next week', held, '= 0')
  rental.says('how many guests per city this year', held, 'GROUP BY l.city')
  rental.says('how many guests per home cancelled last month', "r.status = 'cancelled'")
})
