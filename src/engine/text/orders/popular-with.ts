// "The five listings with the most views, clicks, inquiries and favorites combined", "most popular with visitors": popular, by what it
// means. Read word by word it was four kinds of rows, or visitors beside the homes.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const kind = '(?:views?|clicks?|inquiries|inquiry|favorites?|favourites?|enquiries)'
const joint = '(?: ?,(?: and)? | and | \\+ | & | plus )'
const together =
  '(?: (?:combined|together|in total|put together|added up|added together|taken together|all together|altogether))?'

export const popularWith: readonly Rewording[] = [
  wherever(
    [/^views?$/, /^clicks?$/, /^(inquiries|inquiry|enquiries)$/, /^favou?rites?$/],
    [
      {
        said: new RegExp(
          `\\b(?<lead>with the (?:most|highest(?: number of)?)|by(?: number of)?|are made most popular by|most popular by) ${kind}${joint}${kind}${joint}${kind}${joint}${kind}${together}(?= [,.?!]|$| (?:this|last|in|since)\\b)`,
        ),
        meant: ({ groups = {} }) =>
          /popular/.test(groups['lead'] ?? '')
            ? 'are most popular'
            : (groups['lead'] ?? '').startsWith('by')
              ? 'by popularity'
              : 'with the highest popularity',
      },
    ],
  ),
  wherever(/^popular$/, [
    {
      said: /(?<=\bmost popular\b(?: (?:homes|houses|listings|places|properties|ones))?) (?:with|among|amongst) (?:our |the |all )*(?:visitors|people|site visitors|users|everyone|browsers)(?= [,.?!]|$| (?:this|last|in|since)\b)/,
      meant: () => '',
    },
    {
      said: /(?<=\bmost popular\b.*) starting (?:with|from|at) (?:the )?(?:number one|number 1|no 1|# ?1|the top|first|winner)(?= ?[.?!]|$)/,
      meant: () => '',
    },
  ]),
]
