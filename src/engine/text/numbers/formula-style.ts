// "Avg(nightly rate) for homes in Aspen", "cities by revenue limit 5", "revenue and orders side by side by city": as people write in
// cells and query boxes.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const functions: Readonly<Record<string, string>> = {
  avg: 'average',
  average: 'average',
  sum: 'total',
  count: 'number of',
  min: 'lowest',
  max: 'highest',
  median: 'median',
}

const rules: readonly Rewriting[] = [
  {
    said: /\b(?<fn>avg|average|sum|count|min|max|median) \( (?<what>[a-z][a-z ]*?) \)/,
    meant: ({ groups }) => `${functions[groups?.['fn'] ?? ''] ?? ''} ${groups?.['what'] ?? ''}`,
  },
  { said: /(?<=\w )limit (?:to )?(?<n>\d{1,3})$/, meant: ({ groups }) => `top ${groups?.['n'] ?? ''}` },
  { said: /\bwith (?:a )?pool = (?:no|false|n)\b/, meant: () => 'with no pool' },
  // "Countifs status = withdrawn and beds = 3": a state or a place names its own column.
  {
    said: /\b(?:(?:buyer|customer|guest|home|order|product|listing)s? )?(?:status|state|city|category|brand|payment|payment method|area|subdivision|neighborhood|device|source) = (?=[a-z])/,
    meant: () => '',
  },
  { said: /(?:, )?\b(?:year|yr) = (?<year>20\d\d)\b/, meant: ({ groups }) => `in ${groups?.['year'] ?? ''}` },
  // "Sumifs total_amount, status = completed".
  {
    said: /^sumifs? (?<what>[a-z]+(?: [a-z]+)?) , (?:where )?/,
    meant: ({ groups }) => `sum ${groups?.['what'] ?? ''} where `,
  },
  // "Owner leads (interest = listing)": those who want to list a home, and no listings.
  {
    said: /(?<open>\( )?\binterest(?: type)? (?:= |is )(?<what>listing|buying|renting|investing)\b(?<close> \))?/,
    meant: ({ groups }) => {
      const { open = '', what = '', close = '' } = groups ?? {}
      const inBrackets = open !== '' && close !== ''
      return `${inBrackets ? '' : open}interested in ${what}${inBrackets ? '' : close}`
    },
  },
  { said: /^count(?:ifs?)? (?:where )?(?=(?!of\b)[a-z ]+(?:and|,) .*[<>=])/, meant: () => 'how many are ' },
  // "Confirmed and upcoming: $ total".
  {
    said: /(?<=[a-z\d] [:,-] )(?:the )?(?:\$ total|total \$|\$ sum|sum (?:in )?\$|total (?:in|of) \$)(?= [.?!]|$)/,
    meant: () => 'total value',
  },
  // "The 5 cities with more revenue", where nothing is less.
  {
    said: /\b(?<first>(?:\d{1,2}|three|five|ten) [a-z]+(?: [a-z]+)?) with (?:more|bigger|higher)(?= (?:[a-z]+ ?){1,3}(?:$|last|this|in))(?!.* than\b)/,
    meant: ({ groups }) => `${groups?.['first'] ?? ''} with the most`,
  },
  {
    said: /\bside by side(?: ,)? (?<next>by|per|for each)\b/,
    meant: ({ groups }) => groups?.['next'] ?? '',
  },
  {
    said: /^select (?<next>(?!count|sum|avg|distinct)[a-z]+)\b/,
    meant: ({ groups }) => `list ${groups?.['next'] ?? ''}`,
  },
  // "Search: orders paid by PayPal": typed into a box, and no event of the shop.
  {
    said: /^(?:search|query|lookup|look up) : (?=(?!(?:count|number|total|by|per|daily|monthly)\b)[a-z]+(?: [a-z]+)?s\b)/,
    meant: () => '',
  },
  { said: /\b(?:filtered (?:on|by|for)|with filter)(?= .*[<>=])/, meant: () => 'with' },
]

export const formulaStyle = wherever(
  /^([(=$]|sumifs?|limit|side|select|search|query|lookup|look|filtered|filter|more|bigger|higher)$/,
  rules,
)
