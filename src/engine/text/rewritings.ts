// Every way to say something in a roundabout way, in the order in which they are put in plain words: one may leave words for the next.
import { addingUp } from './adding-up.ts'
import { againstAverage } from './against-average.ts'
import { ageInYears } from './age-in-years.ts'
import { arrivalDates } from './arrival-dates.ts'
import { asPercentage } from './as-percentage.ts'
import { askedFor } from './asked-for.ts'
import { bareGroups } from './bare-groups.ts'
import { bestSellers } from './best-sellers.ts'
import { breakdowns } from './breakdowns.ts'
import { busiestDay } from './busiest-day.ts'
import { byTheMonth } from './by-the-month.ts'
import { columnsAsked } from './columns-asked.ts'
import { countAndEnds } from './count-and-ends.ts'
import { countedAsWell } from './counted-as-well.ts'
import { comparedCounts, comparedWith } from './compared-with.ts'
import { countedBehind } from './counted-behind.ts'
import { countingFirst } from './counting-first.ts'
import { dayFirst } from './day-first.ts'
import { daysOfWeek, daysSpent } from './days-spent.ts'
import { differsBy } from './differs-by.ts'
import { eachYear } from './each-year.ts'
import { endsAndMean } from './ends-and-mean.ts'
import { endsOfColumn } from './ends-of-column.ts'
import { everyStatus } from './every-status.ts'
import { everyoneWith } from './everyone-with.ts'
import { formulaStyle } from './formula-style.ts'
import { givenUp } from './given-up.ts'
import { goingUp } from './going-up.ts'
import { groupsLeftOut } from './groups-left-out.ts'
import { hadOne } from './had-one.ts'
import { havingNone, havingOne, madeOne, soldNone } from './having-events.ts'
import { howCommon } from './how-common.ts'
import { howOftenEach } from './how-often-each.ts'
import { howOften } from './how-often.ts'
import { inColumns } from './in-columns.ts'
import { inSecondPlace } from './in-second-place.ts'
import { inOtherWords } from './in-other-words.ts'
import { itemsInOrder } from './items-in-order.ts'
import { kindsOfStay } from './kinds-of-stay.ts'
import { limitedAndCounted } from './limited-and-counted.ts'
import { madeOrders } from './made-orders.ts'
import { meanBeside } from './mean-beside.ts'
import { meanLast } from './mean-last.ts'
import { moneyInStock } from './money-in-stock.ts'
import { moreOften } from './more-often.ts'
import { nightsOnOffer } from './nights-on-offer.ts'
import { noTime } from './no-time.ts'
import { notOnce } from './not-once.ts'
import { notMeant } from './not-only.ts'
import { numberAgain } from './number-again.ts'
import { numberAndValue } from './number-and-value.ts'
import { numberThat } from './number-that.ts'
import { numberWise } from './number-wise.ts'
import { ofTheShop } from './of-the-shop.ts'
import { ofTheStays } from './of-the-stays.ts'
import { ofTheTalk } from './of-the-talk.ts'
import { ofBoth } from './of-both.ts'
import { ofEveryHundred } from './of-every-hundred.ts'
import { ofLate } from './of-late.ts'
import { offAsking } from './off-asking.ts'
import { numbersInARow } from './numbers-in-a-row.ts'
import { orderOfDays } from './order-of-days.ts'
import { orderOfTimes } from './order-of-times.ts'
import { oneOfEach } from './one-of-each.ts'
import { oneOfOurs } from './one-of-ours.ts'
import { onlyThese } from './only-these.ts'
import { overAYear } from './over-a-year.ts'
import { partOfGroups } from './part-of-groups.ts'
import { partOfWhole } from './part-of-whole.ts'
import { percentageBehind } from './percentage-behind.ts'
import { plainScope } from './plain-scope.ts'
import { rowsCounted } from './rows-counted.ts'
import { runningEnds } from './running-ends.ts'
import { saidAnew } from './said-anew.ts'
import { saidBehind } from './said-behind.ts'
import { saidOfHomes } from './said-of-homes.ts'
import { sameMonths } from './same-months.ts'
import { secondTimes } from './second-times.ts'
import { hangingHyphens, sharedHeads, sharedLosses } from './shared-heads.ts'
import { shortColumns } from './short-columns.ts'
import { soManyBehind } from './so-many-behind.ts'
import { sizeOfAverage } from './size-of-average.ts'
import { ownMoves } from './own-moves.ts'
import { slashedUnits } from './slashed-units.ts'
import { smallSlips } from './small-slips.ts'
import { soldAbove } from './sold-above.ts'
import { soldByFoot } from './sold-by-foot.ts'
import { soldFaster } from './sold-faster.ts'
import { soldKinds, soldMore } from './sold-more.ts'
import { standingFor } from './standing-for.ts'
import { startingIn } from './starting-in.ts'
import { stepsFirst } from './steps-first.ts'
import { staysAndNights } from './stays-and-nights.ts'
import { stockSold } from './stock-sold.ts'
import { tableHeadings } from './table-headings.ts'
import { thanLastYear } from './than-last-year.ts'
import { thanOlder } from './than-older.ts'
import { thanOne } from './than-one.ts'
import { thatColumn } from './that-column.ts'
import { throughMonth } from './through-month.ts'
import { throughYear } from './through-year.ts'
import { timeOfBoth } from './time-of-both.ts'
import { timeBetween } from './time-between.ts'
import { inTurn } from './in-turn.ts'
import type { Rewording } from './rewritten.ts'
import { besidesIt, justGone, oneByOne, sameRooms, whileItLasted } from './turns-of-phrase.ts'
import { topOn } from './top-on.ts'
import { unitsWeHold } from './units-we-hold.ts'
import { upOrDown } from './up-or-down.ts'
import { valueOfGoods } from './value-of-goods.ts'
import { whenClauses } from './when-clauses.ts'
import { whereHeading } from './where-heading.ts'
import { worthOfStock } from './worth-of-stock.ts'
import { worthTogether } from './worth-together.ts'
import { namedFew } from './named-few.ts'
import { whoSpends } from './who-spends.ts'
import { yetTo } from './yet-to.ts'

const rewordings: readonly (Rewording | readonly Rewording[])[] = [
  ...ofTheTalk,
  ...inOtherWords,
  ...ofTheStays,
  noTime,
  yetTo,
  dayFirst,
  whileItLasted,
  ...ofTheShop,
  ...plainScope,
  byTheMonth,
  staysAndNights,
  everyStatus,
  everyoneWith,
  overAYear,
  timeOfBoth,
  notOnce,
  notMeant,
  justGone,
  sameRooms,
  oneByOne,
  saidAnew,
  smallSlips,
  thatColumn,
  shortColumns,
  saidBehind,
  kindsOfStay,
  stepsFirst,
  ownMoves,
  eachYear,
  oneOfOurs,
  soldAbove,
  rowsCounted,
  numberThat,
  howOftenEach,
  formulaStyle,
  endsAndMean,
  ...countAndEnds,
  endsOfColumn,
  topOn,
  groupsLeftOut,
  offAsking,
  ...saidOfHomes,
  inSecondPlace,
  itemsInOrder,
  ageInYears,
  madeOrders,
  worthTogether,
  limitedAndCounted,
  numberWise,
  countedAsWell,
  countedBehind,
  besidesIt,
  madeOne,
  havingOne,
  havingNone,
  soldNone,
  throughMonth,
  throughYear,
  sameMonths,
  sharedHeads,
  sharedLosses,
  hangingHyphens,
  upOrDown,
  goingUp,
  whereHeading,
  slashedUnits,
  thanLastYear,
  thanOne,
  thanOlder,
  nightsOnOffer,
  soldMore,
  partOfWhole,
  percentageBehind,
  asPercentage,
  ofEveryHundred,
  addingUp,
  countingFirst,
  howCommon,
  howOften,
  hadOne,
  standingFor,
  bareGroups,
  askedFor,
  soldFaster,
  soldByFoot,
  comparedWith,
  comparedCounts,
  moreOften,
  runningEnds,
  soldKinds,
  whenClauses,
  ofLate,
  secondTimes,
  timeBetween,
  differsBy,
  numberAndValue,
  unitsWeHold,
  moneyInStock,
  stockSold,
  valueOfGoods,
  worthOfStock,
  givenUp,
  numberAgain,
  columnsAsked,
  inColumns,
  tableHeadings,
  partOfGroups,
  againstAverage,
  orderOfDays,
  orderOfTimes,
  arrivalDates,
  startingIn,
  daysSpent,
  daysOfWeek,
  ofBoth,
  onlyThese,
  meanBeside,
  meanLast,
  oneOfEach,
  bestSellers,
  sizeOfAverage,
  busiestDay,
  soManyBehind,
  breakdowns,
  whoSpends,
  namedFew,
  numbersInARow,
]

export const inPlainWords = inTurn(rewordings.flat())
