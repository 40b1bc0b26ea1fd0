// "Which category has the most products that never sold": none of them sold, whichever way that is put behind what there is most of.
import { wherever } from '#engine/text/rewritten.ts'

const such = '(?<=\\b(?:most|fewest|least) (?:of the |of our )?(?:products|items|goods|articles) )'

export const mostThatNeverSold = wherever(
  [/^(most|fewest|least)$/, /^(products|items|goods|articles)$/, /^never$/],
  [
    {
      said: new RegExp(
        `${such}(?:that |which )?(?:have |has |had |were |are )?never (?:been )?(?:sold|sell|bought|ordered)\\b`,
      ),
      meant: () => 'with no sales',
    },
  ],
)
