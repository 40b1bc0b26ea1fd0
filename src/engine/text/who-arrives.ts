// "Who has a stay starting next week? Guest name, property and check-in date": asked with what only a stay has, one line is one stay.
import { wherever, type Rewriting } from './rewritten.ts'

const stay = '(?:an? |their )?(?:stay|booking|trip)s? (?:starting|beginning|that starts?|that begins?) '
const when = '(?=(?:in|on|today|tonight|tomorrow|this|next|between|from|the week)\\b)'
const ofStay = /\b(?:property|home|house|place|listing|date|dates|nights|price)\b/

const rule = (who: string, meant: string): Rewriting => ({
  said: new RegExp(`${who} ${stay}${when}`),
  meant: ([said], question) => (ofStay.test(question) ? meant : said),
})

export const whoArrives = wherever(/^(starting|beginning|starts?|begins?)$/, [
  rule('\\b(?:who|who all) (?:has|have|has got)', 'who is checking in '),
  rule('\\b(?:which |what |all |the )?guests (?:with|having|who have|that have|have)', 'guests checking in '),
])
