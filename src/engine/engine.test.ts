import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { guard } from '#db/guard/guard.ts'
import { demoTables, demoTypes } from '#contract/demos.ts'
import { anyText } from '#engine/text/any-text.testing.ts'
import type { Reading } from '#engine/reading.ts'
import { read, sqlOf } from '#tests/support/demo-engines.ts'

describe('a question of a rental manager', () => {
  const check = (question: string, ...parts: string[]) =>
    test(`${question}`, () => {
      const sql = sqlOf('vacation_rental', question)
      for (const part of parts) expect(sql).toContain(part)
    })
  check('how many homes in Aspen?', 'count(*)', "city = 'Aspen'")
  check('avrage nightly rate in napa', 'round(avg(price), 2)', "city = 'Napa'")
  check(
    'total revenue last year',
    "status IN ('confirmed', 'completed')",
    "DATE '2025-01-01'",
    "DATE '2026-01-01'",
  )
  check('top 5 properties by revenue this year', 'ORDER BY revenue DESC', 'LIMIT 5')
  check('revenue by city last 6 months', 'GROUP BY l.city', "DATE '2026-05-15'")
  check('beach houses under $400 a night', "property_type = 'beach_house'", 'price < 400')
  check(
    'places in Colorado with at least 3 bedrooms that are not booked',
    "state = 'CO'",
    'bedrooms >= 3',
    "status <> 'booked'",
  )
  check('guests with more than 3 stays', 'HAVING count(*) > 3', 'GROUP BY guest_email')
  check('which listings have no bookings next month', 'LEFT JOIN', "DATE '2026-12-01'", '= 0')
  check('how many leads mention a pet?', "message ILIKE '%pet%'")
  check('what was our occupancy last month', "least(r.check_out, DATE '2026-11-01')", 'property_listings')
  check(
    'cancellation rate by reservation type',
    "FILTER (WHERE status = 'cancelled')",
    'GROUP BY reservation_type',
  )
})

describe('a question of an agent', () => {
  const check = (question: string, ...parts: string[]) =>
    test(`${question}`, () => {
      const sql = sqlOf('real_estate', question)
      for (const part of parts) expect(sql).toContain(part)
    })
  check(
    'average price per square foot in Harbor Village',
    'avg(price_per_sf)',
    "subdivision = 'Harbor Village'",
  )
  check('how many homes are for sale right now', "status = 'COP'")
  check('homes near $500,000 in Sea Oaks', 'price >= 450000', 'price <= 550000')
  check('median sold price', 'percentile_cont(0.5)', "status = 'SLD'")
  check('closings per quarter in 2025', "date_trunc('quarter', close_date)")
})

describe('a question of a shop owner', () => {
  const check = (question: string, ...parts: string[]) =>
    test(`${question}`, () => {
      const sql = sqlOf('ecommerce', question)
      for (const part of parts) expect(sql).toContain(part)
    })
  check('top 5 best-selling products', 'sum(pu.quantity)', 'LIMIT 5')
  check('how many products are out of stock', 'stock_quantity = 0')
  check(
    'average order value by category',
    'avg(pu.total_amount)',
    "pu.status = 'completed'",
    'GROUP BY pr.category',
  )
  check('orders by status', 'GROUP BY status')
  check('refund rate per category', "FILTER (WHERE pu.status = 'refunded')")
})

describe('a follow-up', () => {
  test('replaces the value of the same attribute', () => {
    expect(sqlOf('vacation_rental', 'and in Aspen?', 'How many listings do we have in Park City?')).toContain(
      "city = 'Aspen'",
    )
  })
  test('narrows what was asked', () => {
    const sql = sqlOf(
      'vacation_rental',
      'only the ones with three or more bedrooms',
      'Show the beach houses with their nightly rate',
    )
    expect(sql).toContain('bedrooms >= 3')
    expect(sql).toContain("property_type = 'beach_house'")
  })
})

describe('what cannot be answered is declined in words', () => {
  test.each([
    ['vacation_rental', 'Which rentals have a hot tub and allow dogs?', 'absent'],
    ['vacation_rental', 'delete all cancelled reservations pls', 'wants a change'],
    ['vacation_rental', 'What will our revenue be next summer?', 'wants a forecast'],
    ['real_estate', 'should i buy in Old Town or in The Preserve?', 'wants an opinion'],
    ['real_estate', 'Which agent closed the most deals this year?', 'absent'],
    ['ecommerce', 'qwe rtz zzzz 123', 'unknown words'],
    ['ecommerce', 'revenue of the flibbertigibbets this year', 'unknown words'],
  ] as const)('%s: %s', (demo, question, reason) => {
    expect(read(demo, question)).toMatchObject({ kind: 'declined', reason })
  })
  test('"what can I ask?" is answered with what there is', () => {
    expect(read('ecommerce', 'what can I ask?').kind).toBe('about')
  })
})

describe('any text at all', () => {
  const words = [
    'revenue',
    'by',
    'city',
    'top',
    '5',
    'not',
    'last',
    'year',
    'how many',
    'guests',
    'average',
    '$',
    '%',
    'vs',
    'Aspen',
    'no',
    'than',
    "'",
    ';--',
    'per',
    'month',
  ]
  const questions = anyText(fc.constantFrom(...words), 14)
  const told = (reading: Reading) =>
    reading.kind === 'plan'
      ? { ...reading, understood: reading.understood(), doubted: reading.doubted(1) }
      : reading
  test.each(demoTypes)('on %s is read without a throw, twice alike, and its SQL passes the guard', demo => {
    fc.assert(
      fc.property(questions, question => {
        const reading = read(demo, question)
        expect(told(read(demo, question))).toEqual(told(reading))
        const passes = reading.kind !== 'plan' || guard(reading.sql, { tables: demoTables[demo] }).ok
        expect(passes).toBe(true)
      }),
      { seed: 20261115, numRuns: 300 },
    )
  })
})

test('a verb that is also a status says where and when, not what a home is', () => {
  const sql = sqlOf('vacation_rental', 'how many nights were booked in Aspen last year')
  expect(sql).toContain('sum(')
  expect(sql).not.toContain("'booked'")
})
