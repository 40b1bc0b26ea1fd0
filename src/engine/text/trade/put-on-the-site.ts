// "When was the Driftwood Beach House put on the site", "when did it go live in the shop": when it was added. The site is no visit to it,
// and being put in the shop is no order of it.
import { wherever } from '#engine/text/rewritten.ts'

const site =
  '(?:(?:the|our|your|this) )?(?:site|website|web site|web shop|webshop|shop|store|catalog|catalogue|platform)'
const name =
  "(?<name>(?!(?:they|people|guests|visitors|customers|anybody|anyone|somebody|someone|you|he|she)\\b)[a-z0-9'&-]+(?: (?!ordered|viewed|seen)[a-z0-9'&-]+){0,6}?)"

export const putOnTheSite = wherever(
  [/^when$/, /^(site|website|web|shop|webshop|store|catalog|catalogue|platform)$/],
  [
    {
      said: new RegExp(
        `^(?<when>(?:and |so )?when) (?:was|were|is|has|have|did) ${name} (?:first |originally |initially |actually )?(?:(?:been )?(?:put|placed|posted|published|added|listed|uploaded|launched)|go|went|come|appear|show|start)(?: up| live| out)? (?:on|onto|to|in|into|with) ${site}(?= [,.?!]|$)`,
      ),
      meant: ({ groups: { when = 'when', name: one = '' } = {} }) => `${when} was ${one} added`,
    },
  ],
)
