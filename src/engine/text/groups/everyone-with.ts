// "Our most loyal guests: everyone with eight or more stays": what the heading calls them is told behind it, of all of them and not of ten.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const best =
  '(?:most (?:loyal|faithful|devoted|valuable|valued|expensive|popular|active|frequent|booked|successful)|best|top|biggest|heaviest|priciest|strongest|keenest|vip)'
const everyone = '(?:everyone|everybody|everything|anyone|anybody|anything|whoever|every one)'
// "The most expensive homes, all with four bedrooms": behind a comma they may still be ranked.
const all = `(?:${everyone}|all of (?:them|those)|all those|all)`
const limited = '(?=[^,;?]{0,60}(?:\\b(?:more|least|over|above|than|up)\\b|\\+))'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=^|[,:.] )(?:(?:the|our|my|all|show|list|me|us|give) ){0,4}${best} (?<things>[a-z]+s) (?:[:;-] ${all}|, ${everyone}) ${limited}(?<told>with|who|that|which|whose|having|over|above|under|rated|priced|at)\\b`,
    ),
    meant: ({ groups }) => `${groups?.['things'] ?? ''} ${groups?.['told'] ?? ''}`,
  },
]

export const everyoneWith = wherever(
  [
    /^(every(one|body|thing)?|any(one|body|thing)|whoever|all)$/,
    /^(most|best|top|biggest|heaviest|priciest|strongest|keenest|vip)$/,
    /^[,:;-]$/,
  ],
  rules,
)
