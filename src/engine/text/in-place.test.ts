import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('verbs that their neighbors tell', () => {
  homes.says('how many did we close each month this year', "status = 'SLD'")
  homes.says(
    'did anything close last week? show me the addresses and what they went for',
    'sold_price',
    "'2026-11-09'",
  )
})
