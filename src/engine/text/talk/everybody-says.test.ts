import { rental } from '#tests/support/patterns.ts'

rental.says(
  'everybody says phones only browse. inquiries per session for each device, what do you get?',
  'GROUP BY device_type',
  'count(DISTINCT session_id)',
)
rental.never('everybody says phones only browse. inquiries by device', "'mobile'")
