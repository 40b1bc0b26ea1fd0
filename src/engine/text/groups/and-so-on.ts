// "One bedroom, two bedrooms, three bedrooms and so on", "January, February, March etc": every one of them has a number, and the first few
// are named to say of what.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const on = '(?: ,)? (?:and so on(?: and so forth)?|and so forth|etc|et cetera|and on up|and up from there)'
const joint = '(?: ,)?(?: and| or)? '
const rooms = (one: string, digit: string): string => `(?:${one}|${digit}) ?(?:- ?)?(?:bedrooms?|beds?|br)`

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?:\\b(?:for|of|by|with) (?:the )?)?\\b${rooms('one', '1')}${joint}${rooms('two', '2')}(?:${joint}${rooms('three', '3')})?(?:${joint}${rooms('four', '4')})?${on}(?= |$)`,
    ),
    meant: () => 'by bedrooms',
  },
  {
    said: new RegExp(
      `(?:\\b(?:for|in|of|by) )?\\b(?:january|jan)${joint}(?:february|feb)(?:${joint}(?:march|mar))?(?:${joint}(?:april|apr))?${on}(?= |$)`,
    ),
    meant: () => 'by month',
  },
]

/** "By month this year how many closings in each": said twice. */
const inEach: Rewriting = {
  said: /(?<=\bby (?:month|bedrooms)\b[^?.!]*) (?:in|for|of) each(?: one| of them| month| kind)?(?= [.?!]|$)/,
  meant: () => '',
}

export const andSoOn: readonly Rewording[] = [
  wherever([/^(so|etc|et|on|up)$/, /^(january|jan|one|1)$/], [...rules, inEach]),
]
