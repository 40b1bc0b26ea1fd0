// What the rows are, what is left out of them, and which of their states and times is the present.
import { askedGroup } from './asked-group.ts'
import { askedValues } from './asked-values.ts'
import { bestFor } from './best-for.ts'
import { carriedCounts } from './carried-counts.ts'
import { funnel } from './funnel.ts'
import { goingOn } from './going-on.ts'
import { groupsAboveAverage } from './groups-above-average.ts'
import { groupsThatHave } from './groups-that-have.ts'
import { groupsWithLimited } from './groups-with-limited.ts'
import { groupsWithout } from './groups-without.ts'
import { hadButNot, soldThenNot } from './had-but-not.ts'
import { inItsMoney } from './in-its-money.ts'
import { inMoney } from './in-money.ts'
import { kindsLeftOut } from './kinds-left-out.ts'
import { withoutLeftOut } from './left-out.ts'
import { meansOfGroups } from './means-of-groups.ts'
import { neverSaid } from './never.ts'
import { nobodyThere } from './nobody-there.ts'
import { withPresent, withoutDeadline, withoutToday } from './now.ts'
import { eachOfSegment, ofEachKind } from './of-each-kind.ts'
import { toldByNouns } from './of-nouns.ts'
import { ofOneRow } from './of-one-row.ts'
import { oneNumber } from './one-number.ts'
import { owners } from './owners.ts'
import { kindOfSegment, saidKind } from './said-kind.ts'
import { withSides } from './sides.ts'
import { soFar } from './so-far.ts'
import { step, wordStep, type Step } from './step.ts'
import { stepsNotTaken } from './steps-not-taken.ts'
import { textsCounted } from './texts-counted.ts'
import { timesOfState } from './times-of-state.ts'
import { doneBetter, weighedBy, whichMore } from './which-more.ts'

export const stepsOfRows: readonly Step[] = [
  step(textsCounted, 'quantity'),
  step(funnel),
  step(saidKind, 'noun', 'condition'),
  step(kindOfSegment, 'period', 'condition'),
  step(groupsWithLimited, 'ask', 'attribute', 'having'),
  step(groupsWithout),
  step(meansOfGroups, 'condition'),
  step(groupsThatHave, 'attribute'),
  step(whichMore),
  wordStep(weighedBy, 'versus', 'rank'),
  step(doneBetter, 'period against period'),
  step(groupsAboveAverage, 'having', 'ask', 'attribute'),
  step(bestFor, 'rank', 'noun'),
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
