// What is shown of things, and that none of their kinds is left out: read first, for the same words may also count or narrow rows.
import { dateColumn } from './date-column.ts'
import { ofAllKinds } from './including.ts'
import { notOnly } from './not-only.ts'
import { numberBehindColon, numberColumn, numbersOfEach, ownColumn, totalBehindColon } from './own-column.ts'
import type { Recognizer } from './recognizer.ts'

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
