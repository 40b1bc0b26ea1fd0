// "Before the year is out", "before this month is over", "check-ins left before the end of the month": from today until it ends. What is
// long past is not meant.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const behind = '(?= [,.?!]|$| (?:and|by|per|with|sorted|for|in)\\b)'
const coming =
  /\b(?:check|checkins?|arrivals?|arrive|arriving|bookings?|reservations?|stays?|guests?|departures?)\b/
const fromToday = (unit: string | undefined): string => `from today until the end of this ${unit ?? ''}`

export const beforeTheYearIsOut: readonly Rewording[] = [
  wherever(
    [/^before$/, /^(out|over|up|ends|through|done)$/],
    [
      {
        said: new RegExp(
          `\\bbefore (?:the|this) (?<unit>year|month|week|quarter) (?:(?:is|has|gets) (?:out|over|up|through|done|ended)|ends|runs out)${behind}`,
        ),
        meant: ({ groups }) => fromToday(groups?.['unit']),
      },
    ],
  ),
  wherever(
    [/^before$/, /^end$/],
    [
      {
        said: new RegExp(
          `(?:(?<=s) (?:are |do we have |we have )?(?:still )?left )?\\bbefore (?:the )?end of (?:the|this) (?<unit>year|month|week|quarter)${behind}`,
        ),
        meant: ({ groups, 0: said }, question) =>
          coming.test(question) ? ` ${fromToday(groups?.['unit'])}` : said,
      },
    ],
  ),
  wherever(
    [/^left$/, /^this$/],
    [
      {
        said: /(?<=\b(?:check - ins|check ins|checkins|arrivals|bookings|stays|reservations|departures|check - outs|check outs)) (?:are |do we have |we have )?(?:still )?left (?:for |in )?this (?<unit>week|month|quarter|year)(?= [,.?!]|$)/,
        meant: ({ groups }) => ` ${fromToday(groups?.['unit'])}`,
      },
    ],
  ),
]
