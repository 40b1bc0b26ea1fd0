// Groups that are spelled out, limits and sides in other words and in another order than most people choose.
import { bandsInShort } from './bands-in-short.ts'
import { higherOfTwo } from './higher-of-two.ts'
import { daysAgainstDays } from './days-against-days.ts'
import { daysOfTheWeek } from './days-of-the-week.ts'
import { eachOfAList } from './each-of-a-list.ts'
import { homesCounted } from './homes-counted.ts'
import { limitsInAnyOrder } from './limits-in-any-order.ts'
import { noneAtAll } from './none-at-all.ts'
import { ownAverage } from './own-average.ts'
import type { Rewording } from './rewritten.ts'
import { stepsCounted } from './steps-counted.ts'
import { studiosAmongBedrooms } from './studios.ts'
import { suchAs } from './such-as.ts'
import { theOthers } from './the-others.ts'

export const limitsAndSides: readonly Rewording[] = [
  ...bandsInShort,
  higherOfTwo,
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
