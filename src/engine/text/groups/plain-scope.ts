// What a question reaches over, in plain words: the times, the groups and the places that it means, and what it leaves out.
import { although } from '#engine/text/although.ts'
import { averageLasts } from '#engine/text/numbers/average-lasts.ts'
import { averagesAbove } from '#engine/text/numbers/averages-above.ts'
import { bookedAhead, bookedSoFarAhead } from '#engine/text/trade/booked-ahead.ts'
import { byFolks } from '#engine/text/talk/by-folks.ts'
import { countedIn } from '#engine/text/numbers/counted-in.ts'
import { countsCompared } from '#engine/text/numbers/counts-compared.ts'
import { daysOfTwoYears } from '#engine/text/times/days-of-two-years.ts'
import { daysRestated } from '#engine/text/times/days-restated.ts'
import { emptyOnesIncluded } from '#engine/text/limits/empty-ones-included.ts'
import { leftInState } from '#engine/text/trade/left-in-state.ts'
import { lowestCompared } from '#engine/text/numbers/lowest-compared.ts'
import { lowestThere } from '#engine/text/numbers/lowest-there.ts'
import { monthsOfSeasons } from '#engine/text/times/months-of-seasons.ts'
import { monthsOfYears } from '#engine/text/times/months-of-years.ts'
import { namedStretch } from '#engine/text/times/named-stretch.ts'
import { ofAnyStatus } from '#engine/text/limits/of-any-status.ts'
import { nobodyDid } from '#engine/text/limits/nobody-did.ts'
import { percentAre } from '#engine/text/limits/percent-are.ts'
import { thatOfAll } from '#engine/text/numbers/that-of-all.ts'
import { oneOrTheOther } from '#engine/text/numbers/one-or-the-other.ts'
import { caredAbout } from '#engine/text/orders/cared-about.ts'
import { soManyThings } from '#engine/text/orders/so-many-things.ts'
import { plainTails } from '#engine/text/plain-tails.ts'
import { roomsInAll } from '#engine/text/trade/rooms-in-all.ts'
import { rankedByRatio } from '#engine/text/orders/ranked-by-ratio.ts'
import { searchedMessages } from '#engine/text/limits/searched-messages.ts'
import { shareOfEach } from '#engine/text/numbers/share-of-each.ts'
import { smallestHomesFirst } from '#engine/text/orders/smallest-homes-first.ts'
import { todayExcluded } from '#engine/text/times/today-excluded.ts'
import { todayIncluded } from '#engine/text/times/today-included.ts'
import { topicFirst } from '#engine/text/talk/topic-first.ts'
import { whoArrives } from '#engine/text/trade/who-arrives.ts'
import { includedAhead, wholeOfTime } from '#engine/text/times/whole-of-time.ts'
import { writtenInMessage } from '#engine/text/limits/written-in-message.ts'
import type { Rewording } from '#engine/text/rewritten.ts'
import { crossedGroups } from './crossed-groups.ts'
import { everyKind } from './every-kind.ts'
import { groupsByShare } from './groups-by-share.ts'
import { inEveryOne } from './in-every-one.ts'
import { justTheGroups } from './just-the-groups.ts'
import { notTheOther } from './not-the-other.ts'
import { placesWeHave } from './places-we-have.ts'
import { skippingZero } from './skipping-zero.ts'

export const plainScope: readonly (Rewording | readonly Rewording[])[] = [
  namedStretch,
  emptyOnesIncluded,
  monthsOfSeasons,
  monthsOfYears,
  daysOfTwoYears,
  daysRestated,
  averagesAbove,
  ...although,
  inEveryOne,
  countedIn,
  ...topicFirst,
  caredAbout,
  everyKind,
  wholeOfTime,
  includedAhead,
  todayExcluded,
  todayIncluded,
  lowestThere,
  lowestCompared,
  skippingZero,
  justTheGroups,
  smallestHomesFirst,
  rankedByRatio,
  soManyThings,
  placesWeHave,
  oneOrTheOther,
  leftInState,
  bookedSoFarAhead,
  bookedAhead,
  shareOfEach,
  groupsByShare,
  averageLasts,
  crossedGroups,
  countsCompared,
  roomsInAll,
  byFolks,
  ...searchedMessages,
  ...writtenInMessage,
  ...nobodyDid,
  ofAnyStatus,
  thatOfAll,
  ...percentAre,
  notTheOther,
  plainTails,
  whoArrives,
]
