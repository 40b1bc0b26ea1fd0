// "How do our listings split up across the statuses", "split it out by type", "each month on its own line": shown for each of them.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'
import { singular } from '#engine/text/stem.ts'

const split =
  '(?:split|split up|split out|divide|divide up|divvy up|spread|spread out|distribute|break|break up|break down|break out|shake out|fall)'

export const splitAcross: readonly Rewording[] = [
  wherever(/^(split|divide|divvy|spread|distribute|break|shake|fall)$/, [
    {
      said: new RegExp(
        `\\bhow (?:do|does|did) (?<what>(?:(?!each|every)[a-z]+ ){1,5}?)${split} (?:across|among|amongst|between|over|by) (?:the (?:different |various )?|our |all )?(?=[a-z])`,
      ),
      meant: ({ groups }) => `${groups?.['what'] ?? ''}by `,
    },
    // "…, and split it out by reservation type".
    {
      said: /(?:(?: ,)? and|[,;]) (?:then )?(?:split|divide|break) (?:it|them)(?: out| up| down| all)? by (?=[a-z])/,
      meant: () => ' by ',
    },
  ]),
  // "Go through the categories and for each one tell me which brand made the most".
  wherever(/^go$/, [
    {
      said: /\bgo through (?:the |our |all |all the )?(?<groups>[a-z]+s)(?: one (?:at a time|by one))?(?: ,)? and (?:(?:for|in) each(?: one| of them)? )?(?:tell|show|give) me (?<asked>[^?.!]*?)(?: (?:in|for) each(?: one| of them)?)?(?= and (?:how much|what)| [?.!]|$)/,
      meant: ({ groups }) =>
        `for each ${singular(groups?.['groups'] ?? '')} ${groups?.['asked'] ?? ''}`.trim(),
    },
  ]),
  wherever(/^(line|row)$/, [
    {
      said: /\b(?<each>each|every) (?<unit>[a-z]+) (?:on|in|gets|having) (?:its|a|their) own (?:line|row)(?: ,)?(?: with)?(?= |$)/,
      meant: ({ groups }) => `for ${groups?.['each'] ?? ''} ${groups?.['unit'] ?? ''}`,
    },
    {
      said: /\b(?:with )?(?:one|a|1) (?:line|row) (?:for each|for every|per|each|a|an) (?<group>[a-z]+)(?= |$)/,
      // "By state, like one line per state": said already.
      meant: ({ index, groups }, question) =>
        new RegExp(`\\b(?:by|per|each) [a-z ]*${groups?.['group'] ?? ''}\\b`).test(question.slice(0, index))
          ? ''
          : `for each ${groups?.['group'] ?? ''}`,
    },
  ]),
]
