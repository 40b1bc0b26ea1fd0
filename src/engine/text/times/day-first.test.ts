import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('a day before who comes or goes on it', () => {
  const tomorrow = "r.check_out >= DATE '2026-11-16'"
  rental.says('for tomorrow, who is checking out and of which house', tomorrow, 'l.title')
  rental.says('tomorrow: who leaves', tomorrow)
  rental.says('for tomorrow, who is checking in', "r.check_in >= DATE '2026-11-16'")
  rental.never('next week, which guests check out', "check_in >= DATE '2026-11-16'")
})
