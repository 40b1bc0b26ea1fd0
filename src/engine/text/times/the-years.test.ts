import { homes, rental } from '#tests/support/patterns.ts'

homes.says('closed volume for the years 2024, 2025 and 2026', "'2024'", "'2026'")
homes.says('homes built in the years 2010 through 2015', 'year_built >= 2010')
rental.says(
  'Which was the best month for the revenue in each of the years 2024, 2025 and 2026?',
  'PARTITION BY year',
)
