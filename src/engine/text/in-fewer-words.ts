// What is said in more words than it takes, in the order in which it is put in fewer.
import { mostInEach } from './groups/most-in-each.ts'
import { bookedForSuchStays } from './limits/booked-for-such-stays.ts'
import { acrossHowMany } from './numbers/across-how-many.ts'
import { withAndWithout } from './groups/with-and-without.ts'
import { namedByLimit } from './limits/named-by-limit.ts'
import { namedAgain } from './groups/named-again.ts'
import { splitByPipes } from './groups/split-by-pipes.ts'
import { butNotZero } from './limits/but-not-zero.ts'
import { droppedGroups } from './limits/dropped-groups.ts'
import { lessThanHalf } from './limits/less-than-half.ts'
import { lowMeans } from './limits/low-means.ts'
import { mostThatNeverSold } from './limits/most-that-never-sold.ts'
import { anythingInTheShop, sellForLess } from './limits/sell-for-less.ts'
import { goingBy } from './numbers/going-by.ts'
import { howManyEachDid } from './numbers/how-many-each-did.ts'
import { meanLessMedian } from './numbers/mean-less-median.ts'
import { wholeBeforePart } from './numbers/whole-before-part.ts'
import { partOfTheYear } from './numbers/part-of-the-year.ts'
import { onEach } from './numbers/on-each.ts'
import { meanOfEach } from './numbers/mean-of-each.ts'
import { thanTheAverageOne } from './numbers/than-the-average-one.ts'
import { goodOnes, ratedInBrackets } from './limits/rated-in-brackets.ts'
import { whereTheyLive } from './orders/where-they-live.ts'
import { addsAndRemoves } from './trade/adds-and-removes.ts'
import { inSoManyWords } from './in-so-many-words.ts'
import { bothTimesShown } from './times/both-times-shown.ts'
import { mindShowing } from './talk/mind-showing.ts'
import { oneAndDone } from './trade/one-and-done.ts'
import { alphabeticalBy } from './orders/alphabetical-by.ts'
import { buyersCounted } from './trade/buyers-counted.ts'
import { andByHowMuch } from './orders/and-by-how-much.ts'
import { askedByVisitors } from './trade/asked-by-visitors.ts'
import { sameSoOften } from './limits/same-so-often.ts'
import { soManyTimes } from './limits/so-many-times.ts'
import { forAWholeMonth } from './trade/for-a-whole-month.ts'
import { newByFirstOrder } from './trade/new-by-first-order.ts'
import { sameHomeAgain } from './trade/same-home-again.ts'
import { dateBehind } from './times/date-behind.ts'
import { everybodySays } from './talk/everybody-says.ts'
import { onTheBooks } from './trade/on-the-books.ts'
import { longestGap } from './orders/longest-gap.ts'
import { weekendsIncluded } from './times/weekends-included.ts'
import { slashedStates } from './limits/slashed-states.ts'
import { addUp } from './numbers/add-up.ts'
import { ownDuties } from './talk/own-duties.ts'
import { percentOfTwo } from './numbers/percent-of-two.ts'
import { shareFromThem } from './numbers/share-from-them.ts'
import { cartsLeft } from './trade/carts-left.ts'
import { whoseOfAll } from './orders/whose-of-all.ts'
import { ratesAndLimits } from './rates-and-limits.ts'
import { statePercent } from './numbers/state-percent.ts'
import { inTotalPrice } from './limits/in-total-price.ts'
import { signOfPrice } from './numbers/sign-of-price.ts'
import { byDateListed } from './orders/by-date-listed.ts'
import { mostByRate } from './trade/most-by-rate.ts'
import { cameInWith } from './trade/came-in-with.ts'
import { byHavingAndNot } from './groups/by-having-and-not.ts'
import { makesUpWhat } from './numbers/makes-up-what.ts'
import type { Rewording } from './rewritten.ts'
import { lookedUp, storyWith } from './talk/looked-up.ts'
import { saidInPassing } from './talk/said-in-passing.ts'
import { butNoneThen } from './limits/but-none-then.ts'
import { bringInEach } from './verbs/bring-in-each.ts'
import { beforeTheYearIsOut } from './times/before-the-year-is-out.ts'
import { bookedFor } from './times/booked-for.ts'
import { betterThisMonth } from './times/better-this-month.ts'
import { stillToArrive } from './times/still-to-arrive.ts'
import { timesAsMany } from './times/times-as-many.ts'
import { timesCompared } from './times/times-compared.ts'
import { askedAboutHomes } from './trade/asked-about-homes.ts'
import { beenOnTheSite } from './trade/been-on-the-site.ts'
import { givenAway } from './trade/given-away.ts'
import { lostAndWorth } from './trade/lost-and-worth.ts'
import { partsOfTrade } from './trade/parts-of-trade.ts'
import { putOnTheSite } from './trade/put-on-the-site.ts'
import { referredBySites } from './trade/referred-by-sites.ts'
import { inTheWarehouse } from './trade/in-the-warehouse.ts'
import { roomsOrBigger } from './trade/rooms-or-bigger.ts'
import { soManyOfAState } from './trade/so-many-of-a-state.ts'
import { tiedUpInThem } from './trade/tied-up-in-them.ts'

export const inFewerWords: readonly Rewording[] = [
  ownDuties,
  mostByRate,
  addUp,
  ...inSoManyWords,
  mindShowing,
  ...withAndWithout,
  ...namedByLimit,
  lookedUp,
  storyWith,
  andByHowMuch,
  everybodySays,
  ...saidInPassing,
  betterThisMonth,
  bothTimesShown,
  ...timesAsMany,
  ...timesCompared,
  howManyEachDid,
  meanLessMedian,
  thanTheAverageOne,
  soManyOfAState,
  tiedUpInThem,
  ...askedAboutHomes,
  ...lostAndWorth,
  beenOnTheSite,
  ...givenAway,
  ...onEach,
  mostInEach,
  ...bookedForSuchStays,
  acrossHowMany,
  ...beforeTheYearIsOut,
  putOnTheSite,
  referredBySites,
  lowMeans,
  mostThatNeverSold,
  roomsOrBigger,
  splitByPipes,
  droppedGroups,
  bookedFor,
  stillToArrive,
  partOfTheYear,
  sellForLess,
  anythingInTheShop,
  ratedInBrackets,
  goodOnes,
  whereTheyLive,
  alphabeticalBy,
  addsAndRemoves,
  ...oneAndDone,
  buyersCounted,
  ...butNotZero,
  ...lessThanHalf,
  ...goingBy,
  inTheWarehouse,
  namedAgain,
  meanOfEach,
  ...askedByVisitors,
  ...soManyTimes,
  ...forAWholeMonth,
  newByFirstOrder,
  sameHomeAgain,
  sameSoOften,
  ...dateBehind,
  ...onTheBooks,
  ...longestGap,
  bringInEach,
  butNoneThen,
  ...wholeBeforePart,
  ...partsOfTrade,
  weekendsIncluded,
  ...ratesAndLimits,
  statePercent,
  ...cartsLeft,
  ...percentOfTwo,
  shareFromThem,
  whoseOfAll,
  slashedStates,
  inTotalPrice,
  signOfPrice,
  byDateListed,

  cameInWith,
  byHavingAndNot,
  makesUpWhat,
]
