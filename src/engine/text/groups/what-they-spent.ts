// "The 10 customers with the most orders and what they spent": how much it was. Unread, it was lost beside the ranking.
import { wherever } from '#engine/text/rewritten.ts'

export const whatTheySpent = wherever(
  [/^what$/, /^(spent|spend|paid|pay)$/, /^(and|with|plus|,)$/],
  [
    {
      said: /(?<=\b(?:customers|buyers|shoppers|clients)\b.*\bmost\b.*)(?: ,)? (?:and|with|plus) what (?<who>they|each|each of them|they each) (?:have |has |had )?(?:spent|spend|paid|pay)(?: in total| altogether| overall)?(?! (?:for|on|with|by)\b)(?= ?[.?!,]|$)/,
      meant: () => ' and how much they spent',
    },
  ],
)
