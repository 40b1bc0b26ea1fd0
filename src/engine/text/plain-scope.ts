// What a question reaches over, in plain words: the times, the groups and the places that it means, and what it leaves out.
import { although } from './although.ts'
import { averageLasts } from './average-lasts.ts'
import { averagesAbove } from './averages-above.ts'
import { bookedAhead } from './booked-ahead.ts'
import { byFolks } from './by-folks.ts'
import { countedIn } from './counted-in.ts'
import { countsCompared } from './counts-compared.ts'
import { crossedGroups } from './crossed-groups.ts'
import { daysOfTwoYears } from './days-of-two-years.ts'
import { daysRestated } from './days-restated.ts'
import { everyKind } from './every-kind.ts'
import { groupsByShare } from './groups-by-share.ts'
import { leftInState } from './left-in-state.ts'
import { lowestCompared } from './lowest-compared.ts'
import { inEveryOne } from './in-every-one.ts'
import { lowestThere } from './lowest-there.ts'
import { monthsOfYears } from './months-of-years.ts'
import { nobodyDid } from './nobody-did.ts'
import { oneOrTheOther } from './one-or-the-other.ts'
import { soManyThings } from './so-many-things.ts'
import { placesWeHave } from './places-we-have.ts'
import { plainTails } from './plain-tails.ts'
import { roomsInAll } from './rooms-in-all.ts'
import { rankedByRatio } from './ranked-by-ratio.ts'
import { shareOfEach } from './share-of-each.ts'
import { skippingZero } from './skipping-zero.ts'
import { smallestHomesFirst } from './smallest-homes-first.ts'
import { todayExcluded } from './today-excluded.ts'
import { todayIncluded } from './today-included.ts'
import { topicFirst } from './topic-first.ts'
import { whoArrives } from './who-arrives.ts'
import { includedAhead, wholeOfTime } from './whole-of-time.ts'
import { writtenInMessage } from './written-in-message.ts'
import type { Rewording } from './rewritten.ts'

export const plainScope: readonly (Rewording | readonly Rewording[])[] = [
  monthsOfYears,
  daysOfTwoYears,
  daysRestated,
  averagesAbove,
  although,
  inEveryOne,
  countedIn,
  topicFirst,
  everyKind,
  wholeOfTime,
  includedAhead,
  todayExcluded,
  todayIncluded,
  lowestThere,
  lowestCompared,
  skippingZero,
  smallestHomesFirst,
  rankedByRatio,
  soManyThings,
  placesWeHave,
  oneOrTheOther,
  leftInState,
  bookedAhead,
  shareOfEach,
  groupsByShare,
  averageLasts,
  crossedGroups,
  countsCompared,
  roomsInAll,
  byFolks,
  ...writtenInMessage,
  nobodyDid,
  plainTails,
  whoArrives,
]
