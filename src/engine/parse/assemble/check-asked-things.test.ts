import { rental } from '#tests/support/patterns.ts'

rental.declines('which guests have a confirmed stay in the next 7 days, and on what day does each one arrive')
rental.says('which guests have a confirmed stay in the next 7 days', 'guest_name')
