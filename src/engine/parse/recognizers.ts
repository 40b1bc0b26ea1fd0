// The order matters: a longer, more telling pattern is tried before the words that it is made of.
import { againstAverage } from './recognize/against-average.ts'
import { amountFirst, amountLast, yearBounds } from './recognize/amounts.ts'
import { asks, change } from './recognize/asks.ts'
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
import { dateWord, period } from './recognize/time.ts'

export const recognizers: readonly Recognizer[] = [
  textSearch,
  ordering,
  ranking,
  againstAverage,
  yearBounds,
  amountLast,
  amountFirst,
  attributeAgainstAttribute,
  numbered,
  grouping,
  change,
  including,
  namedValue,
  dateWord,
  quantity,
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
