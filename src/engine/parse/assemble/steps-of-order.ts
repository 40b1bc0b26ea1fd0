// What limits and orders the rows or their groups.
import { withLimits } from './order/as-limit.ts'
import { overATime } from './carried.ts'
import { comparedKinds } from './order/compared-kinds.ts'
import { numbersOfTimes } from './order/numbers-of-times.ts'
import { countedBetweenTimes, saidByVerb } from './order/counted-between-times.ts'
import { countedGroups } from './order/counted-groups.ts'
import { flagColumns } from './order/flag-columns.ts'
import { groupsInOrder } from './order/groups-in-order.ts'
import { havingInGroups } from './order/having-in-groups.ts'
import { latestOfRank } from './order/latest-of-rank.ts'
import { latestArrival } from './order/latest-arrival.ts'
import { limitedRollup } from './order/limited-rollup.ts'
import { limitsOfGroups } from './order/limits-of-groups.ts'
import { numberOfLimit } from './order/number-of-limit.ts'
import { numberOfSegment } from './order/number-of-segment.ts'
import { orderDirection, orderedAgain } from './order/order-direction.ts'
import { orderedByNumber } from './order/ordered-by-number.ts'
import { orderedBy, sortedBy } from './order/ordered-by.ts'
import { rankedByVerb } from './order/ranked-by-verb.ts'
import { comparedBy, rankedByRows, rankedByTopic, rankedGroups } from './order/ranked-groups.ts'
import { rankedPerUnit } from './order/ranked-per-unit.ts'
import { rankedHeads } from './order/ranked-heads.ts'
import { step, wordStep, type Step } from './step.ts'
import { timesInOrder } from './order/times-in-order.ts'
import { worseIsMore } from './order/worse-is-more.ts'

export const stepsOfOrder: readonly Step[] = [
  step(worseIsMore),
  step(numberOfSegment, 'condition'),
  step(limitedRollup, 'key', 'attribute', 'condition'),
  step(limitsOfGroups, 'key', 'condition'),
  step(saidByVerb, 'period against period', 'quantity'),
  step(countedBetweenTimes, 'period against period'),
  step(countedGroups, 'quantity'),
  step(rankedPerUnit, 'rank', 'attribute'),
  step(rankedHeads),
  step(latestArrival, 'rank'),
  step(latestOfRank, 'rank', 'order'),
  step(timesInOrder, 'key', 'order'),
  wordStep(comparedBy, 'rank'),
  wordStep(rankedGroups, 'key'),
  step(rankedByTopic, 'rank', 'attribute'),
  step(rankedByRows, 'rank', 'noun'),
  step(rankedByVerb, 'rank'),
  step(numbersOfTimes, 'attribute', 'noun', 'condition', 'period'),
  step(comparedKinds, 'ask', 'condition', 'quantity'),
  step(flagColumns, 'condition'),
  wordStep(orderedByNumber, 'order'),
  wordStep(orderedAgain, 'rank', 'attribute'),
  wordStep(orderDirection, 'order'),
  step(groupsInOrder),
  step(orderedBy),
  step(sortedBy, 'order'),
  step(withLimits),
  step(overATime, 'period', 'rank'),
  step(numberOfLimit, 'ask', 'condition'),
  step(havingInGroups),
]
