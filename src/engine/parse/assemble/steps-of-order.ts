// What limits and orders the rows or their groups.
import { withLimits } from './as-limit.ts'
import { overATime } from './carried.ts'
import { comparedKinds } from './compared-kinds.ts'
import { countedGroups } from './counted-groups.ts'
import { flagColumns } from './flag-columns.ts'
import { groupsInOrder } from './groups-in-order.ts'
import { havingInGroups } from './having-in-groups.ts'
import { latestArrival } from './latest-arrival.ts'
import { limitsOfGroups } from './limits-of-groups.ts'
import { numberOfLimit } from './number-of-limit.ts'
import { numberOfSegment } from './number-of-segment.ts'
import { orderDirection, orderedAgain } from './order-direction.ts'
import { orderedByNumber } from './ordered-by-number.ts'
import { orderedBy, sortedBy } from './ordered-by.ts'
import { rankedByVerb } from './ranked-by-verb.ts'
import { comparedBy, rankedByRows, rankedByTopic, rankedGroups } from './ranked-groups.ts'
import { rankedHeads } from './ranked-heads.ts'
import { step, wordStep, type Step } from './step.ts'
import { timesInOrder } from './times-in-order.ts'

export const stepsOfOrder: readonly Step[] = [
  step(numberOfSegment, 'condition'),
  wordStep(limitsOfGroups, 'key', 'condition'),
  step(countedGroups, 'quantity'),
  step(rankedHeads),
  step(latestArrival, 'rank'),
  step(timesInOrder, 'key', 'order'),
  wordStep(comparedBy, 'rank'),
  wordStep(rankedGroups, 'key'),
  step(rankedByTopic, 'rank', 'attribute'),
  step(rankedByRows, 'rank', 'noun'),
  step(rankedByVerb, 'rank'),
  step(comparedKinds, 'ask', 'condition', 'quantity'),
  step(flagColumns, 'condition'),
  wordStep(orderedByNumber, 'order'),
  wordStep(orderedAgain, 'rank', 'attribute'),
  wordStep(orderDirection, 'order'),
  step(groupsInOrder),
  step(orderedBy),
  wordStep(sortedBy, 'order'),
  step(withLimits),
  step(overATime, 'period', 'rank'),
  step(numberOfLimit, 'ask', 'condition'),
  step(havingInGroups),
]
