// Groups that are spelled out, limits and sides in other words and in another order than most people choose.
import { higherOfTwo } from '#engine/text/numbers/higher-of-two.ts'
import { totalAndAverage } from '#engine/text/numbers/total-and-average.ts'
import { thingsAndKinds } from '#engine/text/numbers/things-and-kinds.ts'
import { daysAgainstDays } from '#engine/text/times/days-against-days.ts'
import { daysOfTheWeek } from '#engine/text/times/days-of-the-week.ts'
import { eachOfAList } from '#engine/text/groups/each-of-a-list.ts'
import { homesCounted } from '#engine/text/trade/homes-counted.ts'
import { longestRow } from '#engine/text/orders/longest-row.ts'
import { ownAverage } from '#engine/text/numbers/own-average.ts'
import type { Rewording } from '#engine/text/rewritten.ts'
import { stepsCounted } from '#engine/text/trade/steps-counted.ts'
import { studiosAmongBedrooms } from '#engine/text/trade/studios.ts'
import { suchAs } from '#engine/text/groups/such-as.ts'
import { percentAboveOwn } from '#engine/text/numbers/percent-above-own.ts'
import { theOthers } from '#engine/text/numbers/the-others.ts'
import { nothingDone } from '#engine/text/groups/nothing-done.ts'
import { allOfTheirs } from './all-of-theirs.ts'
import { atSoManyUnits } from './at-so-many-units.ts'
import { bandsInShort } from './bands-in-short.ts'
import { bothKindsOfRows } from './both-kinds-of-rows.ts'
import { howOftenWhat } from './how-often-what.ts'
import { limitsInAnyOrder } from './limits-in-any-order.ts'
import { limitsOfRows } from './limits-of-rows.ts'
import { noneAtAll } from './none-at-all.ts'
import { notOneOfThem } from './not-one-of-them.ts'
import { orderedButNone } from './ordered-but-none.ts'
import { spentInGroups } from './spent-in-groups.ts'

export const limitsAndSides: readonly Rewording[] = [
  totalAndAverage,
  ...thingsAndKinds,
  ...allOfTheirs,
  ...nothingDone,
  orderedButNone,
  spentInGroups,
  atSoManyUnits,
  notOneOfThem,
  bothKindsOfRows,
  longestRow,
  howOftenWhat,
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
  ...percentAboveOwn,
  ...ownAverage,
]
