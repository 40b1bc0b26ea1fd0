// "Reservations by city, cancelled ones counted as well", "counting viewings too", "and don't leave out the refunds": rows that are let in
// beside the others. Read as what is asked for, only they would be counted. "With the refunds taken out" leaves them out.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const things =
  '(?: (?:ones|stays|bookings|reservations|orders|purchases|sales|homes|houses|listings|properties))?'
const states = `(?:(?:cancelled|canceled|refunded|pending|expired|withdrawn|closed|sold)${things}|cancellations|cancels|refunds|returns|viewings?|pendings|expireds|withdrawns)`
const them = `(?:(?:the|all|any|our|those|also) )*(?<what>${states}(?: and ${states})?)`
const aside = '(?:[,(;] |- )(?:(?:and|but|yes|with|please|also|,) )*'
const too = '(?:too|as well|also)'
const within = '(?:in|in there|in it|in that|among them)'
const end = '(?= [,.?!);]|$)'

const letIn: Rewriting['meant'] = ({ groups }) => {
  const what = groups?.['what'] ?? ''
  return what.includes(' and ') ? `, including ${what}` : `, ${what} included`
}

const rules: readonly Rewriting[] = [
  // "Counting the cancelled ones as well", "count refunds in there too".
  {
    said: new RegExp(`${aside}counting ${them}(?: ${within})?(?: ${too})${end}`),
    meant: letIn,
  },
  {
    said: new RegExp(
      `${aside}(?:count|counting|put|putting|leave|leaving|keep|keeping|throw|add|adding) ${them} ${within}(?: ${too})?${end}`,
    ),
    meant: letIn,
  },
  // "Viewings counted too", "viewing also counts", "with the cancelled ones counted in".
  {
    said: new RegExp(
      `${aside}${them} (?:(?:are|is|being|get|should be) )?(?:${too} )?(?:counted|counts?|included)(?: ${within})?(?: ${too})?${end}`,
    ),
    meant: letIn,
  },
  // "With cancelled bookings taken out", "with refunds removed".
  {
    said: new RegExp(
      `\\bwith ${them} (?:(?:taken|left|filtered|stripped|thrown|pulled|backed) out|removed|excluded|dropped|stripped|deducted)(?= [,.?!);]|$)`,
    ),
    meant: ({ groups }) =>
      `excluding ${(groups?.['what'] ?? '').replace(/(?<=ed |ing )(?!ones)[a-z]+$/, 'ones')}`,
  },
  // "Do not leave out viewings", "don't leave the cancelled ones out".
  {
    said: new RegExp(
      `${aside}(?:do not|not|without) (?:leave|leaving|drop|dropping|skip|skipping|exclude|excluding|ignore|ignoring|forget|forgetting)(?: out)? ${them}(?: out)?${end}`,
    ),
    meant: letIn,
  },
]

/** "The guests with the most nights, counting completed stays only": which rows, and not how many of them. */
const onlyThose: Rewriting = {
  said: /(?<=[,(;-] )(?:and )?(?:counting|considering|looking at|taking|using|going by) (?:just |only )?(?:the )?(?<what>(?!not\b)(?:[a-z]+ ){1,3})only(?= [,.?!);]|$)/,
  meant: ({ groups }) => `only ${(groups?.['what'] ?? '').trim()}`,
}

export const countedIn: readonly Rewording[] = [
  wherever([/^only$/, /^(counting|considering|looking|taking|using|going)$/], [onlyThose]),
  wherever(
    /^(cancelled|canceled|refunded|pendings?|expireds?|withdrawns?|closed|sold|cancellations|cancels|refunds|returns|viewings?)$/,
    rules,
  ),
]
