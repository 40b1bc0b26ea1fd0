// "Categories not sold in March", "brands not selling in Texas": those that sold nothing there. As a word for what sells badly, it ranked all
// of them from the worst.
import { wherever } from '#engine/text/rewritten.ts'

const judged = '(?!.*\\b(?:well|much|fast|enough|badly|most|least|good|best|great|strongly)\\b)'
const ending = '(?= (?:in|to|during|over|this|last|since|yesterday|today)\\b| ?[?.!]|$)'

/** "States where Aurora is not selling": those with no sales of it. */
export const placesNotSold = wherever(
  [/^(where|which)$/, /^(selling|sell|sold)$/, /^(not|never|no)$/],
  [
    {
      said: new RegExp(
        `(?<=\\b(?:states|cities|categories|months) )(?:where|in which) (?:we )?(?<what>(?!(?:not|nothing|nobody|never|no)\\b)[^,;?]{2,40}?) (?:(?:is|are|was|were|has|have) (?:not|never|no longer)(?: been)?(?: being)? (?:selling|sold|bought)|(?:does|do|did) (?:not|never) sell)(?: at all)?${ending}${judged}`,
      ),
      meant: ({ groups }) => `with no ${groups?.['what'] ?? ''} sales`,
    },
    {
      said: new RegExp(
        `(?<=\\b(?:states|cities|categories|months) )(?:where|in which) we (?:(?:are|were) not selling|(?:do|did) not sell|have not sold|sold no|sell no)(?: any)? (?<what>(?!(?:a|to|it|them|that|more|less|anything|in|at)\\b)[^,;?]{2,40}?)${ending}${judged}`,
      ),
      meant: ({ groups }) => `with no ${groups?.['what'] ?? ''} sales`,
    },
    {
      said: new RegExp(
        `\\bin (?:which|what) (?<group>states|cities|categories|months) (?:is|are|was|were|does|do|did) (?<what>(?!(?:we|they|i)\\b)[^,;?]{2,40}?) not (?:being )?(?:selling|sell|sold)(?: at all)?${ending}${judged}`,
      ),
      meant: ({ groups }) => `which ${groups?.['group'] ?? ''} with no ${groups?.['what'] ?? ''} sales`,
    },
  ],
)

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
