// Limits, steps of time, asking, grouping, numbers and orders in other words than most people choose.
import { askedInPassing } from './asked-in-passing.ts'
import { askedToShow } from './asked-to-show.ts'
import { countAtTheEnd } from './count-at-the-end.ts'
import { groupsToList } from './groups-to-list.ts'
import { howItDid } from './how-it-did.ts'
import { downTheList } from './down-the-list.ts'
import { limitsAndSides } from './limits-and-sides.ts'
import { limitsInOtherWords } from './limits-in-other-words.ts'
import { numberAndPrice } from './number-and-price.ts'
import { ofAllTheOne } from './of-all-the-one.ts'
import { ofNumbers } from './of-numbers.ts'
import { listOfFigures } from './list-of-figures.ts'
import { ownDefinitions } from './own-definitions.ts'
import { percentInList } from './percent-in-list.ts'
import type { Rewording } from './rewritten.ts'
import { splitAcross } from './split-across.ts'
import { stepsOfTime } from './steps-of-time.ts'
import { thoseThatReport } from './those-that-report.ts'
import { timesInShort } from './times-in-short.ts'
import { telegramOrders } from './telegram-orders.ts'
import { uniqueOnes } from './unique-ones.ts'
import { verbsOfGrouping } from './verbs-of-grouping.ts'

export const inOtherWords: readonly Rewording[] = [
  ownDefinitions,
  ...limitsAndSides,
  ...limitsInOtherWords,
  ...stepsOfTime,
  ...timesInShort,
  countAtTheEnd,
  ...splitAcross,
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
  ...telegramOrders,
]
