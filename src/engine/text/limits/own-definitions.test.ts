import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a word that the visitor explains', () => {
  homes.says('by stale I mean more than 90 days, how many stale actives are there', 'days_on_market > 90')
  homes.says('how many stale actives are there (stale = more than 90 days)', 'days_on_market > 90')
  shop.says('how many big orders last month, by big i mean over 500 dollars', 'total_amount > 500')
  rental.says('how many long stays this year, long meaning 7+ nights', '(check_out - check_in) >= 7')
})
