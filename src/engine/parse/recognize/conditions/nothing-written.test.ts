import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('texts that nothing is written in', () => {
  rental.says('inquiries with no message', 'message IS NULL')
  rental.says('how many leads left the message blank', 'message IS NULL')
  rental.says('which visitors wrote nothing', 'message IS NULL')
  rental.says(
    'per channel how many leads left us a message and how many left it blank',
    'FILTER (WHERE message IS NOT NULL)',
    'FILTER (WHERE message IS NULL)',
    'GROUP BY source',
  )
})

describe('what is on file is there', () => {
  homes.says(
    '# actives 90+ DOM w/ 2023 rental income on file',
    'count(*)',
    'NOT (((owner_rental_in_23 IS NULL',
  )
  homes.says('homes with rental income reported', 'NOT (((owner_rental_in_23 IS NULL')
  rental.declines('leads w/ phone on file')
})
