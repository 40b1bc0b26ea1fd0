// "In the last week of November 2025, the 24th to the 30th": the days say which they are, in the month before them.
import { wherever } from '#engine/text/rewritten.ts'

const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'
const week = '(?:the )?(?:(?:very )?(?:first|second|third|fourth|last|final)(?: full)? week (?:of|in) )?'
const day = '\\d{1,2}(?:st|nd|rd|th)'

export const daysRestated = wherever(
  [/^\d{1,2}(st|nd|rd|th)$/, new RegExp(`^${month}$`)],
  [
    {
      said: new RegExp(
        `\\b${week}(?<month>${month})(?: (?<year>20\\d\\d))?(?: [,(:])?(?: so| i e| that is| meaning| from)? the (?<from>${day}) (?:to|through|thru|until|till|-) (?:the )?(?<to>${day})(?! (?:of|${month})\\b)(?: \\))?`,
      ),
      meant: ({ groups: { month: name = '', year = '', from = '', to = '' } = {} }) =>
        `${name} ${from} to ${name} ${to} ${year}`,
    },
  ],
)
