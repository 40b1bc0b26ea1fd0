import { describe, expect, it } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

describe('a place that is only pointed at', () => {
  it.each([
    ['which home is the cheapest there', 'average nightly rate in Napa', "city = 'Napa'"],
    ['what is the most expensive home there?', 'average nightly rate in Napa', "city = 'Napa'"],
    ['how many homes do we have there', 'how many bookings in Aspen last year', "city = 'Aspen'"],
    ['which home got the most there', 'how many bookings in Aspen last year', 'count(*) AS bookings'],
    ['which home earned the most there', 'revenue in Utah last year', "check_in >= DATE '2025-01-01'"],
  ])('"%s" after "%s"', (question, before, said) => {
    expect(sqlOf('vacation_rental', question, before)).toContain(said)
  })

  it('names no place where something merely is', () => {
    const sql = sqlOf('vacation_rental', 'how many bookings are there this year', 'revenue in Utah')
    expect(sql).not.toContain('UT')
  })
})
