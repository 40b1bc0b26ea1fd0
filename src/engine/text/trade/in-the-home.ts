// "Who is in the Birch Loft right now", "when does the guest in the Birch Loft leave": the guest of now, and no guest who ever came.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const home = '(?<home>(?:the )?(?!house|our|town|it|there|total|charge)[a-z]+(?: (?!right\\b)[a-z]+){1,4})'
const now = '(?<now>right now|now|tonight|today|at the moment|currently|this minute)'

const whoIsIn: Rewriting = {
  said: new RegExp(
    `^(?<lead>(?:so |and |hey )?)who (?:is|s|are|all is) (?:currently |now )?(?:in|at|inside) ${home} ${now}(?= [,.?!]|$| and)`,
  ),
  meant: ({ groups = {} }) =>
    `${groups['lead'] ?? ''}who is staying in ${groups['home'] ?? ''} ${groups['now'] === 'tonight' ? 'tonight' : 'right now'}`,
}

const guest =
  '(?:the |our )?(?:current )?(?:guests?|people|party|folks|family)(?: (?:staying|who is|who are|currently|now))*'
const leaves =
  '(?:leave|leaving|check out|checking out|depart|departing|go home|going home|head out|heading out)'
const whenTheyLeave: Rewriting = {
  said: new RegExp(
    `\\b(?:when|what (?:day|date)|on (?:what|which) (?:day|date)|which (?:day|date)) (?:does|do|is|are|will) ${guest} (?:in|at) ${home} (?:be )?${leaves}(?= [,.?!]|$)`,
  ),
  meant: ({ groups = {} }) => `check out date of the guest in ${groups['home'] ?? ''} right now`,
}

export const inTheHome: readonly Rewording[] = [
  wherever([/^who$/, /^(in|at|inside)$/, /^(now|tonight|today|moment|currently|minute)$/], [whoIsIn]),
  wherever([/^(guests?|people|party|folks|family)$/, /^(leav|check|depart|go|head)/], [whenTheyLeave]),
]
