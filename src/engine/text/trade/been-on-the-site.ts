// "How long has the Driftwood Beach House been on the site": since the day it was put there. Nobody's stay is asked for.
import { wherever } from '#engine/text/rewritten.ts'

export const beenOnTheSite = wherever(
  [/^long$/, /^been$/, /^(site|website|shop|store|catalog|books)$/],
  [
    {
      said: /\bhow long (?:has|have) (?<what>(?:[a-z'&]+ ){1,7}?)been (?:on|in) (?:the|our) (?:site|website|web site|shop|store|online shop|catalog|books)\b/,
      meant: ({ groups: { what = '' } = {} }) => `when was ${what}added`,
    },
  ],
)
