// "Where do our shoppers actually live, top five cities and how many in each": the places go by how many of those people are there, and
// not by what they spend.
import { wherever } from '#engine/text/rewritten.ts'

const who = '(?<who>customers|shoppers|buyers|clients|guests|members|users)'
const places = '(?<places>cities|states|towns|places)'

export const whereTheyLive = wherever(
  [/^where$/, /^(live|come|based|located|from|reside|are)$/],
  [
    {
      said: new RegExp(
        `\\bwhere (?:do|are) (?:most |all )?(?:of )?(?:our |the |my |all )*${who} (?:actually |really |mostly |mainly |all |even )*(?:live|reside|come from|coming from|from|based|located)(?: at)? [,:?.;-]+ (?:(?:just |please )?(?:give me|show me|list|name|i need|only) )?(?:the |our )?(?<top>top (?:\\d+|[a-z]+)) ${places}(?: please)?(?:(?: ,)?(?: and| with| plus)? (?:how many(?: (?:of them|people|customers|shoppers|buyers|live|are))*|the (?:counts?|numbers?|head ?counts?)|counts?|numbers)(?: (?:in|from|for|at|per)? ?(?:each|there|every one|city|state)(?: one| of them| city| state)?)?)?(?= [.?!]|$)`,
      ),
      meant: ({ groups = {} }) =>
        `${groups['top'] ?? ''} ${groups['places'] === 'places' ? 'cities' : (groups['places'] ?? '')} by number of ${groups['who'] ?? ''}`,
    },
  ],
)
