// "Categories not sold in March": those that sold nothing then. As a word for what sells badly, it ranked all of them from the worst.
import { wherever } from '#engine/text/rewritten.ts'

export const groupsNotSold = wherever(
  [/^(brands|categories)$/, /^not$/, /^(sold|bought|purchased)$/],
  [
    {
      said: /(?<=\b(?:brands|categories) )(?:that |which )?(?:we |people )?(?:(?:have|has|had|were|was|are|did) )?not (?:been )?(?:sold|bought|purchased)(?: at all)?(?= (?:in|to|during|over|this|last|since|by|yesterday|today)\b| ?[?.!]|$)/,
      meant: () => 'with no sales',
    },
  ],
)
