// "Which product got ordered the most, and how many times": by its orders; the verb alone would rank by pieces.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

export const howOftenBought: Rewording = wherever(
  [/^(ordered|order|bought|buy|purchased|purchase)$/, /^most$/, /^how$/, /^(times|often)$/],
  [
    {
      said: /(?<=\b(?:ordered|order|bought|buy|purchased|purchase)) (?:the )?most(?= (?:[^?.!]* )?[,?]? ?(?:and )?how (?:often|many times)(?: each)?(?= ?[.?!]|$))/,
      meant: () => ' most often',
    },
  ],
)
