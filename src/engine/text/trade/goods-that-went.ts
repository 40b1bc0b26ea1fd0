// "How many items went out last month", "pieces that changed hands", "orders that were handed back": goods that were sold, that came back, and
// that are still there, in plain words.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const went =
  '(?:bought|purchased|ordered|sold|moved|shifted|went out(?: the door)?|flew off the shelves|changed hands|found (?:a )?(?:new )?(?:buyers?|homes?)|left the (?:warehouse|building|shelves|house)|walked out the door|were sold)'
const ends =
  '(?= [.?!,]|$| (?:last|this|in|yesterday|today|since|during|on|over|between|from|by|per|for|so)\\b)'

export const goodsThatWent: readonly Rewording[] = [
  wherever(/^(units|items|pieces)$/, [
    {
      said: new RegExp(
        `\\b(?<many>how many|number of|#) (?:units|items|pieces)(?<of>(?: of(?: [a-z]+){1,4}?)?) (?:(?:that|which) )?(?:(?:were|was|got|have been|did) )?${went}${ends}`,
      ),
      meant: ({ groups }) => `${groups?.['many'] ?? ''} units${groups?.['of'] ?? ''} were sold`,
    },
    {
      said: /(?<=\b(?:units|items|pieces) )(?:available|at hand|still there|in the stockroom|in the back room|in the back|in storage|in house|lying around|left to sell|to sell|in reserve|in the store)(?= |$)/,
      meant: () => 'in stock',
    },
  ]),
  // "What flew out in toys, top five by units": without the five it might be one or ten.
  wherever(
    [/^(flew|flying|flies)$/, /^(top|best)$/],
    [
      {
        said: /\bwhat (?:flew|flies|(?:was|were|is) flying) (?:out(?: the door)?|off (?:the )?shel(?:f|ves))(?= )/,
        meant: () => 'what sold best',
      },
    ],
  ),
  wherever(/^hand$/, [
    {
      said: /(?<=\b(?:items|products|skus|goods|articles) )on hand(?= [,.;]|$| (?:but|that|with|without|and no)\b)/,
      meant: () => 'in stock',
    },
  ]),
  // "Credited back" names no card.
  wherever(/^back$/, [
    {
      said: /(?<=\b(?:were|was|got|get|been|be|are|is) )(?:given|handed|taken|paid|credited|bounced|reversed) back(?= |$)/,
      meant: () => 'refunded',
    },
  ]),
  wherever(/^(yet|purchased|bought|dime|penny|cent|dollar)$/, [
    {
      said: /\b(?:(?:have|has|are|is) )?(?:still )?yet to (?:order|buy|purchase|(?:place|make) (?:an?|their first|any|one|even one|even an?)(?: single)? (?:order|purchase)s?)(?: anything| something)?(?= |$)/,
      meant: () => 'never ordered',
    },
    {
      said: /\b(?:have|has) not (?:yet )?(?:purchased|bought)(?: anything| a thing)?(?: yet| from us)?(?= [.?!,]|$)/,
      meant: () => 'never ordered',
    },
    {
      said: /\b(?:have |has )?never (?:once )?spent (?:a|one|a single) (?:dime|penny|cent|dollar)(?: with us)?(?= |$)/,
      meant: () => 'never ordered',
    },
  ]),
]
