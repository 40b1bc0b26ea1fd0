// "Well rated stuff (4.5 and up)", "highly rated books, 4 stars or better": how good that is, is said behind. Well rated alone is not
// said in numbers: read as having a rating, nearly all would be.
import { wherever } from '#engine/text/rewritten.ts'

/** A word that no business has: it is asked back. */
const unsaid = 'well-rated'
const how = '(?:well|highly|top|best|good|highest|poorly|badly|low|lowly|worst)'
const figure = '[1-5](?:\\.\\d)?'
const stars = '(?: ?stars?)?'
const bound = [
  `(?:at least|over|above|under|below|less than|more than|up to|at most) ${figure}${stars}`,
  `${figure}${stars} (?:and|or) (?:up|upwards?|above|better|higher|more|over|below|under|lower|less|worse)`,
  `${figure} ?\\+${stars}`,
].join('|')

export const ratedInBrackets = wherever(
  [/^(well|highly|top|best|good|highest|poorly|badly|low|lowly|worst)$/, /^(rated|reviewed)$/],
  [
    {
      said: new RegExp(
        `\\b${how}(?: -)? (?:rated|reviewed) (?<what>[a-z]+(?: (?!with\\b|in\\b|under\\b|over\\b|that\\b)[a-z&]+){0,2}) (?<mark>,|\\() ?(?:i e |meaning |say |so |rated |rating (?:of )?)?(?<bound>${bound})(?: \\))?(?= |$)`,
      ),
      meant: ({ groups = {} }) =>
        `${/^(?:stuff|things|ones)$/.test(groups['what'] ?? '') ? 'products' : (groups['what'] ?? '')} rated ${groups['bound'] ?? ''}${groups['mark'] === ',' ? ' ,' : ''}`,
    },
    { said: /\bwell(?: -)? (?:rated|reviewed)(?= [a-z])/, meant: () => unsaid },
  ],
)

/** "Products with good ratings", "good books under $20": from where on they are good, nobody said. "Good" alone would be goods. */
export const goodOnes = wherever(/^(good|great|decent)$/, [
  {
    said: /\b(?:good|great|decent) (?=(?:products?|items?|ones|stuff|things|books?|electronics|toys|gadgets|ratings?|reviews?|scores?|star ratings?)\b)(?!ratings? (?:of|over|above|at)\b)(?!(?:stuff|ones|things)(?: [,.!;:?-]|$))/,
    meant: () => `${unsaid} `,
  },
])
