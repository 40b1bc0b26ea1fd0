import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('verbs that their neighbors tell', () => {
  homes.says('how many did we close each month this year', "status = 'SLD'")
})
