// The order matters: a longer, more telling pattern is tried before the words that it is made of.
import { againstAverage } from './recognize/against-average.ts'
import { amountFirst, amountLast, yearBounds } from './recognize/amounts.ts'
import { asks, change } from './recognize/asks.ts'
import { each, onAverage, total } from './recognize/averages-and-totals.ts'
import { bands } from './recognize/bands.ts'
import { betweenPeriodsOnly, comparative } from './recognize/comparative.ts'
import {
  attributeAgainstAttribute,
  flags,
  including,
  namedValue,
  negation,
  segments,
  values,
  weekdays,
} from './recognize/conditions.ts'
import { grouping } from './recognize/grouping.ts'
import { ordering } from './recognize/ordering.ts'
import { quantity } from './recognize/quantity.ts'
import { numbered, ranking } from './recognize/ranking.ts'
import type { Recognizer } from './recognize/recognizer.ts'
import { textSearch } from './recognize/search.ts'
import { attributes, nouns } from './recognize/things.ts'
import { dateWord, period, shift } from './recognize/time.ts'

export const recognizers: readonly Recognizer[] = [
  textSearch,
  ordering,
  bands,
  ranking,
  againstAverage,
  comparative,
  betweenPeriodsOnly,
  yearBounds,
  amountLast,
  amountFirst,
  attributeAgainstAttribute,
  numbered,
  grouping,
  each,
  shift,
  change,
  including,
  namedValue,
  dateWord,
  quantity,
  onAverage,
  total,
  period,
  weekdays,
  flags,
  values,
  segments,
  nouns,
  negation,
  attributes,
  asks,
]
