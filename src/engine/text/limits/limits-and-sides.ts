// Groups that are spelled out, limits and sides in other words and in another order than most people choose.
import { higherOfTwo } from '#engine/text/numbers/higher-of-two.ts'
import { daysAgainstDays } from '#engine/text/times/days-against-days.ts'
import { daysOfTheWeek } from '#engine/text/times/days-of-the-week.ts'
import { eachOfAList } from '#engine/text/groups/each-of-a-list.ts'
import { homesCounted } from '#engine/text/trade/homes-counted.ts'
import { ownAverage } from '#engine/text/numbers/own-average.ts'
import type { Rewording } from '#engine/text/rewritten.ts'
import { stepsCounted } from '#engine/text/trade/steps-counted.ts'
import { studiosAmongBedrooms } from '#engine/text/trade/studios.ts'
import { suchAs } from '#engine/text/groups/such-as.ts'
import { theOthers } from '#engine/text/numbers/the-others.ts'
import { bandsInShort } from './bands-in-short.ts'
import { limitsInAnyOrder } from './limits-in-any-order.ts'
import { limitsOfRows } from './limits-of-rows.ts'
import { noneAtAll } from './none-at-all.ts'

export const limitsAndSides: readonly Rewording[] = [
  ...bandsInShort,
  higherOfTwo,
  ...limitsOfRows,
  ...limitsInAnyOrder,
  ...homesCounted,
  ...noneAtAll,
  ...daysAgainstDays,
  ...theOthers,
  ...daysOfTheWeek,
  suchAs,
  studiosAmongBedrooms,
  ...eachOfAList,
  stepsCounted,
  ...ownAverage,
]
