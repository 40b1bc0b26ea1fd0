import { homes } from '#tests/support/patterns.ts'

homes.says(
  'for the active homes: how many are at 30 days or less on the market, how many at 31 to 90 and how many above 90',
  "WHEN days_on_market <= 30 THEN 'up to 30'",
  'WHEN days_on_market > 90',
  "status = 'COP'",
)
homes.says(
  'how many active homes have been on the market 30 days or less, how many 31 to 90 and how many over 90',
  "THEN '31 to 90'",
)
homes.says('how many active homes are 30 days or less on the market', 'days_on_market <= 30')
homes.never('how many active homes are 30 days or less on the market', 'CASE WHEN')
homes.never(
  'how many active homes have been on the market 60 days or more and how many are under 500k',
  'CASE WHEN',
)
homes.says(
  'sold homes by how long they were on the market: 30 days or less, 31 to 90, over 90',
  'CASE WHEN days_on_market <= 30',
  "status = 'SLD'",
)
homes.says('sold homes this year by how long they were on the market, longest first', 'days_on_market DESC')
