// "Products bought by over 100 different buyers": what so many of them bought. Their number is shown beside each anyway.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const number = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty)'
const limit = '(?:more than|over|above|at least|fewer than|less than|under|exactly)'
const who = '(?:buyers|customers|shoppers)'
const different = '(?:different |distinct |unique |separate |individual )?'

const rules: readonly Rewriting[] = [
  {
    // "Customers in Texas" are some of them.
    said: new RegExp(
      `\\b(?<things>products|items)(?: (?:that|which))?(?: (?:were|was|are|have been|got|get))? (?:bought|ordered|purchased) by (?<limit>${limit} )?(?<many>${number})(?<open> \\+| or more)? ${different}${who}(?! (?:who|whose|with|from|in (?!\\d|the (?:last|past)))\\b)(?= |$)`,
    ),
    meant: ({ groups = {}, 0: whole }) => {
      const bound = groups['open'] === undefined ? groups['limit'] : 'at least '
      return bound === undefined
        ? whole
        : `${groups['things'] ?? ''} that ${bound}${groups['many'] ?? ''} customers bought`
    },
  },
  {
    said: new RegExp(
      `(?<=\\bcustomers bought\\b[^.?!]{0,60})(?: [,;(-])?(?: and| with| plus| along with)? (?:the )?(?:how many|number of|count of|#) ${different}${who}(?: (?:each|per product|for each|bought it|that is|that was))?(?: \\))?(?=$| [.?!])`,
    ),
    meant: () => '',
  },
]

export const boughtByMany = wherever(
  [/^(bought|ordered|purchased)$/, /^by$/, /^(buyers|customers|shoppers)$/],
  rules,
)
