// "More than one stay and over $5k in total spend", "only brands over $50k": what all of theirs adds up to. Read as a limit on each row, only
// single bookings of such an amount would be counted.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const side = '(?<side>over|above|more than|at least|under|below|less than|upwards of)'
const sum = '(?<sum>\\$ ?\\d[\\d,.]*[km]?|\\d[\\d,.]*[km])'
const groups =
  '(?:brands|categories|states|cities|subdivisions|areas|communities|sources|channels|property types|homes|properties|products|customers|guests|months)'

export const limitedTotals: readonly Rewording[] = [
  wherever(
    [/^(total|overall|lifetime)$/, /^(over|above|more|least|under|below|less|upwards)$/],
    [
      {
        said: new RegExp(
          `\\b${side} ${sum} (?:in |of )?(?:total|overall|lifetime) (?<what>spend|spending|revenue|income)(?= |$)`,
        ),
        meant: ({ groups: said = {} }) =>
          `total ${said['what'] ?? ''} ${said['side'] ?? ''} ${said['sum'] ?? ''}`,
      },
    ],
  ),
  wherever(
    [/^(only|just)$/, /^\$$/],
    [
      {
        said: new RegExp(
          `(?<=\\b(?:revenue|sales|volume|spend)\\b.*, (?:only|just) (?:the )?)${groups}(?= ${side} ${sum}(?= [,.?!]|$))`,
        ),
        meant: ({ 0: named }, question) =>
          `${named} with ${/\b(?:revenue|sales|volume|spend)\b/.exec(question)?.[0] ?? ''}`,
      },
    ],
  ),
]
