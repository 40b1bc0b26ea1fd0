// Rates of groups, limits on their means and numbers side by side, of which a word would be lost or said of something else.
import { statesInARow } from './groups/states-in-a-row.ts'
import { limitBeforeMean } from './limits/limit-before-mean.ts'
import { stockOfSuch } from './limits/stock-of-such.ts'
import { rateOfEachArea } from './numbers/rate-of-each-area.ts'
import { poolOrNot, sameNumberOfBoth } from './numbers/same-number-of-both.ts'
import { totalAndMean } from './numbers/total-and-mean.ts'
import { percentMore } from './numbers/percent-more.ts'
import { sellersWithNumbers } from './orders/sellers-with-numbers.ts'
import { longToSell } from './trade/long-to-sell.ts'
import type { Rewording } from './rewritten.ts'

export const ratesAndLimits: readonly Rewording[] = [
  rateOfEachArea,
  statesInARow,
  ...sameNumberOfBoth,
  poolOrNot,
  stockOfSuch,
  ...limitBeforeMean,
  totalAndMean,
  percentMore,
  sellersWithNumbers,
  ...longToSell,
]
