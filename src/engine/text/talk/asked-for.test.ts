import { rental } from '#tests/support/patterns.ts'

rental.says(
  'which of our places are down for maintenance right now the plumber is asking me for the addresses',
  'SELECT title, address',
  "status = 'maintenance'",
)
