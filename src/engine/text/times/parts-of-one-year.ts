// "First half against second half of 2025": the year stands behind the last of them, and belongs to both.
import { wherever } from '#engine/text/rewritten.ts'

const nth = '(first|second|third|fourth|last|1st|2nd|3rd|4th)'
const part = '(half|quarter)'
const year = '(?:of|in) (20\\d\\d|this year|last year)'
const against = '(?:vs|versus|against|compared to|compared with|or|and)'

export const partsOfOneYear = wherever(
  [/^(half|quarter)$/, /^(first|second|third|1st|2nd|3rd)$/, /^(vs|versus|against|compared|or|and)$/],
  [
    {
      said: new RegExp(`\\b(?:the )?${nth} ${part} ${against} (?:the )?${nth} ${part} ${year}\\b`),
      meant: ([, one, unit, other, same, when]) =>
        `${one ?? ''} ${unit ?? ''} of ${when ?? ''} vs ${other ?? ''} ${same ?? ''} of ${when ?? ''}`,
    },
  ],
)
