// "Percentage wise, which state gets cancelled on the most": the one with the highest rate. Where most are cancelled is where most are
// booked, and their part of all cancellations tells nothing else.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const wise =
  '(?:(?:percentage|percent)(?: -)? wise|percentagewise|percentwise|in percentage terms|in terms of percentages?|by percentage|as a percentage|going by percentage|proportionally|proportionately)'
const group =
  '(?<group>[a-z]+(?: (?!gets?\\b|has\\b|have\\b|is\\b|are\\b|was\\b|got\\b|sees?\\b|had\\b)[a-z]+){0,2})'
const most = '(?:(?: on)?(?: the)? (?:most|worst)(?: often)?)'
const event = '(?<event>cancell?ed|refunded|returned|cancellations|refunds|returns)'
const happens = `(?:(?:gets?|is|are|was|were|got|has been|have been) ${event}${most}|(?:has|have|had|sees?|got|gets?) the most ${event.replace('event', 'events')})`
const asked =
  'and (?:what is|what was|what s|whats|what) (?:the|that|its|their) (?:percentage|percent|rate|share|%)'
const amount = `(?:(?: ,)? ${asked})`

const rate = (said = ''): string => (said.startsWith('cancel') ? 'cancellation rate' : 'refund rate')
const meant: Rewriting['meant'] = ({ groups = {} }) =>
  `which ${groups['group'] ?? ''} has the highest ${rate(groups['event'] ?? groups['events'])}`

const before: Rewriting = {
  said: new RegExp(`\\b${wise}(?: ,)? (?:which|what)(?: of our)? ${group} ${happens}${amount}?(?= |$)`),
  meant,
}
const behind: Rewriting = {
  said: new RegExp(
    `\\b(?:which|what)(?: of our)? ${group} ${happens}(?: ,)? (?:${wise}${amount}?|${asked})(?= |$)`,
  ),
  meant,
}
/** "The highest percentage of cancellations". */
const percentageOf: Rewriting = {
  said: /(?<=\b(?:which|what) .*)\b(?<end>highest|lowest|biggest|worst|best|smallest|greatest) (?:percentage|percent|%) of (?<event>cancellations|refunds)(?= |$)/,
  meant: ({ groups = {} }) => `${groups['end'] ?? ''} ${rate(groups['event'])}`,
}
/** "Which state gets cancelled on": a guest cancels on somebody. */
const cancelledOn: Rewriting = {
  said: /\b(?<get>gets?|got|getting|is|are|was|were|been) (?<done>cancell?ed) on (?=(?:the )?(?:most|least)\b|[.?!]|$)/,
  meant: ({ groups = {} }) => `${groups['get'] ?? ''} ${groups['done'] ?? ''} `,
}

export const percentageWise: readonly Rewording[] = [
  wherever(
    [/^(which|what)$/, /^(cancell?ed|refunded|returned|cancellations|refunds|returns)$/],
    [before, behind, percentageOf, cancelledOn],
  ),
]
