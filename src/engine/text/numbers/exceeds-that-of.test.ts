import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('by how much one exceeds that of another', () => {
  homes.says(
    'By how many dollars did the average sold price in Old Town exceed that of Sea Oaks?',
    'old_town - sea_oaks AS change',
  )
  rental.says(
    'by how much did the average rate of cabins exceed that of lake houses',
    'mountain_cabin - lake_house AS change',
  )
  homes.never('homes that exceed that price', 'AS change')
})

homes.says(
  'how much higher is the average ask of active homes than the average sold price this year',
  'average_ask_price - average_sold_price AS difference',
)
homes.says('how much higher is the average sold price in Old Town than in Sea Oaks', 'old_town - sea_oaks')
