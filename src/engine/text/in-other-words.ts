// Limits, steps of time, asking and grouping in other words than most people choose.
import { askedToShow } from './asked-to-show.ts'
import { countAtTheEnd } from './count-at-the-end.ts'
import { limitsInOtherWords } from './limits-in-other-words.ts'
import type { Rewording } from './rewritten.ts'
import { stepsOfTime } from './steps-of-time.ts'
import { timesInShort } from './times-in-short.ts'
import { verbsOfGrouping } from './verbs-of-grouping.ts'

export const inOtherWords: readonly Rewording[] = [
  ...limitsInOtherWords,
  ...stepsOfTime,
  ...timesInShort,
  countAtTheEnd,
  ...askedToShow,
  verbsOfGrouping,
]
