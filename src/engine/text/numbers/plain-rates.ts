// Shares, rates and sides in plainer words, before anything is read as a formula.
import { poolBothWays } from '#engine/text/trade/pool-both-ways.ts'
import { rentOfPrice } from '#engine/text/trade/rent-of-price.ts'
import { oneTimeToAnother } from '#engine/text/times/one-time-to-another.ts'
import { ratesOfSessions } from '#engine/text/trade/rates-of-sessions.ts'
import { asPercentageOf } from './percent-of-two.ts'
import { whichOfTwo } from './which-of-two.ts'

export const plainRates = (question: string): string =>
  asPercentageOf(whichOfTwo(poolBothWays(ratesOfSessions(oneTimeToAnother(rentOfPrice(question))))))
