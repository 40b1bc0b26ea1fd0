import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('beside a number of those that sold, of the same ones', () => {
  homes.says('avg sold price and avg DOM by # of beds', "WHERE status = 'SLD' GROUP BY beds")
  homes.says('sales volume and average days on market by subdivision', "WHERE status = 'SLD' GROUP BY")
  homes.says('median sold price and median dom for homes with a pool vs without', "WHERE status = 'SLD'")
})

describe('beside a number of all', () => {
  homes.never('average asking price and days on market by beds', 'SLD')
  homes.never('number of listings and average days on market by area', 'SLD')
})
