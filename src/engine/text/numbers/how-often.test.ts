import { homes } from '#tests/support/patterns.ts'

homes.says('how often do homes go for more than asking', 'share_pct')
homes.says(
  'how often do homes go for more than asking? give me the percentage for each year',
  'GROUP BY extract(year',
)
