// Numbers of parts beside those of wholes, of piles, of hours, of states and of what goes on adding up, in other words than most people
// choose.
import { beatenAmounts } from './limits/beaten-amounts.ts'
import { doneByPeople } from './orders/done-by-people.ts'
import { explainedRatios } from './numbers/explained-ratios.ts'
import { groupsAndCounts } from './groups/groups-and-counts.ts'
import { hoursPeopleKeep } from './times/hours-people-keep.ts'
import { inPiles } from './groups/in-piles.ts'
import { limitedTotals } from './numbers/limited-totals.ts'
import { ofEachOfThem } from './numbers/of-each-of-them.ts'
import { runningTotals } from './times/running-totals.ts'
import { snapshots } from './numbers/snapshots.ts'
import { timedCells } from './numbers/timed-cells.ts'
import { whoIsAhead } from './orders/who-is-ahead.ts'
import { worthAtAsk } from './trade/worth-at-ask.ts'
import type { Rewording } from './rewritten.ts'

export const partsAndWholes: readonly Rewording[] = [
  ...ofEachOfThem,
  groupsAndCounts,
  doneByPeople,
  inPiles,
  hoursPeopleKeep,
  runningTotals,
  snapshots,
  whoIsAhead,
  explainedRatios,
  ...beatenAmounts,
  ...worthAtAsk,
  ...limitedTotals,
  ...timedCells,
]
