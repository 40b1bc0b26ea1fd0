// Every way to say something in a roundabout way, in the order in which they are put in plain words: one may leave words for the next.
import { addingUp } from './numbers/adding-up.ts'
import { againstAverage } from './numbers/against-average.ts'
import { ageInYears } from './limits/age-in-years.ts'
import { arrivalDates } from './groups/arrival-dates.ts'
import { asPercentage } from './numbers/as-percentage.ts'
import { askedFor } from './talk/asked-for.ts'
import { bareGroups } from './groups/bare-groups.ts'
import { bestSellers } from './trade/best-sellers.ts'
import { breakdowns } from './groups/breakdowns.ts'
import { busiestDay } from './times/busiest-day.ts'
import { byTheMonth } from './times/by-the-month.ts'
import { columnsAsked } from './groups/columns-asked.ts'
import { countAndEnds } from './numbers/count-and-ends.ts'
import { countedAsWell } from './numbers/counted-as-well.ts'
import { comparedCounts, comparedWith } from './numbers/compared-with.ts'
import { countedBehind } from './numbers/counted-behind.ts'
import { countingFirst } from './numbers/counting-first.ts'
import { dayFirst } from './times/day-first.ts'
import { daysOfWeek, daysSpent } from './trade/days-spent.ts'
import { differsBy } from './numbers/differs-by.ts'
import { eachYear } from './times/each-year.ts'
import { endsAndMean } from './numbers/ends-and-mean.ts'
import { endsOfColumn } from './numbers/ends-of-column.ts'
import { everyStatus } from './groups/every-status.ts'
import { everyoneWith } from './groups/everyone-with.ts'
import { formulaStyle } from './numbers/formula-style.ts'
import { givenUp } from './trade/given-up.ts'
import { goingUp } from './times/going-up.ts'
import { groupsLeftOut } from './groups/groups-left-out.ts'
import { hadOne } from './numbers/had-one.ts'
import { havingNone, havingOne, madeOne, soldNone } from './groups/having-events.ts'
import { howCommon } from './numbers/how-common.ts'
import { howOftenEach } from './numbers/how-often-each.ts'
import { howOften } from './numbers/how-often.ts'
import { inColumns } from './groups/in-columns.ts'
import { inSecondPlace } from './orders/in-second-place.ts'
import { inOtherWords } from './in-other-words.ts'
import { itemsInOrder } from './trade/items-in-order.ts'
import { kindsOfStay } from './trade/kinds-of-stay.ts'
import { limitedAndCounted } from './limits/limited-and-counted.ts'
import { madeOrders } from './trade/made-orders.ts'
import { madeClear } from './talk/made-clear.ts'
import { meanBeside } from './numbers/mean-beside.ts'
import { meanLast } from './numbers/mean-last.ts'
import { moneyInStock } from './trade/money-in-stock.ts'
import { moreOften } from './numbers/more-often.ts'
import { nightsOnOffer } from './trade/nights-on-offer.ts'
import { noTime } from './talk/no-time.ts'
import { notOnce } from './limits/not-once.ts'
import { numberAgain } from './numbers/number-again.ts'
import { numberAndValue } from './numbers/number-and-value.ts'
import { numberThat } from './numbers/number-that.ts'
import { numberWise } from './numbers/number-wise.ts'
import { ofTheShop } from './trade/of-the-shop.ts'
import { ofTheStays } from './trade/of-the-stays.ts'
import { ofTheTalk } from './talk/of-the-talk.ts'
import { ofBoth } from './numbers/of-both.ts'
import { ofEveryHundred } from './numbers/of-every-hundred.ts'
import { ofLate } from './times/of-late.ts'
import { offAsking } from './trade/off-asking.ts'
import { numbersInARow } from './numbers/numbers-in-a-row.ts'
import { orderOfDays } from './times/order-of-days.ts'
import { orderOfTimes } from './times/order-of-times.ts'
import { oneOfEach } from './groups/one-of-each.ts'
import { oneOfOurs } from './groups/one-of-ours.ts'
import { onlyThese } from './groups/only-these.ts'
import { overAYear } from './times/over-a-year.ts'
import { partOfGroups } from './numbers/part-of-groups.ts'
import { partOfWhole } from './numbers/part-of-whole.ts'
import { percentageBehind } from './numbers/percentage-behind.ts'
import { plainScope } from './groups/plain-scope.ts'
import { rowsCounted } from './numbers/rows-counted.ts'
import { runningEnds } from './times/running-ends.ts'
import { saidAnew } from './talk/said-anew.ts'
import { saidBehind } from './said-behind.ts'
import { saidOfHomes } from './trade/said-of-homes.ts'
import { sameMonths } from './times/same-months.ts'
import { secondTimes } from './times/second-times.ts'
import { sharedWords } from './groups/shared-heads.ts'
import { shortColumns } from './groups/short-columns.ts'
import { soManyBehind } from './orders/so-many-behind.ts'
import { sizeOfAverage } from './numbers/size-of-average.ts'
import { ownMoves } from './talk/own-moves.ts'
import { slashedUnits } from './times/slashed-units.ts'
import { smallSlips } from './small-slips.ts'
import { soldAbove, soldAgainst, soldLast } from './trade/sold-above.ts'
import { soldByFoot } from './trade/sold-by-foot.ts'
import { soldFaster } from './trade/sold-faster.ts'
import { soldKinds, soldMore } from './trade/sold-more.ts'
import { standingFor } from './times/standing-for.ts'
import { startingIn } from './times/starting-in.ts'
import { stepsFirst } from './times/steps-first.ts'
import { staysAndNights } from './trade/stays-and-nights.ts'
import { stockSold } from './trade/stock-sold.ts'
import { tableHeadings } from './groups/table-headings.ts'
import { thanLastYear } from './times/than-last-year.ts'
import { thanOlder } from './numbers/than-older.ts'
import { thanOne } from './numbers/than-one.ts'
import { thatColumn } from './groups/that-column.ts'
import { throughMonth } from './times/through-month.ts'
import { throughYear } from './times/through-year.ts'
import { timeOfBoth } from './times/time-of-both.ts'
import { timeBetween } from './times/time-between.ts'
import { inTurn } from './in-turn.ts'
import type { Rewording } from './rewritten.ts'
import { besidesIt, justGone, oneByOne, sameRooms, whileItLasted } from './turns-of-phrase.ts'
import { topOn } from './orders/top-on.ts'
import { unitsWeHold } from './trade/units-we-hold.ts'
import { upOrDown } from './times/up-or-down.ts'
import { valueOfGoods } from './trade/value-of-goods.ts'
import { whenClauses } from './trade/when-clauses.ts'
import { whereHeading } from './times/where-heading.ts'
import { worthOfStock } from './trade/worth-of-stock.ts'
import { worthTogether } from './numbers/worth-together.ts'
import { namedFew } from './groups/named-few.ts'
import { whoSpends } from './orders/who-spends.ts'
import { yetTo } from './limits/yet-to.ts'

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
  ...madeClear,
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
  soldAgainst,
  ...soldLast,
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
  ...sharedWords,
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
  ...againstAverage,
  orderOfDays,
  orderOfTimes,
  arrivalDates,
  startingIn,
  ...daysSpent,
  daysOfWeek,
  ofBoth,
  onlyThese,
  meanBeside,
  meanLast,
  ...oneOfEach,
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
