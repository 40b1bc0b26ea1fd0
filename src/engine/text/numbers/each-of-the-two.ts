// "Weekly against monthly stays: what did each of the two bring": those that were named, and no number of them.
import { wherever } from '#engine/text/rewritten.ts'

const named = '(?<=\\b(?:and|or|vs|versus|against|than|,)\\b.*)'
const count = '(?:two|2|three|3|both)'

export const eachOfTheTwo = wherever(
  [/^(two|2|three|3|both)$/, /^(each|these|those)$/],
  [
    {
      said: new RegExp(
        `${named}\\b(?:did|do|does) each of (?:the|these|those) ${count}(?= (?:bring|make|earn|have|sell|take)\\b)`,
      ),
      meant: ([said]) => `${said.split(' ')[0] ?? ''} each`,
    },
    { said: new RegExp(`${named}\\bfor (?:these|those) ${count}(?= [,.?!]|$)`), meant: () => 'for each' },
  ],
)
