// Means, medians and products in other words than most people choose.
import { belowAsked } from '#engine/text/trade/below-asked.ts'
import { bothOfThem } from '#engine/text/times/both-of-them.ts'
import { gainsFirst } from '#engine/text/orders/gains-first.ts'
import { inOrderOfTime } from '#engine/text/times/in-order-of-time.ts'
import { priceOfANight } from '#engine/text/trade/price-of-a-night.ts'
import { discountFormula } from '#engine/text/trade/discount-formula.ts'
import { priceTimesPieces } from '#engine/text/trade/price-times-pieces.ts'
import { soldUnderList } from '#engine/text/trade/sold-under-list.ts'
import type { Rewording } from '#engine/text/rewritten.ts'
import { dollarsInAll } from './dollars-in-all.ts'
import { meanBehindNumber } from './mean-behind-number.ts'
import { meansInOtherWords } from './means-in-other-words.ts'
import { middleValue } from './middle-value.ts'
import { namedMedian } from './named-median.ts'
import { partOfTheMoney } from './part-of-the-money.ts'
import { soManyTimes } from './so-many-times.ts'
import { verbOfAverage } from './verb-of-average.ts'
import { waysLast } from './ways-last.ts'

export const ofNumbers: readonly Rewording[] = [
  ...belowAsked,
  ...dollarsInAll,
  verbOfAverage,
  meanBehindNumber,
  ...namedMedian,
  ...middleValue,
  ...priceOfANight,
  meansInOtherWords,
  discountFormula,
  ...soldUnderList,
  priceTimesPieces,
  inOrderOfTime,
  soManyTimes,
  gainsFirst,
  ...bothOfThem,
  partOfTheMoney,
  waysLast,
]
