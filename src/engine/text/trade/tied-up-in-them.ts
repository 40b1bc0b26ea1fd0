// "The total amount tied up in them" is the amount itself; products that have the most money tied up lie on the shelf.
import { wherever } from '#engine/text/rewritten.ts'

export const tiedUpInThem = wherever(
  [/^(tied|sitting|locked)$/, /^(amount|money|cash|capital|value|sum|total)$/],
  [
    {
      said: /(?<=\b(?:products|items|skus|brands|categories|goods) )(?:have|has|had|with) the (?<end>most|least) (?:money|cash|capital) (?:tied up|sitting|locked up)(?: (?:in|with) (?:them|those|these|it|stock|inventory))?(?= [.?!]|$)/,
      meant: ({ groups: { end } = {} }) => `have the ${end === 'least' ? 'lowest' : 'highest'} stock value`,
    },
    {
      said: /(?<=\b(?:amount|money|value|sum|total)) (?:that is |which is |we have )?(?:tied up|sitting|locked up) (?:in|with) (?:them|those|these|it)(?= [.?!]|$)/,
      meant: () => '',
    },
  ],
)
