// "States where Aurora is not selling", "areas where pool homes haven't sold", "cities where nobody buys books": groups that had no sale of it.
// As a word for what sells badly it ranked all of them from the worst.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const groups =
  '(?:subdivisions?|communit(?:y|ies)|areas?|neighbou?rhoods?|cit(?:y|ies)|states?|brands?|categor(?:y|ies))'
const what = '(?<what>(?!we |they |you |it |there |that |this |nothing |anything )[^,.;:?!]{2,40}?)'
/** "Not selling well" judges. */
const end =
  '(?: at all| any more| anymore)?(?= (?:in|during|over|so far|since|this|last|yet)\\b| ?[,?.!]|$)(?!.*\\b(?:well|much|fast|quickly|enough|badly|most|least|best|worst)\\b)'

/** "No Aurora sales", "no sales of pool homes": each as its trade says it. */
const none = (said = ''): string =>
  /\b(?:homes?|houses?|listings?|propert(?:y|ies)|construction|builds?|condos?)\b/.test(said)
    ? `with no sales of ${said}`
    : `with no ${said.replace(/^the /, '')} sales`

/** "Areas where homes are not selling" may say that they sell badly. */
const isAnything = (said = ''): boolean =>
  /^(?:the |our |any )?(?:homes?|houses?|listings?|properties|products?|things?|stuff|at all|one)$/.test(said)

export const whereItSells: Rewording = wherever(
  [/^(where|which)$/, /^(not|nobody|never|no)$/],
  [
    {
      said: new RegExp(
        `(?<=\\b${groups} )(?:where|in which) ${what} (?:is|are|was|were|has|have|do|does|did|had) (?:not|never) (?:been )?(?:selling|sell|sold|bought|purchased|ordered)${end}`,
      ),
      meant: ({ groups: found = {}, 0: said }) => (isAnything(found['what']) ? said : none(found['what'])),
    },
    {
      said: new RegExp(
        `(?<=\\b${groups} )(?:where|in which) (?:nobody|no one|no customers?|no buyers?|we (?:do|did|have|are) not|we (?:have )?never) (?:is |are |has |have |ever )*(?:buy|buys|bought|buying|sell|sells|sold|selling|purchases?|purchased) (?:any |an? |a single )?${what}${end}`,
      ),
      meant: ({ groups: found = {}, 0: said }) => (isAnything(found['what']) ? said : none(found['what'])),
    },
    // "In which states did Aurora not sell".
    {
      said: new RegExp(
        `\\b(?:in )?(?<which>which|what) (?<groups>${groups}) (?:did|does|do|has|have|is|are|was|were) ${what} (?:not|never) (?:been )?(?:selling|sell|sold|bought|purchased|ordered)(?: in)?${end}`,
      ),
      meant: ({ groups: found = {}, 0: said }) =>
        isAnything(found['what'])
          ? said
          : `${found['which'] ?? ''} ${found['groups'] ?? ''} ${none(found['what']).replace('with', 'have')}`,
    },
  ],
)
