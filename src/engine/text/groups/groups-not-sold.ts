// "Categories not sold in March", "brands not selling in Texas": those that sold nothing there. As a word for what sells badly, it ranked all
// of them from the worst.
import { wherever } from '#engine/text/rewritten.ts'

export const groupsNotSold = wherever(
  [/^(brands|categories)$/, /^not$/, /^(sold|bought|purchased|selling|sell)$/],
  [
    // "Not selling well" judges; "not selling" of no place and no time may as well.
    {
      said: /(?<=\b(?:brands|categories) )(?:that |which |we )?(?:(?:are|were|is|was|do|did|does) )?not (?:selling|sell)(?: at all| anything| a thing)?(?= (?:in|to|during|over|this|last|since)\b)(?!.*\b(?:well|much|fast|enough|badly|most|least)\b)/,
      meant: () => 'with no sales',
    },
    {
      said: /(?<=\b(?:brands|categories) )(?:that |which )?(?:we |people )?(?:(?:have|has|had|were|was|are|did) )?not (?:been )?(?:sold|bought|purchased)(?: at all)?(?= (?:in|to|during|over|this|last|since|by|yesterday|today)\b| ?[?.!]|$)/,
      meant: () => 'with no sales',
    },
  ],
)
