import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('the later step for each hundred of the earlier one', () => {
  rental.says('fav-to-view rate by property type, in %', 'favorites / nullif(views, 0)', 'round(100.0 *')
  rental.says('view to favorite rate by device', 'favorites / nullif(views, 0)')
  rental.says('favorites per 100 views by device', 'favorites / nullif(views, 0)', 'round(100.0 *')
  rental.declines('favorites per 1000 views')
  rental.never('views and favorites by device', 'ratio_pct')
})
