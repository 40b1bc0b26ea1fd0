// What the words themselves settle, before it is known what the rows are: what belongs together, what is said twice, what is named by something else.
import { addedBeside } from './words/added-beside.ts'
import { lookingAhead } from './words/ahead.ts'
import { alsoCounted } from './words/also-counted.ts'
import { amongFirst } from './words/among-first.ts'
import { amountOfEach, amountsOfRows } from './words/amount-of-each.ts'
import { amountOfNamed } from './words/amount-of-named.ts'
import { amountOfMissing } from './rows/amount-of-missing.ts'
import { amountRankedBy } from './words/amount-ranked-by.ts'
import { andTheir } from './words/and-their.ts'
import { askedBeside } from './words/asked-beside.ts'
import { bareEvents } from './words/bare-events.ts'
import { bandsOfItself } from './words/bands-of-itself.ts'
import { besideWho } from './words/beside-who.ts'
import { moreOfTwo } from './between-sides.ts'
import { both } from './words/both.ts'
import { byItsBands } from './words/by-its-bands.ts'
import { namedByCarrier } from './carried.ts'
import { columnsOfEach } from './words/columns-of-each.ts'
import { compoundThings, groupsOfThings } from './words/compound-things.ts'
import { countedBeside } from './words/counted-beside.ts'
import { countedColumn } from './words/counted-column.ts'
import { countedLast } from './words/counted-last.ts'
import { countedOfEach } from './words/counted-of-each.ts'
import { countedBesideRate } from './words/counted-beside-rate.ts'
import { countedWithNumber } from './words/counted-with-number.ts'
import { dateOfFirsts } from './words/date-of-firsts.ts'
import { daysShown } from './words/days-shown.ts'
import { builtInDecade } from './words/decade.ts'
import { doneAgain } from './words/done-twice.ts'
import { eachApart } from './words/each-apart.ts'
import { eitherKind } from './words/either-kind.ts'
import { fetchedPer } from './words/fetched-per.ts'
import { goneFor } from './words/gone-for.ts'
import { groupsByNumber } from './words/groups-by-number.ts'
import { guessed } from './words/guessed.ts'
import { headingGroup } from './words/heading-group.ts'
import { headingState } from './words/heading-state.ts'
import { heldOfNamed } from './words/held-of-named.ts'
import { inTime } from './words/in-time.ts'
import { namedInShort, withoutKeyAgain } from './words/key-again.ts'
import { kindsCounted } from './words/kinds-counted.ts'
import { lastIn } from './words/last-in.ts'
import { withLetIn } from './words/let-in.ts'
import { liftsOfNamed } from './words/lifted.ts'
import { limitedBeside } from './words/limited-beside.ts'
import { limitedSegment } from './words/limited-segment.ts'
import { listedEach } from './words/listed-each.ts'
import { averagedLimits, limitedAverages } from './means-of-groups.ts'
import { moneyOfGroups } from './words/money-of-groups.ts'
import { moneyOfOthers } from './words/money-of-others.ts'
import { movedInTime } from './words/moved-in-time.ts'
import { namelessThings } from './words/nameless-things.ts'
import { besideEachOther } from './words/of-named.ts'
import { madeAhead } from './words/made-ahead.ts'
import { neverSuch } from './rows/never-such.ts'
import { onlyDated } from './words/only-dated.ts'
import { namedByWish } from './words/origin-of.ts'
import { overTime } from './words/over-time.ts'
import { ownNumberOfEach } from './words/own-number-of-each.ts'
import { atItsPrice } from './words/own-price.ts'
import { ofItsYear } from './words/own-year.ts'
import { places } from './words/places.ts'
import { withoutPresumed } from './words/presumed.ts'
import { priceOfOne } from './words/price-of-one.ts'
import { rankedMean } from './words/ranked-mean.ts'
import { rankedRows } from './words/ranked-rows.ts'
import { ratesAsked } from './words/rates-asked.ts'
import { restatedAverage } from './words/restated-average.ts'
import { restatedSegment } from './words/restated-segment.ts'
import { withoutGloss } from './words/said-once.ts'
import { sameBudget } from './words/same-budget.ts'
import { secondBound } from './words/second-bound.ts'
import { seenInGroups } from './words/seen-in-groups.ts'
import { sellersWithColumns } from './words/sellers-with-columns.ts'
import { thingsWithPart } from './words/share-groups.ts'
import { shareOfEvents } from './words/share-of-events.ts'
import { shareOfStates } from './words/share-of-states.ts'
import { shareOfWhat } from './words/share-of-what.ts'
import { sharedBound } from './words/shared-bound.ts'
import { withoutStatedPercent } from './words/stated-percent.ts'
import { stateOfRows } from './words/state-of-rows.ts'
import { statesCounted } from './words/states-counted.ts'
import { stepsOfYears } from './words/steps-of-years.ts'
import { stepsOfThose } from './words/steps-of-those.ts'
import { step, wordStep, type Step } from './step.ts'
import { theirRows } from './words/their-rows.ts'
import { timeOfAverage } from './words/time-of-average.ts'
import { undoneFor } from './words/undone-for.ts'
import { verbOfAmount, withoutDistributive } from './words/verb-of-amount.ts'
import { weekdayOnce } from './words/weekday-once.ts'
import { whether } from './words/whether.ts'

export const stepsOfWords: readonly Step[] = [
  step(bareEvents, 'noun', 'condition', 'period'),
  step(stateOfRows, 'condition'),
  step(neverSuch, 'condition'),
  step(amountOfMissing, 'noun', 'condition'),
  wordStep(limitedBeside, 'key', 'condition'),
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
  wordStep(namedInShort, 'attribute'),
  wordStep(withoutKeyAgain, 'key'),
  wordStep(withoutDistributive, 'having', 'ask'),
  step(countedBesideRate, 'quantity', 'condition'),
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
  wordStep(sameBudget, 'condition'),
  wordStep(secondBound, 'condition'),
  step(sharedBound, 'condition'),
  step(limitedSegment, 'condition'),
  step(stepsOfThose),
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
  step(dateOfFirsts, 'rank', 'key', 'its date'),
  step(countedLast, 'noun'),
  step(atItsPrice),
  step(compoundThings, 'rank', 'condition'),
  step(madeAhead, 'date', 'period', 'condition'),
  step(onlyDated),
  step(stepsOfYears, 'key'),
  step(byItsBands),
  step(bandsOfItself, 'key', 'attribute'),
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
