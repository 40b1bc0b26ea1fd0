// Limits, steps of time, asking, grouping, numbers and orders in other words than most people choose.
import { aRowEach } from './numbers/a-row-each.ts'
import { askedInPassing } from './groups/asked-in-passing.ts'
import { askedToShow } from './groups/asked-to-show.ts'
import { countAtTheEnd } from './numbers/count-at-the-end.ts'
import { countOfRows } from './numbers/count-of-rows.ts'
import { groupsToList } from './groups/groups-to-list.ts'
import { heldAgainstAll } from './numbers/held-against-all.ts'
import { howItDid } from './times/how-it-did.ts'
import { eachOrAll } from './groups/each-or-all.ts'
import { downTheSide } from './groups/down-the-side.ts'
import { downTheList } from './orders/down-the-list.ts'
import { limitsAndSides } from './limits/limits-and-sides.ts'
import { limitsInOtherWords } from './limits/limits-in-other-words.ts'
import { numberAndPrice } from './numbers/number-and-price.ts'
import { ofAllTheOne } from './orders/of-all-the-one.ts'
import { ofNumbers } from './numbers/of-numbers.ts'
import { listOfFigures } from './numbers/list-of-figures.ts'
import { ownDefinitions } from './limits/own-definitions.ts'
import { percentInList } from './numbers/percent-in-list.ts'
import type { Rewording } from './rewritten.ts'
import { splitAcross } from './groups/split-across.ts'
import { stepsOfTime } from './times/steps-of-time.ts'
import { thoseThatReport } from './numbers/those-that-report.ts'
import { timesInShort } from './times/times-in-short.ts'
import { telegramOrders } from './orders/telegram-orders.ts'
import { uniqueOnes } from './numbers/unique-ones.ts'
import { verbsOfGrouping } from './verbs/verbs-of-grouping.ts'
import { placesTaken } from './orders/places-taken.ts'
import { whichEndFirst } from './orders/which-end-first.ts'

export const inOtherWords: readonly Rewording[] = [
  ownDefinitions,
  ...limitsAndSides,
  ...limitsInOtherWords,
  ...stepsOfTime,
  ...timesInShort,
  countAtTheEnd,
  ...splitAcross,
  downTheSide,
  ...aRowEach,
  ...countOfRows,
  ...heldAgainstAll,
  ...eachOrAll,
  ...ofAllTheOne,
  ...numberAndPrice,
  ...uniqueOnes,
  ...downTheList,
  ...askedInPassing,
  ...askedToShow,
  verbsOfGrouping,
  ...ofNumbers,
  ...thoseThatReport,
  groupsToList,
  howItDid,
  listOfFigures,
  percentInList,
  ...placesTaken,
  whichEndFirst,
  ...telegramOrders,
]
