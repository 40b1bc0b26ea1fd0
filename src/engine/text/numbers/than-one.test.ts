import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('another such thing', () => {
  homes.says(
    'does an active home in Old Town cost more on average than one in Sea Oaks?',
    "status = 'COP'",
    "subdivision IN ('Old Town', 'Sea Oaks')",
  )
  homes.says('does a home with a pool cost more than one without?', 'GROUP BY has_pool')
  // Numbers.
  homes.declines('are more than one in five homes over asking?')
  rental.declines('does any guest have more than one in Aspen')
})
