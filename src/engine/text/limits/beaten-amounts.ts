// "Whose average lifetime value beats $1,200": it is above. "Of all that ended as sold or expired": those that were. "Skip anything down
// for maintenance": what is not in such a state.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const state = '(?=(?:sold|expired|withdrawn|cancelled|canceled|completed|refunded|closed)\\b)'

export const beatenAmounts: readonly Rewording[] = [
  wherever(/^(beats?|tops|clears)$/, [
    {
      said: /(?<=\b(?:whose|where|with|that|which) [^,?.]{0,60} )(?:beats?|tops|clears) (?=\$? ?\d)/,
      meant: () => 'is over ',
    },
  ]),
  wherever(/^(ended|ending|wound)$/, [
    {
      said: new RegExp(
        `\\b(?:that |which )?(?:have )?(?:ended|ending|wound)(?: up)? (?:as )?(?:being )?${state}`,
      ),
      meant: () => 'that were ',
    },
  ]),
  wherever(/^maintenance$/, [
    {
      said: /\b(?:skip|skipping|exclude|excluding|except|ignore|ignoring|leave out|leaving out|not counting|without) (?:(?:anything|those|homes|houses|listings|the ones|ones|whatever)(?: that)?(?: (?:is|are))? )?(?:(?:down|out) for |in |under |the )?maintenance(?: ones| homes)?(?= [,.?!]|$)/,
      meant: () => 'not in maintenance',
    },
  ]),
]
