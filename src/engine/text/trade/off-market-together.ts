// "Count the expired and withdrawn listings together for each area", "homes with status sold" behind a pause: states of homes, of which each
// home has one.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const one = '(?:expired|withdrawn|exp|wdn)'
const together = '(?:together|combined|taken together|added together|as one|in one number)'
const group = '(?:area|community|subdivision|neighbou?rhood)'

export const offMarketTogether: readonly Rewording[] = [
  wherever(/^(together|combined|one)$/, [
    {
      said: new RegExp(
        `\\b(?<a>${one}) (?:and|plus|&) (?<b>${one})(?<what> listings| homes| ones)? ${together}(?= |$)`,
      ),
      meant: ({ groups = {} }) => `${groups['a'] ?? ''} or ${groups['b'] ?? ''} listings`,
    },
    {
      said: new RegExp(
        `\\b(?<a>${one}) (?:and|plus|&) (?<b>${one})(?<what> listings| homes)? (?<by>(?:per|by|for each|in each) ${group})(?: ,)? ${together}(?= ?[.?!]|$)`,
      ),
      meant: ({ groups = {} }) =>
        `${groups['a'] ?? ''} or ${groups['b'] ?? ''} listings ${groups['by'] ?? ''}`,
    },
  ]),
  wherever(
    [/^status$/, /^(sold|active|pending|expired|withdrawn)$/],
    [
      {
        said: /(?<=\S) [,(;-] (?:only )?(?:homes|houses|listings|properties) (?:with|of|in) (?:the )?status (?<state>sold|active|pending|expired|withdrawn)(?: only)?(?: \))?(?= ?[.?!]|$)/,
        meant: ({ groups = {} }) => ` of ${groups['state'] ?? ''} homes`,
      },
    ],
  ),
]
