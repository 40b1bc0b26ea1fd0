// "Who has a stay starting next week? Guest name, property and check-in date": asked with what only a stay has, one line is one stay;
// "who will be checking in tomorrow" asks for those who are booked.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const stay = '(?:an? |their )?(?:stay|booking|trip)s? (?:starting|beginning|that starts?|that begins?) '
const when = '(?=(?:in|on|today|tonight|tomorrow|this|next|between|from|the week)\\b)'
const ofStay = /\b(?:property|home|house|place|listing|date|dates|nights|price)\b/

const rule = (who: string, meant: string): Rewriting => ({
  said: new RegExp(`${who} ${stay}${when}`),
  meant: ([said], question) => (ofStay.test(question) ? meant : said),
})

/** "Who's booked to arrive next week": they come, and no home is booked. */
const bookedTo: Rewriting = {
  said: /(?<who>\b(?:who(?: all)?|guests|people|folks|anyone|anybody|everyone|everybody|those)(?: (?:is|are|was|were|s|who is|who are|that are))?) (?:booked|booked in|scheduled|slated|down) to (?<come>arrive|check in|come in|get in|come|stay)\b/,
  meant: ({ groups }) => `${groups?.['who'] ?? ''} ${coming[groups?.['come'] ?? ''] ?? 'arriving'}`,
}
const coming: Readonly<Record<string, string>> = { 'check in': 'checking in', stay: 'staying' }

/** "Guests who will be checking out on Friday": it is in the books, and nothing is foretold. */
const willCome: Rewriting = {
  said: /(?<=\b(?!when|what|how|where)[a-z]+ )(?:will|shall|should|(?:is|are) (?:going|due|expected|set|scheduled|meant) to)(?: all)? (?:be )?(?<come>arriving|arrive|checking in|check in|checking out|check out|leaving|leave|departing|depart)\b(?! (?:us|me|you|an?|bad|good)\b)/,
  meant: ({ groups }) =>
    `are ${(groups?.['come'] ?? '').replace(/^(check|depart)(?!ing)/, '$1ing').replace(/^(arriv|leav)e$/, '$1ing')}`,
}

export const whoArrives: readonly Rewording[] = [
  wherever([/^(will|shall|should|to)$/, /^(arriv|check|leav|depart)/], [willCome]),
  wherever([/^(booked|scheduled|slated|down)$/, /^to$/], [bookedTo]),
  wherever(/^(starting|beginning|starts?|begins?)$/, [
    rule('\\b(?:who|who all) (?:has|have|has got)', 'who is checking in '),
    rule(
      '\\b(?:which |what |all |the )?guests (?:with|having|who have|that have|have)',
      'guests checking in ',
    ),
  ]),
]
