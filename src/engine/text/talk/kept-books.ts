// "I just took over the books: …": those of a bookkeeper. As a category they would narrow the answer to books that are sold.
import { wherever } from '#engine/text/rewritten.ts'

const isAccounting =
  /\b(?:refund(?:s|ed)?|returns?|payment methods?|paid|by status|per status|by (?:month and )?category|per category|by brand|per brand|each (?:category|brand)|cancelled|tax(?:es)?|month end|year end|write off)\b/

export const keptBooks = wherever(
  [/^books$/, /^(the|our|my)$/],
  [
    {
      said: /\b(?<verb>(?:took|take|taking|taken|go|going|went) over|(?:clean|cleaning|cleaned|tidy|tidying) up|inherit(?:ed|ing)?|clos(?:e|ed|ing)|balanc(?:e|ed|ing)|reconcil(?:e|ed|ing)|audit(?:ed|ing)?|doing) (?<whose>the|our|my) books\b(?! (?:and|category|categories|section|department|aisle|products?|line|items)\b)/,
      meant: ({ groups: { verb = '', whose = '' } = {} }) => `${verb} ${whose} ledger`,
    },
    // "For the books: dollars refunded per payment method": what follows is told of the whole shop.
    {
      said: /(?:^|(?<= , ))(?:(?:i )?need (?:it|this|that) )?for (?:the|our|my) books [:,](?= )/,
      meant: ({ 0: said }, question) => (isAccounting.test(question) ? '' : said),
    },
  ],
)
