// "Sort on days on market, longest on top, show that column": what rows are sorted by is shown anyway.
import { wherever, type Rewriting } from './rewritten.ts'

const shown: Rewriting = {
  said: /(?: ,| ;)?(?: and| \+)?(?: also)? (?:show|include|add|display|list|with|keep)(?: me)? (?:that|this|the same) (?:column|field|number|value|figure)(?: (?:too|as well|also|please|in it|visible))*(?= [.?!]|$)/,
  meant: ({ 0: said, index }, question) =>
    /\b(?:sort|sorted|order|ordered|rank|ranked|by|first|top)\b/.test(question.slice(0, index)) ? '' : said,
}

export const thatColumn = wherever(/^(column|field|number|value|figure)$/, [shown])
