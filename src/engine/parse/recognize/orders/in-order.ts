// In which order rows are wanted: from one end to the other, by name or in time, and by what else after that.
import { endToEnd, putInOrder, rankGroups } from './end-to-end.ts'
import { alphabetical, ordering } from './ordering.ts'
import { rankThem } from './rank-them.ts'
import type { Recognizer } from '#engine/parse/recognize/recognizer.ts'
import { inTimeOrder, nameOrder, thenBy } from './then-by.ts'

export const inOrder: readonly Recognizer[] = [
  rankThem,
  endToEnd,
  inTimeOrder,
  nameOrder,
  thenBy,
  putInOrder,
  rankGroups,
  alphabetical,
  ordering,
]
