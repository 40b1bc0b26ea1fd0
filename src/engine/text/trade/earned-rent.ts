// "Which expired listings had rental income in 23", "which pending homes earned rent": those that have one. By the words alone it would be
// a column of all of them, most of which have none.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

/** "Which of the actives earned the most in 2023": what they took in, as nothing was sold for that. */
const most: Rewriting = {
  said: /\b(?:(?:that|which) )?(?:earned|made|brought in|took in|grossed|collected) (?:the )?(?<end>most|least)(?: money| cash| dollars)?(?: (?:for|to) (?:their|its|the) owners?)? (?:in|for|during|back in) (?:20)?23(?= [.?!,:]|$| (?:and|with)\b)/,
  meant: ({ groups = {} }) =>
    `with the ${groups['end'] === 'least' ? 'lowest' : 'highest'} rental income in 2023`,
}

const rent = '(?:rental income|rental earnings|rental revenue|rents?|rental incomes)'

const had: Rewording = wherever(
  [/^(which|what|whose)$/, /^(rents?|rental)$/],
  [
    {
      said: new RegExp(
        `^(?<which>(?:which|what) (?:of (?:the|our) )?(?:(?!had|have|has|earned|made)[a-z\\d]+ ){1,6}?)(?:have |has )?(?:had|have|has|earned|made|brought in|took in|collected|received|reported|got|show|showed|pulled in|generated) (?:any |some |an? )?(?:(?:20)?23 )?${rent}(?: (?:in|for|from|during|back in) (?:20)?23)?(?= [.?!]|$)`,
      ),
      meant: ({ groups = {} }) => `${groups['which'] ?? ''}that had rental income in 2023`,
    },
  ],
)

export const earnedRent: readonly Rewording[] = [
  had,
  wherever([/^(most|least)$/, /^(20)?23$/, /^(earned|made|brought|took|grossed|collected)$/], [most]),
]
