// What the rows are, what is left out of them, and which of their states and times is the present.
import { countedWithout } from './rows/counted-without.ts'
import { askedGroup } from './rows/asked-group.ts'
import { askedValues } from './rows/asked-values.ts'
import { bestFor } from './rows/best-for.ts'
import { carriedCounts } from './rows/carried-counts.ts'
import { funnel } from './rows/funnel.ts'
import { goingOn } from './rows/going-on.ts'
import { groupsAboveAverage } from './rows/groups-above-average.ts'
import { groupsThatHave } from './rows/groups-that-have.ts'
import { groupsWithLimited } from './rows/groups-with-limited.ts'
import { groupsWithout } from './rows/groups-without.ts'
import { hadButNot, soldThenNot } from './rows/had-but-not.ts'
import { inItsMoney } from './rows/in-its-money.ts'
import { inMoney } from './rows/in-money.ts'
import { kindsLeftOut } from './rows/kinds-left-out.ts'
import { withoutLeftOut } from './rows/left-out.ts'
import { addedInTimes, limitAgain, noneThen } from './limits-in-times.ts'
import { limitsOfKinds } from './limits-of-kinds.ts'
import { boundsOfGroups } from './bounds-of-groups.ts'
import { meansOfGroups } from './means-of-groups.ts'
import { neverSaid } from './rows/never.ts'
import { noNumberOf } from './rows/no-number-of.ts'
import { noneOfSuch } from './rows/none-of-such.ts'
import { noneToCome } from './rows/none-to-come.ts'
import { nobodyThere } from './rows/nobody-there.ts'
import { withPresent, withoutDeadline, withoutToday } from './rows/now.ts'
import { eachOfSegment, ofEachKind } from './rows/of-each-kind.ts'
import { thingsOfFlag } from './rows/things-of-flag.ts'
import { thingsOfGroups } from './rows/things-of-groups.ts'
import { toldByNouns } from './rows/of-nouns.ts'
import { ofOneRow } from './rows/of-one-row.ts'
import { oneNumber } from './rows/one-number.ts'
import { owners } from './rows/owners.ts'
import { kindOfSegment, saidKind } from './rows/said-kind.ts'
import { withSides } from './rows/sides.ts'
import { soFar } from './rows/so-far.ts'
import { step, wordStep, type Step } from './step.ts'
import { stepsNotTaken } from './rows/steps-not-taken.ts'
import { textsCounted } from './rows/texts-counted.ts'
import { timesOfState } from './rows/times-of-state.ts'
import { doneBetter, weighedBy, whichMore } from './rows/which-more.ts'

export const stepsOfRows: readonly Step[] = [
  step(textsCounted, 'quantity'),
  step(funnel),
  step(thingsOfFlag, 'condition', 'key'),
  step(saidKind, 'noun', 'condition'),
  step(kindOfSegment, 'period', 'condition'),
  step(addedInTimes, 'period', 'condition'),
  step(limitAgain, 'having', 'period', 'condition'),
  step(noneThen, 'having', 'period', 'noun'),
  step(limitsOfKinds, 'having', 'condition'),
  step(groupsWithLimited, 'ask', 'attribute', 'having'),
  step(countedWithout, 'quantity', 'noun'),
  step(noNumberOf, 'condition', 'quantity', 'attribute'),
  step(groupsWithout),
  step(noneToCome, 'having', 'period', 'noun'),
  step(noneOfSuch, 'noun'),
  step(boundsOfGroups, 'condition'),
  step(meansOfGroups, 'condition'),
  step(groupsThatHave, 'attribute'),
  step(whichMore),
  wordStep(weighedBy, 'versus', 'rank'),
  step(doneBetter, 'period against period'),
  step(groupsAboveAverage, 'having', 'ask', 'attribute'),
  step(bestFor, 'rank', 'noun'),
  step(thingsOfGroups, 'noun', 'condition'),
  step(owners),
  step(askedGroup, 'ask', 'rank'),
  step(nobodyThere),
  step(goingOn),
  step(withoutToday, 'period'),
  step(withoutDeadline, 'period'),
  step(withPresent),
  step(soFar, 'period'),
  step(inItsMoney, 'having'),
  step(inMoney, 'in money'),
  step(ofOneRow, 'having'),
  step(oneNumber, 'attribute'),
  step(kindsLeftOut, 'noun'),
  step(withoutLeftOut, 'left out'),
  step(carriedCounts, 'quantity', 'key'),
  step(stepsNotTaken, 'condition'),
  step(timesOfState, 'having'),
  step(soldThenNot, 'having', 'quantity', 'period'),
  step(hadButNot, 'noun'),
  step(toldByNouns),
  step(withSides),
  step(neverSaid),
  step(askedValues),
  step(ofEachKind, 'condition'),
  step(eachOfSegment, 'ask', 'condition'),
]
