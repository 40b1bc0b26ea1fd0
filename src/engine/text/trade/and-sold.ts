// "Homes that sat longer than 200 days and still sold: how many, …": which homes are meant. As a part of its own, only the numbers of
// sales would be those of homes that sold, and the rest would count all of them.
import { wherever } from '#engine/text/rewritten.ts'

export const andSold = wherever(
  [/^and$/, /^(sold|closed)$/, /^\d/],
  [
    {
      said: /(?<=^(?:(?:how many|which|what|list|show|of|number of|the|all)(?: (?:the|of|all|our|me))* )?(?:homes|houses|listings|properties) (?:that |which |who )?[^,;:?]*\d[^,;:?]*)(?:,? )?\b(?:and|but) (?:(?:still|eventually|finally|then|actually|nevertheless|yet|also|did) )*(?:(?:have|has|had) )?(?<done>sold|closed)(?= [:,;?.!]|$)/,
      meant: ({ groups = {} }) => `that ${groups['done'] ?? ''}`,
    },
  ],
)
