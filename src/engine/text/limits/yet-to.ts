// "Products that have yet to receive a single review", "homes still yet to be booked this year": what has not come about is missing.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const still = '(?<have>have |has |had |are |is )?(?:still )?yet to '
const gets = '(?:receive|get|have|earn|see|attract|collect|record|land|log|make|take|draw|win|pick up|score)'
const one = '(?:an?|any|one|their first|its first|even one|even a|so much as an?)(?: single| solitary| real)?'

/** Of a month that lies ahead another year would be read. */
const months = '(?:the )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|fall|winter|next)'

const plural = (word: string): string =>
  word.endsWith('s') ? word : word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b${still}${gets} ${one} (?<what>reviews?|ratings?|orders?|purchases?|sales?|bookings?|reservations?|stays?|guests?|inquir(?:y|ies)|favorites?|views?|clicks?|viewings?|refunds?)(?= [,.?!]|$| (?:this|last|since|so|at|and|but|all|in (?!${months}))\\b)`,
    ),
    meant: ({ groups }) =>
      `${groups?.['have'] === undefined ? 'with' : 'have'} no ${plural(groups?.['what'] ?? '')}`,
  },
  {
    said: new RegExp(`\\b${still}be (?<done>ordered|bought|purchased|reviewed|rated)(?= |$)`),
    meant: ({ groups }) => {
      const { have, done = '' } = groups ?? {}
      if (done.startsWith('r')) return `${have === undefined ? 'with' : 'have'} no reviews`
      return `${have === undefined ? 'that have' : 'have'} not been ordered`
    },
  },
]

/** "Reservations that are confirmed and haven't checked in yet". */
const notYet: Rewriting = {
  said: /\b(?:whose guests?|(?<who>that|which|who|and|bookings|reservations|stays)) (?:have|has|did) (?:not yet (?:checked in|arrived|started|begun|come|arrive|start|begin|check in)|(?:still )?not (?:checked in|arrived|started|begun|come|arrive|start|begin|check in) (?:yet|so far))\b/,
  meant: ({ groups }) => `${groups?.['who'] ?? 'that'} are yet to arrive`,
}

export const yetTo: readonly Rewording[] = [
  wherever([/^yet$/, /^to$/], rules),
  wherever([/^(yet|far)$/, /^not$/], [notYet]),
]
