// The words that anything said about time begins with. It is looked for at every word of a question, in eight ways, and most of them
// begin none.
import { wordSet } from '#engine/text/word-list.ts'
import { bounds } from './bounds.ts'
import { grainLeads, weekdayPhrases } from './grains.ts'
import { edges, leads, rests } from './leads.ts'
import { changes, markers } from './markers.ts'
import { mayOpen } from './openers.ts'
import { rangeOpeners } from './ranges.ts'
import type { Reader } from './reader.ts'
import { wordAt } from './reader.ts'
import { adjectives, lastMonth, lastYear, thatSame } from './shifts.ts'
import { adverbs } from './time-words.ts'
import { weekdayLeads } from './weekday-sets.ts'

const tables = [
  adjectives,
  adverbs,
  bounds,
  changes,
  edges,
  grainLeads,
  lastMonth,
  lastYear,
  leads,
  markers,
  rangeOpeners,
  rests,
  thatSame,
  weekdayLeads,
  weekdayPhrases,
]
const beginnings: ReadonlySet<string> = new Set([
  ...tables.flatMap(table => [...table.keys()]),
  ...wordSet('now current one weekends weekdays workdays working business work'),
])

export const mayBegin = (reader: Reader, at: number): boolean =>
  beginnings.has(wordAt(reader, at)) || mayOpen(reader, at)
