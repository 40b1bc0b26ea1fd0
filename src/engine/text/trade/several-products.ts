// "Customers who bought more than one product": different ones. Two pieces of the same are more than one item, and one product.
import { wherever } from '#engine/text/rewritten.ts'

const bought =
  '(?:bought|buy|buys|buying|ordered|order|orders|ordering|purchased|purchase|purchases|purchasing|tried)'
const several = '(?:more than (?:one|1|a single|just one)|at least (?:two|2)|(?:two|2) or more|2 ?\\+)'

export const severalProducts = wherever(
  [/^products?$/, /^(buy|bought|buys|buying|order|ordered|orders|ordering|purchas[a-z]+|tried)$/],
  [
    {
      said: new RegExp(
        `(?<=\\b${bought} )${several} products?(?! (?:in|per|at|within|with) (?:one|a|an|the same|each|every|single|once)\\b)(?= |$)`,
      ),
      meant: () => 'at least 2 different products',
    },
  ],
)
