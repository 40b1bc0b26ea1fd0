// "Which homes turn over tomorrow" is who leaves them, and no turnover in money. "Bookings checking in within 14 days" are those of the days to
// come.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const turning: Rewriting = {
  said: /(?<=\b(?:homes|houses|properties|places|units|cabins|rentals|ones)\b(?: (?:do|that|are|we|have|need|to|in|[a-z]+)){0,4}) (?:turn|turns|turning|turned) over(?= (?:today|tonight|tomorrow|this|next|on|by|over|between)\b)/,
  meant: () => ' have a check out',
}

const within: Rewriting = {
  said: /\b(?<coming>arriving|arrive|leaving|departing|starting|coming in) (?:within|inside|inside of)(?: the)?(?: next)? (?<count>\d+|two|three|four|seven|ten|fourteen|thirty) (?<unit>days|weeks)(?= [,.?!]|$| (?:with|and|by|in)\b)/,
  meant: ({ groups = {} }) =>
    `${groups['coming'] ?? ''} in the next ${groups['count'] ?? ''} ${groups['unit'] ?? ''}`,
}

export const homesTurningOver: readonly Rewording[] = [
  wherever([/^(turn|turns|turning|turned)$/, /^over$/], [turning]),
  wherever(/^(within|inside)$/, [within]),
]
