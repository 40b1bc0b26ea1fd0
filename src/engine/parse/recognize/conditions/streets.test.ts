import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

const either = "(address ILIKE '%Keepers Lane%' OR address ILIKE '%Lantern Court%')"

describe('streets', () => {
  homes.says(
    'Show me the sold houses in the street Keepers Lane with the sold price',
    "WHERE status = 'SLD' AND address ILIKE '%Keepers Lane%'",
  )
  homes.never('homes in the street Keepers Lane', "'%home%'")
  homes.says('homes with palmetto in the street name', "'%palmetto%'")
  homes.says('homes on Keepers Lane and Lantern Court', either)
  homes.says('sold homes in the streets Keepers Lane and Lantern Court', either)
  // Of both together, or of each?
  homes.declines('how many homes are on Keepers Lane and Lantern Court')
})
