// "Where do the owners who want to list a home come from? Number per source": what is asked is told once more by its group.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const bySource = wherever(
  [/^where$/, /^come$/, /^from$/, /^source$/],
  [
    {
      said: /^where (?:do|did) (?<who>(?:the |our |all )*[a-z]+ (?:who|that) .+?)(?: all| mostly)? come from (?:[?.,;:] )?(?:the |a |show |give |show me |give me )*(?:number|count|how many|total|totals|tally|#)(?: of (?:them|those|these))? (?:per|by|for each|from each) source(?= [.?!]|$)/,
      meant: ({ groups }) => `${groups?.['who'] ?? ''} by source`,
    },
  ],
)

const groups =
  '(?:cities|city|states?|towns?|areas?|neighbou?rhoods?|subdivisions?|communit(?:y|ies)|brands?|categor(?:y|ies)|sources?|channels?)'

/** "What 5 cities are our sales mostly coming from", "where do our customers mostly live": most of them do. */
const mostly = wherever(
  [/^(mostly|mainly|chiefly|primarily|largely)$/, /^(which|what|where)$/],
  [
    {
      said: new RegExp(
        `\\b(?<which>which|what) (?<groups>(?:(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) )?${groups}) (?:is|are|do|does|did|were|was|have|has) (?<what>(?:the |our |my |all )*[a-z]+(?: [a-z]+)?) (?:mostly|mainly|chiefly|primarily|largely) (?:(?:come|coming|came) )?from\\b`,
      ),
      meant: ({ groups: found = {} }) =>
        `${found['which'] ?? ''} ${found['groups'] ?? ''} do most of ${found['what'] ?? ''} come from`,
    },
    {
      said: /\bwhere (?:is|are|do|does|did|were|was) (?<what>(?:the |our |my |all )*[a-z]+) (?:mostly|mainly|chiefly|primarily|largely) (?:(?:come |coming |came )?from|live|living|located|based)\b/,
      meant: ({ groups: found = {} }) => `where do most of ${found['what'] ?? ''} come from`,
    },
  ],
)

export const whereComeFrom: readonly Rewording[] = [bySource, mostly]
