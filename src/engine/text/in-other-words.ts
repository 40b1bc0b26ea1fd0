// Limits, steps of time, asking, grouping, numbers and orders in other words than most people choose.
import { inFewerWords } from './in-fewer-words.ts'
import { overHolidays } from './times/over-holidays.ts'
import { theYears } from './times/the-years.ts'
import { theMonthBefore } from './times/the-month-before.ts'
import { inLearnersWords } from './talk/in-learners-words.ts'
import { saidAnyway } from './talk/said-anyway.ts'
import { alsoHadOne } from './times/also-had-one.ts'
import { withUsFor } from './limits/with-us-for.ts'
import { aRowEach } from './numbers/a-row-each.ts'
import { linedUp } from './trade/lined-up.ts'
import { shownToBuyers } from './trade/shown-to-buyers.ts'
import { inTotalAndHowMany } from './orders/in-total-and-how-many.ts'
import { canBeRented } from './trade/can-be-rented.ts'
import { longestListed } from './orders/longest-listed.ts'
import { averagePerRow } from './numbers/average-per-row.ts'
import { whereComeFrom } from './groups/where-come-from.ts'
import { everySingleOne } from './limits/every-single-one.ts'
import { inquiriesByInterest } from './trade/inquiries-by-interest.ts'
import { seasonsSpelledOut } from './times/seasons-spelled-out.ts'
import { broughtBy } from './numbers/brought-by.ts'
import { ofEachKind } from './groups/of-each-kind.ts'
import { severalProducts } from './trade/several-products.ts'
import { biggestRow } from './orders/biggest-row.ts'
import { askedInPassing } from './groups/asked-in-passing.ts'
import { askedToShow } from './groups/asked-to-show.ts'
import { countAtTheEnd } from './numbers/count-at-the-end.ts'
import { countOfRows } from './numbers/count-of-rows.ts'
import { dayWithMost } from './times/day-with-most.ts'
import { allBut } from './limits/all-but.ts'
import { countsBeyond } from './limits/counts-beyond.ts'
import { overTheMonths } from './times/over-the-months.ts'
import { acrossAllHomes } from './numbers/across-all-homes.ts'
import { yearsTogether } from './times/years-together.ts'
import { inThatTime } from './times/in-that-time.ts'
import { nextToIt } from './groups/next-to-it.ts'
import { firstOfAList } from './orders/first-of-a-list.ts'
import { firstOfAll } from './orders/first-of-all.ts'
import { askedOffhand } from './sayings/asked-offhand.ts'
import { inAShopsWords } from './in-a-shops-words.ts'
import { whatItComesTo } from './numbers/what-it-comes-to.ts'
import { moreThanOthers } from './orders/more-than-others.ts'
import { onMarketInBands } from './limits/on-market-in-bands.ts'
import { withAPart } from './groups/with-a-part.ts'
import { partOfAsked } from './trade/part-of-asked.ts'
import { pastAnAmount } from './limits/past-an-amount.ts'
import { foundInName } from './limits/found-in-name.ts'
import { groupsToList } from './groups/groups-to-list.ts'
import { heldAgainstAll } from './numbers/held-against-all.ts'
import { howItDid } from './times/how-it-did.ts'
import { doneLast } from './orders/done-last.ts'
import { gotDone } from './verbs/got-done.ts'
import { partsOfOneYear } from './times/parts-of-one-year.ts'
import { inDollars } from './numbers/in-dollars.ts'
import { ofATypicalOne } from './numbers/of-a-typical-one.ts'
import { statesAsColumns } from './groups/states-as-columns.ts'
import { topBehind } from './orders/top-behind.ts'
import { eachOrAll } from './groups/each-or-all.ts'
import { downTheSide } from './groups/down-the-side.ts'
import { downTheList } from './orders/down-the-list.ts'
import { inABracket } from './limits/in-a-bracket.ts'
import { moneyInRows } from './limits/money-in-rows.ts'
import { noneInTheOther } from './limits/none-in-the-other.ts'
import { howManyWith, justOne } from './limits/just-one.ts'
import { longestAgo } from './orders/longest-ago.ts'
import { sideBySide } from './numbers/side-by-side.ts'
import { limitsAndSides } from './limits/limits-and-sides.ts'
import { limitsInOtherWords } from './limits/limits-in-other-words.ts'
import { namedColumns } from './groups/named-columns.ts'
import { numberAndPrice } from './numbers/number-and-price.ts'
import { ofAllTheOne } from './orders/of-all-the-one.ts'
import { ofNumbers } from './numbers/of-numbers.ts'
import { listOfFigures } from './numbers/list-of-figures.ts'
import { howMuchMore } from './numbers/how-much-more.ts'
import { howManyOfEach } from './numbers/how-many-of-each.ts'
import { ownDefinitions } from './limits/own-definitions.ts'
import { partsAndWholes } from './parts-and-wholes.ts'
import { percentInList } from './numbers/percent-in-list.ts'
import { notEvenSuch } from './limits/not-even-such.ts'
import { itemsAltogether } from './trade/items-altogether.ts'
import { shareOfTheFirst } from './numbers/share-of-the-first.ts'
import { widestRange } from './numbers/widest-range.ts'
import { averageSuchOrder } from './trade/average-such-order.ts'
import { sortedByMoney } from './trade/sorted-by-money.ts'
import { noneButOthers } from './limits/none-but-others.ts'
import { onlyTheNumber } from './talk/only-the-number.ts'
import { ratedGoods } from './groups/rated-goods.ts'
import { inBothYears } from './times/in-both-years.ts'
import { theirSum } from './numbers/their-sum.ts'
import { firstOnesFell } from './times/first-ones-fell.ts'
import { zeroInATime } from './limits/zero-in-a-time.ts'
import { placeAdded } from './groups/place-added.ts'
import { whatGroupsHad } from './groups/what-groups-had.ts'
import type { Rewording } from './rewritten.ts'
import { splitAcross } from './groups/split-across.ts'
import { stepsOfTime } from './times/steps-of-time.ts'
import { thoseThatReport } from './numbers/those-that-report.ts'
import { thisAndLast } from './times/this-and-last.ts'
import { sheetWords } from './groups/sheet-words.ts'
import { busiestTimes } from './times/busiest-times.ts'
import { moneyThenAndNow } from './times/money-then-and-now.ts'
import { stepTwice } from './times/step-twice.ts'
import { unitAgain } from './times/unit-again.ts'
import { timesInShort } from './times/times-in-short.ts'
import { thingsFirst } from './orders/things-first.ts'
import { telegramOrders } from './orders/telegram-orders.ts'
import { notCountedIn } from './limits/not-counted-in.ts'
import { withoutASale } from './groups/without-a-sale.ts'
import { timesSideBySide } from './times/times-side-by-side.ts'
import { superlativeBehind } from './orders/superlative-behind.ts'
import { countedOnce, uniqueOnes } from './numbers/unique-ones.ts'
import { verbsOfGrouping } from './verbs/verbs-of-grouping.ts'
import { byWhatFirst } from './orders/by-what-first.ts'
import { rankAndShow } from './orders/rank-and-show.ts'
import { countedRoundabout } from './numbers/counted-roundabout.ts'
import { percentOverAsk } from './trade/percent-over-ask.ts'
import { statesOfHomes } from './trade/states-of-homes.ts'
import { pricesOfSales } from './trade/prices-of-sales.ts'
import { highestSales } from './trade/highest-sales.ts'
import { slowerWithPools } from './trade/slower-with-pools.ts'
import { placesTaken } from './orders/places-taken.ts'
import { whichEndFirst } from './orders/which-end-first.ts'
import { withMore } from './orders/with-more.ts'

export const inOtherWords: readonly Rewording[] = [
  ...inFewerWords,
  ownDefinitions,
  unitAgain,
  stepTwice,
  moneyThenAndNow,
  ...busiestTimes,
  ...howManyOfEach,
  ...countedOnce,
  ...sheetWords,
  ...partsAndWholes,
  linedUp,
  ...shownToBuyers,
  inTotalAndHowMany,
  canBeRented,
  longestListed,
  averagePerRow,
  ...whereComeFrom,
  everySingleOne,
  inquiriesByInterest,
  seasonsSpelledOut,
  broughtBy,
  ofEachKind,
  severalProducts,
  biggestRow,
  superlativeBehind,
  ...withMore,
  thisAndLast,
  ...thingsFirst,
  ...firstOfAll,
  inThatTime,
  acrossAllHomes,
  ...yearsTogether,
  partOfAsked,
  withAPart,
  ...onMarketInBands,
  ...nextToIt,
  ...doneLast,
  ...withUsFor,
  ...alsoHadOne,
  ...inLearnersWords,
  ...saidAnyway,
  theYears,
  ...theMonthBefore,
  ...foundInName,
  ...pastAnAmount,
  ...moreThanOthers,
  ...firstOfAList,
  ...overHolidays,
  ...askedOffhand,
  ...inAShopsWords,
  ...whatItComesTo,
  ...howMuchMore,
  ...allBut,
  moneyInRows,
  ...countsBeyond,
  howManyWith,
  noneInTheOther,
  ...overTheMonths,
  ...inABracket,
  ...justOne,
  ...longestAgo,
  ...sideBySide,
  ...limitsAndSides,
  ...limitsInOtherWords,
  ...stepsOfTime,
  ...timesInShort,
  ...timesSideBySide,
  ...notCountedIn,
  notEvenSuch,
  itemsAltogether,
  noneButOthers,
  ...whatGroupsHad,
  widestRange,
  averageSuchOrder,
  sortedByMoney,
  shareOfTheFirst,
  ...withoutASale,
  ...dayWithMost,
  ...namedColumns,
  ...countedRoundabout,
  countAtTheEnd,
  ...splitAcross,
  downTheSide,
  ...aRowEach,
  ...countOfRows,
  ...heldAgainstAll,
  gotDone,
  topBehind,
  statesAsColumns,
  inDollars,
  ofATypicalOne,
  partsOfOneYear,
  ...eachOrAll,
  ...ofAllTheOne,
  ...numberAndPrice,
  ...uniqueOnes,
  ...downTheList,
  ...askedInPassing,
  ...askedToShow,
  verbsOfGrouping,
  ...ofNumbers,
  ...thoseThatReport,
  groupsToList,
  ...howItDid,
  listOfFigures,
  percentInList,
  ...byWhatFirst,
  ...rankAndShow,
  percentOverAsk,
  ...highestSales,
  slowerWithPools,
  ...statesOfHomes,
  ...pricesOfSales,
  ...placesTaken,
  whichEndFirst,
  firstOnesFell,
  zeroInATime,
  onlyTheNumber,
  ...ratedGoods,
  inBothYears,
  theirSum,
  placeAdded,
  ...telegramOrders,
]
