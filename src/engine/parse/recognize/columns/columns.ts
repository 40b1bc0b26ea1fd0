// What is shown of things, and that none of their kinds is left out: read first, for the same words may also count or narrow rows.
import { dateColumn } from './date-column.ts'
import { ofAllKinds } from '#engine/parse/recognize/conditions/including.ts'
import { notOnly } from '#engine/parse/recognize/conditions/not-only.ts'
import { numberBehindColon, numberColumn, numbersOfEach, ownColumn, totalBehindColon } from './own-column.ts'
import type { Recognizer } from '#engine/parse/recognize/recognizer.ts'

export const columns: readonly Recognizer[] = [
  dateColumn,
  ofAllKinds,
  notOnly,
  ownColumn,
  numberColumn,
  numberBehindColon,
  totalBehindColon,
  numbersOfEach,
]
