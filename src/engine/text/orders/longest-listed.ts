// "Which homes have been on our books the longest, let's say listed more than three years ago": the limit says what the longest means. With
// a rank beside it only the first ten of them would come.
import { wherever } from '#engine/text/rewritten.ts'

export const longestListed = wherever(
  [/^longest$/, /^(listed|added|launched|joined)$/],
  [
    {
      said: /(?<=\b(?:homes|houses|listings|properties|places|products|items) )(?:that |which )?(?:have |has )?(?:been )?(?:with us|listed|on (?:our|the) (?:books|site|website|list|roster)|in (?:our|the) (?:portfolio|catalog)) (?:for )?the longest(?: time)?(?: ,)? (?:let us say|lets say|let 's say|say|meaning|so|i e|that is|as in) (?=(?:listed|added|launched|joined) (?:more than|over|at least|before)\b)/,
      meant: () => '',
    },
  ],
)
