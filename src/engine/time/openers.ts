// The words that a named period begins with. It is looked for at every word of a question, and most of them begin none.
import { numberAt } from '#engine/numbers/numbers.ts'
import { wordSet } from '#engine/text/word-list.ts'
import { fortnights } from './durations.ts'
import { holidayOpeners } from './holidays.ts'
import { type Reader, wordAt } from './reader.ts'
import {
  after,
  before,
  decadeWords,
  months,
  present,
  rollingBack,
  rollingForward,
  seasons,
  units,
  weekdays,
  whole,
} from './time-words.ts'

const openers: ReadonlySet<string> = new Set([
  ...[months, weekdays, units, seasons, decadeWords].flatMap(words => [...words.keys()]),
  ...[present, before, after, rollingBack, rollingForward, whole, fortnights, holidayOpeners].flatMap(
    words => [...words],
  ),
  ...wordSet(`
    the these a an few couple several half yesterday today tonight tomorrow weekend ytd qtd mtd wtd eoy eom eoq ttm ltm fy fiscal so earlier
    later rest remainder remaining left what final closing opening start beginning end early mid middle late more over longer greater upwards
    above > at no minimum >= less under fewer within < older newer younger since for in
  `),
])

export const mayOpen = (reader: Reader, at: number): boolean =>
  openers.has(wordAt(reader, at)) ||
  /\d/.test(wordAt(reader, at)) ||
  numberAt(reader.tokens, at) !== undefined
