// "Top 10 dom actives", "top 5 days on market pendings": so many of them, by their days. Ten of the days would be a limit.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

export const topByDays: Rewording = wherever(
  [/^(top|bottom)$/, /^(dom|days)$/],
  [
    {
      said: /\b(?<end>top|bottom) (?<many>\d{1,2}|three|five|ten) (?:dom|days on (?:the )?market) (?<what>(?:(?:active|pending|sold|expired|withdrawn|under contract) )?(?:actives?|pendings?|solds?|homes|houses|listings|properties|sales|closings|expireds|withdrawns))\b/,
      meant: ({ groups = {} }) =>
        `${groups['many'] ?? ''} ${groups['what'] ?? ''} with the ${groups['end'] === 'top' ? 'most' : 'fewest'} days on market`,
    },
  ],
)
