// How brokers and buyers talk of homes, in the plain words of a listing.
import { newestOfEach } from '#engine/text/orders/newest-of-each.ts'
import { countOfState } from '#engine/text/numbers/count-of-state.ts'
import { reportedByOwners } from './reported-by-owners.ts'
import { biggestInventory } from './biggest-inventory.ts'
import { biggestThatSold } from './biggest-that-sold.ts'
import { againstRecord } from '#engine/text/numbers/against-record.ts'
import { askedOfAreas } from '#engine/text/groups/asked-of-areas.ts'
import { anythingOfGroups } from '#engine/text/groups/anything-of-groups.ts'
import { bigPart } from '#engine/text/numbers/big-part.ts'
import { builtInRanges } from '#engine/text/limits/built-in-ranges.ts'
import { builtBefore } from '#engine/text/limits/built-before.ts'
import { bandsAround } from '#engine/text/limits/bands-around.ts'
import { builtNotBefore } from '#engine/text/limits/built-not-before.ts'
import { builtSince } from '#engine/text/limits/built-since.ts'
import { andSoOn } from '#engine/text/groups/and-so-on.ts'
import { codesCounted } from '#engine/text/groups/codes-counted.ts'
import { combinedAmount } from '#engine/text/numbers/combined-amount.ts'
import { decidingBetween } from '#engine/text/talk/deciding-between.ts'
import { eachOnce } from '#engine/text/groups/each-once.ts'
import { fiveOfThem } from '#engine/text/orders/five-of-them.ts'
import { hadToHave } from '#engine/text/limits/had-to-have.ts'
import { onACourt } from '#engine/text/limits/on-a-court.ts'
import { inOrderOf } from '#engine/text/orders/in-order-of.ts'
import { statesSideBySide } from '#engine/text/groups/states-side-by-side.ts'
import { villagePlaces } from '#engine/text/groups/village-places.ts'
import type { Rewording } from '#engine/text/rewritten.ts'
import { afterSitting } from './after-sitting.ts'
import { agentsTalk } from './agents-talk.ts'
import { buyingThemAll } from './buying-them-all.ts'
import { cheapestToBuy } from './cheapest-to-buy.ts'
import { earnedRent } from './earned-rent.ts'
import { endedAs } from './ended-as.ts'
import { discountInPercent } from './discount-in-percent.ts'
import { fewerDays } from './fewer-days.ts'
import { giveIn } from './give-in.ts'
import { halvesCounted } from './halves-counted.ts'
import { headedHomes } from './headed-homes.ts'
import { listedAbove } from './listed-above.ts'
import { longestThere } from './longest-there.ts'
import { oldestThere } from './oldest-there.ts'
import { priceTalk } from './price-talk.ts'
import { rentTakenIn } from './rent-taken-in.ts'
import { sleepingPeople } from './sleeping-people.ts'
import { topByDays } from './top-by-days.ts'
import { timeItSat } from './time-it-sat.ts'
import { whenBuilt } from './when-built.ts'
import { whenItClosed } from './when-it-closed.ts'
import { whatIsThere } from './what-is-there.ts'
import { dearerThanMost, shareOfLost, whatSellersGave } from './what-sellers-gave.ts'
import { whoPaid } from './who-paid.ts'
import { withRent } from './with-rent.ts'
import { whatAPoolAdds } from './what-a-pool-adds.ts'
import { wouldPay } from './would-pay.ts'
import { worthOfHomes } from './worth-of-homes.ts'

export const saidOfHomes: readonly (Rewording | readonly Rewording[])[] = [
  listedAbove,
  ...discountInPercent,
  giveIn,
  ...earnedRent,
  topByDays,
  biggestInventory,
  ...whatAPoolAdds,
  oldestThere,
  worthOfHomes,
  wouldPay,
  ...endedAs,
  builtInRanges,
  ...whoPaid,
  ...rentTakenIn,
  bandsAround,
  builtNotBefore,
  andSoOn,
  longestThere,
  buyingThemAll,
  villagePlaces,
  onACourt,
  agentsTalk,
  timeItSat,
  whatSellersGave,
  shareOfLost,
  dearerThanMost,
  ...builtSince,
  whatIsThere,
  sleepingPeople,
  withRent,
  afterSitting,
  againstRecord,
  halvesCounted,
  cheapestToBuy,
  statesSideBySide,
  fiveOfThem,
  combinedAmount,
  whenBuilt,
  anythingOfGroups,
  askedOfAreas,
  headedHomes,
  priceTalk,
  bigPart,
  fewerDays,
  codesCounted,
  inOrderOf,
  builtBefore,
  decidingBetween,
  ...hadToHave,
  ...eachOnce,
  whenItClosed,
  biggestThatSold,
  newestOfEach,
  countOfState,
  reportedByOwners,
]
