// "Which home went the furthest over its asking price, and by how many dollars": what it is ranked by is shown of it anyway.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const ask = '(?:the |their |its )?(?:asking|ask|list)(?: price)?'

export const andByHowMuch: Rewording = wherever(
  [/^(furthest|farthest|most|biggest)$/, /^how$/, /^by$/],
  [
    {
      said: new RegExp(
        `(?<=\\b(?:furthest|farthest|the most) (?:over|above|below|under|beyond) ${ask}\\b[^?.!]*)(?: [,?])? (?:and )?by how (?:much|many dollars|far)(?: (?:did|was) (?:it|they|each))?(?: (?:over|under|above|below|go|went))?(?= [.?!]|$)`,
      ),
      meant: () => '',
    },
  ],
)
