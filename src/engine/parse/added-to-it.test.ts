import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

const adding = [
  'plus the number of bookings',
  'include number of bookings',
  'show the number of bookings as well',
  'can you add bookings',
  'I also need the number of bookings',
  'along with bookings',
  'put the number of bookings beside it',
  'add a column with number of bookings',
  'add number of bookings as a column',
  'same with bookings added',
  'the same table with the number of bookings added',
]

test.each(adding)('"%s" is one more number of the answer before', question => {
  const sql = sqlOf('vacation_rental', question, 'revenue by city last year')
  expect(sql).toContain('AS revenue')
  expect(sql).toContain('AS bookings')
  expect(sql).toContain('GROUP BY l.city')
})

test('a question that says for which rows stands alone', () =>
  expect(
    sqlOf('vacation_rental', 'how many bookings in Aspen this year as well', 'revenue by city last year'),
  ).not.toContain('revenue'))

test.each(['add views and conversion', 'also conversion and views'])(
  '"%s" are two more of them',
  question => {
    const sql = sqlOf('vacation_rental', question, 'top 5 homes by inquiries')
    for (const column of ['AS views', 'AS conversion', 'AS inquiries']) expect(sql).toContain(column)
  },
)
