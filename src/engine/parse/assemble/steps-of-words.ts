// What the words themselves settle, before it is known what the rows are: what belongs together, what is said twice, what is named by something else.
import { addedBeside } from './added-beside.ts'
import { lookingAhead } from './ahead.ts'
import { alsoCounted } from './also-counted.ts'
import { amongFirst } from './among-first.ts'
import { amountOfEach, amountsOfRows } from './amount-of-each.ts'
import { amountOfNamed } from './amount-of-named.ts'
import { amountRankedBy } from './amount-ranked-by.ts'
import { andTheir } from './and-their.ts'
import { askedBeside } from './asked-beside.ts'
import { besideWho } from './beside-who.ts'
import { moreOfTwo } from './between-sides.ts'
import { both } from './both.ts'
import { byItsBands } from './by-its-bands.ts'
import { namedByCarrier } from './carried.ts'
import { columnsOfEach } from './columns-of-each.ts'
import { compoundThings, groupsOfThings } from './compound-things.ts'
import { countedBeside } from './counted-beside.ts'
import { countedColumn } from './counted-column.ts'
import { countedOfEach } from './counted-of-each.ts'
import { countedWithNumber } from './counted-with-number.ts'
import { daysShown } from './days-shown.ts'
import { builtInDecade } from './decade.ts'
import { doneAgain } from './done-twice.ts'
import { eachApart } from './each-apart.ts'
import { eitherKind } from './either-kind.ts'
import { fetchedPer } from './fetched-per.ts'
import { goneFor } from './gone-for.ts'
import { groupsByNumber } from './groups-by-number.ts'
import { guessed } from './guessed.ts'
import { headingGroup } from './heading-group.ts'
import { headingState } from './heading-state.ts'
import { heldOfNamed } from './held-of-named.ts'
import { inTime } from './in-time.ts'
import { withoutKeyAgain } from './key-again.ts'
import { kindsCounted } from './kinds-counted.ts'
import { lastIn } from './last-in.ts'
import { withLetIn } from './let-in.ts'
import { liftsOfNamed } from './lifted.ts'
import { limitedSegment } from './limited-segment.ts'
import { listedEach } from './listed-each.ts'
import { averagedLimits, limitedAverages } from './means-of-groups.ts'
import { moneyOfGroups } from './money-of-groups.ts'
import { moneyOfOthers } from './money-of-others.ts'
import { movedInTime } from './moved-in-time.ts'
import { namelessThings } from './nameless-things.ts'
import { besideEachOther } from './of-named.ts'
import { onlyDated } from './only-dated.ts'
import { namedByWish } from './origin-of.ts'
import { overTime } from './over-time.ts'
import { ownNumberOfEach } from './own-number-of-each.ts'
import { atItsPrice } from './own-price.ts'
import { ofItsYear } from './own-year.ts'
import { places } from './places.ts'
import { withoutPresumed } from './presumed.ts'
import { priceOfOne } from './price-of-one.ts'
import { rankedMean } from './ranked-mean.ts'
import { rankedRows } from './ranked-rows.ts'
import { ratesAsked } from './rates-asked.ts'
import { restatedAverage } from './restated-average.ts'
import { restatedSegment } from './restated-segment.ts'
import { withoutGloss } from './said-once.ts'
import { secondBound } from './second-bound.ts'
import { seenInGroups } from './seen-in-groups.ts'
import { sellersWithColumns } from './sellers-with-columns.ts'
import { thingsWithPart } from './share-groups.ts'
import { shareOfEvents } from './share-of-events.ts'
import { shareOfStates } from './share-of-states.ts'
import { shareOfWhat } from './share-of-what.ts'
import { sharedBound } from './shared-bound.ts'
import { withoutStatedPercent } from './stated-percent.ts'
import { statesCounted } from './states-counted.ts'
import { step, wordStep, type Step } from './step.ts'
import { theirRows } from './their-rows.ts'
import { timeOfAverage } from './time-of-average.ts'
import { undoneFor } from './undone-for.ts'
import { verbOfAmount, withoutDistributive } from './verb-of-amount.ts'
import { weekdayOnce } from './weekday-once.ts'
import { whether } from './whether.ts'

export const stepsOfWords: readonly Step[] = [
  step(goneFor, 'gone for'),
  wordStep(countedOfEach, 'ask', 'condition'),
  step(liftsOfNamed),
  step(withLetIn, 'let in'),
  wordStep(seenInGroups, 'key', 'ask', 'condition'),
  step(groupsOfThings, 'noun', 'attribute'),
  step(namedByCarrier, 'rank', 'quantity'),
  step(headingGroup, 'attribute'),
  step(headingState, 'condition'),
  step(sellersWithColumns, 'rank', 'attribute'),
  wordStep(moreOfTwo),
  step(amountOfNamed, 'condition'),
  step(shareOfStates, 'ask'),
  step(rankedMean, 'rank', 'quantity'),
  step(daysShown, 'attribute'),
  step(ratesAsked),
  wordStep(withoutGloss, 'attribute'),
  wordStep(weekdayOnce, 'key'),
  wordStep(withoutKeyAgain, 'key'),
  wordStep(withoutDistributive, 'having', 'ask'),
  step(countedWithNumber, 'quantity', 'noun'),
  step(alsoCounted, 'quantity'),
  step(namedByWish, 'origin', 'condition'),
  step(priceOfOne),
  step(movedInTime, 'ask', 'attribute', 'date'),
  step(moneyOfOthers, 'noun'),
  step(verbOfAmount, 'attribute'),
  step(kindsCounted),
  step(statesCounted, 'condition'),
  step(overTime),
  step(groupsByNumber, 'attribute', 'key'),
  step(columnsOfEach),
  wordStep(secondBound, 'condition'),
  step(sharedBound, 'condition'),
  step(limitedSegment, 'condition'),
  step(countedBeside, 'noun', 'of those'),
  step(eitherKind, 'noun'),
  step(heldOfNamed, 'condition'),
  step(shareOfEvents, 'noun'),
  step(guessed),
  step(whether, 'whether'),
  step(besideEachOther, 'condition', 'attribute', 'versus'),
  step(withoutPresumed, 'condition'),
  wordStep(restatedAverage, 'having'),
  step(restatedSegment, 'condition'),
  step(amongFirst, 'rank'),
  step(thingsWithPart, 'part limit', 'noun', 'ask'),
  step(shareOfWhat, 'ask', 'condition'),
  step(doneAgain, 'period', 'noun'),
  step(eachApart),
  step(lastIn, 'last in'),
  step(undoneFor, 'noun', 'condition'),
  step(andTheir, 'noun', 'quantity'),
  step(amountRankedBy, 'rank', 'total'),
  step(amountsOfRows, 'noun', 'total'),
  step(amountOfEach, 'quantity'),
  step(askedBeside, 'quantity'),
  wordStep(countedColumn, 'noun'),
  step(listedEach),
  step(addedBeside, 'noun', 'attribute'),
  step(inTime, 'in time'),
  step(atItsPrice),
  step(compoundThings, 'rank', 'condition'),
  step(onlyDated),
  step(byItsBands),
  step(namelessThings, 'noun'),
  step(lookingAhead, 'period'),
  step(builtInDecade, 'period'),
  step(ofItsYear, 'period'),
  step(besideWho, 'ask', 'period', 'noun'),
  step(theirRows, 'period'),
  step(withoutStatedPercent, 'ask'),
  step(fetchedPer, 'attribute'),
  step(both, 'both'),
  step(places, 'ask'),
  step(timeOfAverage, 'period', 'having'),
  step(averagedLimits, 'condition'),
  step(moneyOfGroups),
  step(rankedRows, 'rank'),
  step(ownNumberOfEach, 'rank'),
  step(limitedAverages, 'condition', 'quantity'),
]
