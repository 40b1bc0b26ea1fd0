// How brokers and buyers talk of homes, in the plain words of a listing.
import { afterSitting } from './after-sitting.ts'
import { againstRecord } from './against-record.ts'
import { agentsTalk } from './agents-talk.ts'
import { askedOfAreas } from './asked-of-areas.ts'
import { anythingOfGroups } from './anything-of-groups.ts'
import { bigPart } from './big-part.ts'
import { builtBefore } from './built-before.ts'
import { builtSince } from './built-since.ts'
import { buyingThemAll } from './buying-them-all.ts'
import { cheapestToBuy } from './cheapest-to-buy.ts'
import { codesCounted } from './codes-counted.ts'
import { combinedAmount } from './combined-amount.ts'
import { decidingBetween } from './deciding-between.ts'
import { eachOnce } from './each-once.ts'
import { fewerDays } from './fewer-days.ts'
import { fiveOfThem } from './five-of-them.ts'
import { hadToHave } from './had-to-have.ts'
import { halvesCounted } from './halves-counted.ts'
import { headedHomes } from './headed-homes.ts'
import { inOrderOf } from './in-order-of.ts'
import { priceTalk } from './price-talk.ts'
import { sleepingPeople } from './sleeping-people.ts'
import { statesSideBySide } from './states-side-by-side.ts'
import { timeItSat } from './time-it-sat.ts'
import { villagePlaces } from './village-places.ts'
import { whenBuilt } from './when-built.ts'
import { whenItClosed } from './when-it-closed.ts'
import { whatIsThere } from './what-is-there.ts'
import { dearerThanMost, shareOfLost, whatSellersGave } from './what-sellers-gave.ts'
import { withRent } from './with-rent.ts'
import type { Rewording } from './rewritten.ts'

export const saidOfHomes: readonly (Rewording | readonly Rewording[])[] = [
  buyingThemAll,
  villagePlaces,
  agentsTalk,
  timeItSat,
  whatSellersGave,
  shareOfLost,
  dearerThanMost,
  builtSince,
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
]
