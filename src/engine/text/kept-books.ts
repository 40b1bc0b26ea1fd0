// "I just took over the books: …": those of a bookkeeper. As a category they would narrow the answer to books that are sold.
import { wherever } from './rewritten.ts'

export const keptBooks = wherever(
  [/^books$/, /^(the|our|my)$/],
  [
    {
      said: /\b(?<verb>(?:took|take|taking|taken|go|going|went) over|(?:clean|cleaning|cleaned|tidy|tidying) up|inherit(?:ed|ing)?|clos(?:e|ed|ing)|balanc(?:e|ed|ing)|reconcil(?:e|ed|ing)|audit(?:ed|ing)?|doing) (?<whose>the|our|my) books\b(?! (?:and|category|categories|section|department|aisle|products?|line|items)\b)/,
      meant: ({ groups: { verb = '', whose = '' } = {} }) => `${verb} ${whose} ledger`,
    },
  ],
)
