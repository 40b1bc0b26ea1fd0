// "Where do the owners who want to list a home come from? Number per source": what is asked is told once more by its group.
import { wherever } from '#engine/text/rewritten.ts'

export const whereComeFrom = wherever(
  [/^where$/, /^come$/, /^from$/, /^source$/],
  [
    {
      said: /^where (?:do|did) (?<who>(?:the |our |all )*[a-z]+ (?:who|that) .+?)(?: all| mostly)? come from (?:[?.,;:] )?(?:the |a |show |give |show me |give me )*(?:number|count|how many|total|totals|tally|#)(?: of (?:them|those|these))? (?:per|by|for each|from each) source(?= [.?!]|$)/,
      meant: ({ groups }) => `${groups?.['who'] ?? ''} by source`,
    },
  ],
)
