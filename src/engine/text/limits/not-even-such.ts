// "Never bought anything, not even a book": the book says it once more. Taken for what was left out, it asked for those who bought
// books alone. "Not even a cancelled one" says more: of any status.
import { wherever } from '#engine/text/rewritten.ts'

export const notEvenSuch = wherever(
  [/^even$/, /^(never|no|nothing|nobody|without|none)$/],
  [
    {
      said: /(?<=\b(?:never|no|nothing|nobody|none|without)\b.*) ,? ?not even (?!once\b|[a-z ]*\b(?:cancell?ed|pending|refunded|confirmed|completed|viewings?)\b)[^,;:.?!]+(?= ?[,;:.?!]|$)/,
      meant: () => '',
    },
  ],
)
