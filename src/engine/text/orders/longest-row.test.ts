import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

const order = 'ORDER BY nights DESC'

describe('the longest stay is one stay, whatever is shown of it', () => {
  rental.says('longest stay ever, guest and home', order, 'guest_name', 'title', 'LIMIT 1')
  rental.says('longest stay ever: guest, home and nights', order, 'LIMIT 1')
  rental.says('longest stay in Aspen: guest and home', order, "l.city = 'Aspen'", 'LIMIT 1')
  rental.says('longest stay this year, who and where', order, "DATE '2026-01-01'", 'LIMIT 1')
  rental.never('longest stay ever, guest and home', 'avg(')
  rental.says('longest average stay, home', 'average_stay')
  rental.says('longest stay per home', 'max(')
})
