import { rental } from '#tests/support/patterns.ts'

rental.declines('which guests have a confirmed stay in the next 7 days, and on what day each of them pays')
rental.says(
  'which guests have a confirmed stay in the next 7 days, and on what day does each one arrive',
  'guest_name, check_in',
)
rental.says('which guests have a confirmed stay in the next 7 days', 'guest_name')
