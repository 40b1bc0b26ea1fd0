// "Sort on days on market, longest on top, show that column", "more than 10% of revenue, show the share": what rows are sorted or
// limited by is shown anyway.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const shown: Rewriting = {
  said: /(?: ,| ;)?(?: and| \+)?(?: also)? (?:show|include|add|display|list|with|keep)(?: me)? (?:that|this|the same) (?:column|field|number|value|figure)(?: (?:too|as well|also|please|in it|visible))*(?= [.?!]|$)/,
  meant: ({ 0: said, index }, question) =>
    /\b(?:sort|sorted|order|ordered|rank|ranked|by|first|top)\b/.test(question.slice(0, index)) ? '' : said,
}

const share: Rewriting = {
  said: /(?: ,| ;)?(?: and| \+)?(?: also)? (?:show|include|add|display|list|with|give)(?: me)? (?:the|their|its|that|each)(?: one's| one| exact)? (?:shares?|percentages?|percents?|%)(?: (?:too|as well|also|please|each))*(?= [.?!]|$)/,
  meant: ({ 0: said, index }, question) =>
    /(?:%|percent|third|half|quarter|fifth|tenth) of\b/.test(question.slice(0, index)) ? '' : said,
}

export const thatColumn = wherever(/^(column|field|number|value|figure|shares?|percentages?|percents?|%)$/, [
  shown,
  share,
])
