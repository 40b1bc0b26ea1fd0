// Means, medians and products in other words than most people choose.
import { belowAsked } from './below-asked.ts'
import { bothOfThem } from './both-of-them.ts'
import { gainsFirst } from './gains-first.ts'
import { inOrderOfTime } from './in-order-of-time.ts'
import { meansInOtherWords } from './means-in-other-words.ts'
import { middleValue } from './middle-value.ts'
import { partOfTheMoney } from './part-of-the-money.ts'
import { priceTimesPieces } from './price-times-pieces.ts'
import { soldUnderList } from './sold-under-list.ts'
import { soManyTimes } from './so-many-times.ts'
import type { Rewording } from './rewritten.ts'

export const ofNumbers: readonly Rewording[] = [
  ...belowAsked,
  ...middleValue,
  meansInOtherWords,
  soldUnderList,
  priceTimesPieces,
  inOrderOfTime,
  soManyTimes,
  gainsFirst,
  ...bothOfThem,
  partOfTheMoney,
]
