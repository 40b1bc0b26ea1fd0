// Words that act on others wherever they stand, settled before anything is assembled: a period by its neighbor, what is averaged.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { addedBeside } from './added-beside.ts'
import { lookingAhead } from './ahead.ts'
import { alsoCounted } from './also-counted.ts'
import { amongFirst } from './among-first.ts'
import { amountOfEach, amountsOfRows } from './amount-of-each.ts'
import { amountOfNamed } from './amount-of-named.ts'
import { amountRankedBy } from './amount-ranked-by.ts'
import { andTheir } from './and-their.ts'
import { besideDone } from './beside-done.ts'
import { besideWho } from './beside-who.ts'
import { namedByCarrier, ofThing, overATime } from './carried.ts'
import { asLimit } from './as-limit.ts'
import { askedBeside } from './asked-beside.ts'
import { askedGroup } from './asked-group.ts'
import { askedValues } from './asked-values.ts'
import { averageOfDone } from './average-of-done.ts'
import { averagePerThing, ofTheAverage } from './average-per-thing.ts'
import { averaged } from './averaged.ts'
import { both } from './both.ts'
import { byItsBands } from './by-its-bands.ts'
import { bestFor } from './best-for.ts'
import { betweenSides, moreOfTwo } from './between-sides.ts'
import { carriedCounts } from './carried-counts.ts'
import { columnsOfEach } from './columns-of-each.ts'
import { comparedKinds } from './compared-kinds.ts'
import { compared } from './compared.ts'
import { countedBeside } from './counted-beside.ts'
import { countedColumn } from './counted-column.ts'
import { countedGroups } from './counted-groups.ts'
import { countedOfEach } from './counted-of-each.ts'
import { countedWithNumber } from './counted-with-number.ts'
import { compoundThings, groupsOfThings } from './compound-things.ts'
import { daysShown } from './days-shown.ts'
import { doneAgain } from './done-twice.ts'
import { eachApart } from './each-apart.ts'
import { eachOfTwo } from './each-of-two.ts'
import { eitherKind } from './either-kind.ts'
import { inEachYear } from './in-each-year.ts'
import { builtInDecade } from './decade.ts'
import { fetchedPer } from './fetched-per.ts'
import { flagColumns } from './flag-columns.ts'
import { funnel } from './funnel.ts'
import { guessed } from './guessed.ts'
import { groupsInOrder } from './groups-in-order.ts'
import { goingOn } from './going-on.ts'
import { goneFor } from './gone-for.ts'
import { nobodyThere } from './nobody-there.ts'
import { groupsAboveAverage } from './groups-above-average.ts'
import { groupsByNumber } from './groups-by-number.ts'
import { groupsThatHave } from './groups-that-have.ts'
import { groupsWithLimited } from './groups-with-limited.ts'
import { groupsWithout } from './groups-without.ts'
import { hadButNot, soldThenNot } from './had-but-not.ts'
import { havingInGroups } from './having-in-groups.ts'
import { headingGroup } from './heading-group.ts'
import { headingState } from './heading-state.ts'
import { heldBy } from './held-by.ts'
import { heldOfNamed } from './held-of-named.ts'
import { howFar } from './how-far.ts'
import { inMoney } from './in-money.ts'
import { inTime } from './in-time.ts'
import { withoutKeyAgain } from './key-again.ts'
import { kindsCounted } from './kinds-counted.ts'
import { kindsLeftOut } from './kinds-left-out.ts'
import { withoutLeftOut } from './left-out.ts'
import { latestArrival } from './latest-arrival.ts'
import { lastIn } from './last-in.ts'
import { limitsOfGroups } from './limits-of-groups.ts'
import { withLetIn } from './let-in.ts'
import { limitedSegment } from './limited-segment.ts'
import { liftsOfNamed } from './lifted.ts'
import { listedEach } from './listed-each.ts'
import { meanBesideMean } from './mean-beside-mean.ts'
import { averagedLimits, limitedAverages, meansOfGroups } from './means-of-groups.ts'
import { moneyOfGroups } from './money-of-groups.ts'
import { namelessThings } from './nameless-things.ts'
import { moneyOfOthers } from './money-of-others.ts'
import { movedInTime } from './moved-in-time.ts'
import { neighbors, upToToday } from './neighbors.ts'
import { neverSaid } from './never.ts'
import { numberElsewhere } from './number-elsewhere.ts'
import { withoutDeadline, withoutToday, withPresent } from './now.ts'
import { toldByNouns } from './of-nouns.ts'
import { oneStretch } from './one-stretch.ts'
import { orderedBy, sortedBy } from './ordered-by.ts'
import { orderedByNumber } from './ordered-by-number.ts'
import { orderDirection, orderedAgain } from './order-direction.ts'
import { numberOfLimit } from './number-of-limit.ts'
import { numberOfSegment } from './number-of-segment.ts'
import { onlyDated } from './only-dated.ts'
import { eachOfSegment, ofEachKind } from './of-each-kind.ts'
import { besideEachOther } from './of-named.ts'
import { ofOneRow } from './of-one-row.ts'
import { oneNumber } from './one-number.ts'
import { namedByWish } from './origin-of.ts'
import { overOther } from './over.ts'
import { overTime } from './over-time.ts'
import { owners } from './owners.ts'
import { perRow } from './per-row.ts'
import { ownNumberOfEach } from './own-number-of-each.ts'
import { atItsPrice } from './own-price.ts'
import { ofItsYear } from './own-year.ts'
import { perThing } from './per-thing.ts'
import { perUnit } from './per-unit.ts'
import { places } from './places.ts'
import { withoutPresumed } from './presumed.ts'
import { priceOfOne } from './price-of-one.ts'
import { rankedHeads } from './ranked-heads.ts'
import { rankedMean } from './ranked-mean.ts'
import { rankedRows } from './ranked-rows.ts'
import { comparedBy, rankedByRows, rankedByTopic, rankedGroups } from './ranked-groups.ts'
import { rankedByVerb } from './ranked-by-verb.ts'
import { ratioOfSameRows } from './ratio-of-same-rows.ts'
import { ratesAsked } from './rates-asked.ts'
import { restatedAverage } from './restated-average.ts'
import { restatedSegment } from './restated-segment.ts'
import { withoutGloss } from './said-once.ts'
import { sameFunction } from './same-function.ts'
import { kindOfSegment, saidKind } from './said-kind.ts'
import { sameDays } from './same-days.ts'
import { shareOfEvents } from './share-of-events.ts'
import { thingsWithPart } from './share-groups.ts'
import { shareOfStates } from './share-of-states.ts'
import { shareOfWhat } from './share-of-what.ts'
import { soFar } from './so-far.ts'
import { textsCounted } from './texts-counted.ts'
import { doneBetter, weighedBy, whichMore } from './which-more.ts'
import { weekdayOnce } from './weekday-once.ts'
import { sellersWithColumns } from './sellers-with-columns.ts'
import { whether } from './whether.ts'
import { wholeAgain } from './whole-again.ts'
import { withSides } from './sides.ts'
import { seenInGroups } from './seen-in-groups.ts'
import { secondBound } from './second-bound.ts'
import { sharedBound } from './shared-bound.ts'
import { statesCounted } from './states-counted.ts'
import { stepsNotTaken } from './steps-not-taken.ts'
import { stepBefore } from './step-before.ts'
import { withoutStatedPercent } from './stated-percent.ts'
import { summed } from './summed.ts'
import { theirRows } from './their-rows.ts'
import { timeOfAverage } from './time-of-average.ts'
import { timesInOrder } from './times-in-order.ts'
import { Unclear } from './unclear.ts'
import { timesOfState } from './times-of-state.ts'
import { verbOfAmount, withoutDistributive } from './verb-of-amount.ts'
import { undoneFor } from './undone-for.ts'

export const settled = (index: ModelIndex, today: string, given: readonly Placed[]): Placed[] => {
  const headed = headingState(
    index,
    headingGroup(
      index,
      namedByCarrier(
        index,
        groupsOfThings(
          index,
          seenInGroups(withLetIn(index, liftsOfNamed(index, countedOfEach(goneFor(index, given))))),
        ),
      ),
    ),
  )
  const shared = shareOfStates(index, amountOfNamed(index, moreOfTwo(sellersWithColumns(index, headed))))
  const once = withoutKeyAgain(
    weekdayOnce(withoutGloss(ratesAsked(index, daysShown(index, rankedMean(index, shared))))),
  )
  const named = namedByWish(index, alsoCounted(index, countedWithNumber(index, withoutDistributive(once))))
  const moved = moneyOfOthers(index, movedInTime(index, priceOfOne(index, named)))
  const spoken = overTime(index, statesCounted(index, kindsCounted(index, verbOfAmount(index, moved))))
  const listed = secondBound(columnsOfEach(index, groupsByNumber(index, spoken)))
  const kinds = eitherKind(index, countedBeside(index, limitedSegment(index, sharedBound(index, listed))))
  const heard = shareOfEvents(index, heldOfNamed(index, kinds))
  const asked = besideEachOther(index, whether(index, guessed(index, heard)))
  let placed = amongFirst(index, restatedSegment(index, restatedAverage(withoutPresumed(index, asked))))
  placed = shareOfWhat(index, thingsWithPart(index, placed))
  placed = undoneFor(index, today, lastIn(index, eachApart(index, doneAgain(index, placed))))
  placed = amountsOfRows(index, amountRankedBy(index, andTheir(index, placed)))
  placed = askedBeside(index, amountOfEach(index, placed))
  placed = inTime(index, today, addedBeside(index, listedEach(index, countedColumn(placed))))
  placed = byItsBands(index, onlyDated(index, compoundThings(index, atItsPrice(index, placed))))
  placed = lookingAhead(index, today, namelessThings(index, placed))
  placed = ofItsYear(index, builtInDecade(index, today, placed))
  placed = withoutStatedPercent(index, theirRows(index, besideWho(index, placed)))
  placed = both(index, fetchedPer(index, placed))
  placed = averagedLimits(index, timeOfAverage(index, places(index, placed)))
  placed = limitedAverages(index, ownNumberOfEach(index, rankedRows(index, moneyOfGroups(index, placed))))
  // What the rows are.
  placed = kindOfSegment(index, saidKind(index, funnel(index, textsCounted(index, placed))))
  placed = groupsWithLimited(index, placed)
  placed = doneBetter(
    index,
    weighedBy(whichMore(index, groupsThatHave(index, meansOfGroups(index, groupsWithout(index, placed))))),
  )
  placed = askedGroup(index, owners(index, bestFor(index, groupsAboveAverage(index, placed))))
  placed = withoutToday(index, today, goingOn(index, today, nobodyThere(index, placed)))
  placed = soFar(index, withPresent(index, withoutDeadline(index, today, placed)))
  const inUnits = placed.map(one => inItsMoney(index, one))
  placed = inMoney(index, inUnits)
  placed = oneNumber(index, ofOneRow(index, placed))
  placed = withoutLeftOut(index, kindsLeftOut(index, placed))
  placed = hadButNot(
    index,
    soldThenNot(index, timesOfState(index, stepsNotTaken(index, carriedCounts(index, placed)))),
  )
  placed = withSides(index, toldByNouns(index, placed))
  placed = neverSaid(index, placed)
  placed = askedValues(index, placed)
  placed = eachOfSegment(index, ofEachKind(index, placed))
  // What limits and orders them.
  placed = countedGroups(index, limitsOfGroups(numberOfSegment(index, placed)))
  placed = rankedGroups(comparedBy(timesInOrder(index, latestArrival(index, rankedHeads(index, placed)))))
  placed = rankedByVerb(index, rankedByRows(index, rankedByTopic(index, placed)))
  placed = orderedByNumber(flagColumns(index, comparedKinds(index, placed)))
  placed = sortedBy(orderedBy(index, groupsInOrder(index, orderDirection(orderedAgain(placed)))))
  const stated = placed
  placed = placed.flatMap(one => asLimit(index, one)).flatMap(one => ofThing(index, stated, one))
  placed = havingInGroups(index, numberOfLimit(index, overATime(index, placed)))
  // Which time is meant.
  placed = inEachYear(neighbors(upToToday(stepBefore(sameDays(placed)), today)))
  placed = betweenSides(placed)
  placed = compared(index, eachOfTwo(index, placed), today)
  placed = oneStretch(placed)
  // What is computed, over what.
  placed = ratioOfSameRows(index, overOther(sameFunction(index, perUnit(index, ofTheAverage(index, placed)))))
  placed = meanBesideMean(index, averaged(index, howFar(index, placed)))
  placed = summed(index, heldBy(index, placed))
  placed = perRow(index, averagePerThing(index, averageOfDone(index, placed)))
  return besideDone(index, numberElsewhere(index, perThing(index, [...wholeAgain(placed)])))
}

/** "Brands doing over 100k", "homes with more than 50000 booked": in what the business goes by. */
function inItsMoney(index: ModelIndex, one: Placed): Placed {
  const { item } = one
  if (item.kind !== 'having' || item.than.kind !== 'number') return one
  const { best } = index.model
  const isNumber =
    item.quantity.kind === 'measure'
      ? item.quantity.measures.length > 0
      : !(item.than.value >= mostCounted && /\d\S*( million| thousand)? (sold|\w+ed)$/.test(one.text))
  if (isNumber) return one
  // "Over 10000 ordered": their money, or how many pieces.
  if (best === undefined || one.text.endsWith(' ordered')) throw new Unclear('how much of what')
  return { ...one, item: { ...item, quantity: { kind: 'measure', measures: [best] } } }
}

/** What was done more often than this is told by its money. */
const mostCounted = 10_000
