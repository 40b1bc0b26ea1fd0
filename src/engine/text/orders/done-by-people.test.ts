import { rental } from '#tests/support/patterns.ts'

rental.says(
  '3 homes folks shared the most in the past six months, with the share count',
  "interaction_type = 'share'",
  'LIMIT 3',
)
rental.says(
  '5 homes people favorited the most last month, with the count',
  "interaction_type = 'favorite'",
  'LIMIT 5',
)
rental.says('homes that visitors viewed the least', "interaction_type = 'view'", 'ORDER BY views, title')
