// "Cities with a customer count above 50", "whose completed orders number ten or more", "over the 50-customer mark": so many of something,
// said with the thing before its number. Read apart, the number would limit something else.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const state =
  '(?:completed|cancelled|canceled|refunded|pending|active|sold|confirmed|repeat|out of stock|sold out|closed)'
const row =
  '(?:customer|buyer|shopper|product|item|sku|order|purchase|listing|home|booking|reservation|stay|guest|sale|closing|review|inquiry|lead|visitor)'
const what = `(?<what>(?:${state} )?${row})`
const over =
  'above|over|more than|greater than|higher than|bigger than|larger than|exceeding|exceeds|exceed|beyond|upwards of|north of|>'
const under = 'below|under|less than|fewer than|lower than|smaller than|beneath|<'
const least = 'at least|of at least|no less than|no fewer than|not under|>='
const most = 'at most|of at most|no more than|not over|<='
const bound = `(?<bound>${over}|${under}|${least}|${most}|exactly|of exactly|=)`
const number =
  '(?<n>[1-9][\\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|hundred)'
const tail =
  '(?<tail> (?:or more|and up|and more|and above|or above|or higher|plus|or fewer|or less|and below|\\+))?'

const is = (words: string, said: string): boolean => new RegExp(`^(?:${words})$`).test(said)

const limit = (groups: Record<string, string | undefined>): string => {
  const said = groups['bound'] ?? ''
  const n = groups['n'] ?? ''
  const end = groups['tail']?.trim() ?? ''
  if (end !== '') return /fewer|less|below/.test(end) ? `at most ${n}` : `at least ${n}`
  if (is(over, said)) return `more than ${n}`
  if (is(under, said)) return `fewer than ${n}`
  if (is(least, said)) return `at least ${n}`
  if (is(most, said)) return `at most ${n}`
  return `exactly ${n}`
}
const many = (said: string): string =>
  said.endsWith('s') ? said : said.endsWith('inquiry') ? 'inquiries' : `${said}s`
const soMany = ({ groups = {} }: RegExpExecArray): string =>
  `with ${limit(groups)} ${many(groups['what'] ?? '')}`

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:with|having|(?:that |which |who )?(?:have|has)|whose|where|in which|for which)(?: (?:an?|the|our|their|its))? ${what}s? (?:count|number|total|tally|totals|counts|numbers)(?: (?:is|are|was|of|at|lies|comes to|stands at|that is))?(?: ${bound})? ${number}${tail}(?= |$)(?! (?:%|percent|dollars|per))`,
    ),
    meant: soMany,
  },
  {
    said: new RegExp(
      `\\b(?:whose|where(?: the)?) ${what}s (?:number|total|count|amount to|add up to|come to)(?: ${bound})? ${number}${tail}(?= |$)(?! (?:%|percent|dollars))`,
    ),
    meant: soMany,
  },
  // "Completed orders >= 10".
  {
    said: new RegExp(
      `(?:(?<=, )|\\b(?:with|having) |(?<=\\band ))(?<what>(?:${state} )?(?:order|purchase|booking|reservation|stay|customer|product|listing))s (?<bound>>=|<=|>|<|=) ${number}(?= |$)(?! ?(?:%|percent|dollars))`,
    ),
    meant: soMany,
  },
  {
    said: new RegExp(
      `\\b(?:(?:that|which|who) (?:are|is) |with |being )?(?<bound>over|above|past|beyond|under|below) the ${number} ?-? ?${what} (?:mark|line|threshold|limit|level)(?= |$)`,
    ),
    meant: ({ groups = {} }) =>
      `with ${/under|below/.test(groups['bound'] ?? '') ? 'fewer' : 'more'} than ${groups['n'] ?? ''} ${many(groups['what'] ?? '')}`,
  },
]

/** "Above the $500 mark". */
const marks: readonly Rewriting[] = [
  {
    said: /\b(?<bound>over|above|past|beyond|under|below) the (?<n>\$ ?[\d.,]+(?: ?[km])?)(?: dollar)? (?:mark|line|threshold|level|limit)(?= |$)/,
    meant: ({ groups = {} }) =>
      `${/past|beyond/.test(groups['bound'] ?? '') ? 'over' : (groups['bound'] ?? '')} ${groups['n'] ?? ''}`,
  },
  {
    said: /\b(?<bound>over|above|under|below) the (?<n>[\d.]+)(?: star)? (?<what>(?:average|mean) rating|rating) (?:mark|line|threshold|level)(?= |$)/,
    meant: ({ groups = {} }) =>
      `with an ${groups['what'] ?? ''} ${groups['bound'] ?? ''} ${groups['n'] ?? ''}`,
  },
]

const have: readonly Rewriting[] = [
  {
    said: /(?<=\b(?:which|what|the|our|those|all) (?:cities|states|brands|categories|areas|towns|subdivisions|neighborhoods|communities) (?:that |which )?)(?:count|number|tally|boast) (?=(?:upwards of|over|more than|at least|fewer than|under|less than) \d)/,
    meant: () => 'have ',
  },
]

/** "Score beneath 4 in average rating", "the average rating of its products is lower than 4", "fall short of a 4-star average rating". */
const averages: readonly Rewriting[] = [
  {
    said: /\b(?:that |which |who )?(?:score|scores|rate|rates|come in|land|lie|sit|are|average) (?<bound>beneath|below|under|above|over|at least) (?<n>[\d.]+)(?: stars?)? (?:in|on|for) (?:the )?(?<what>(?:average|mean|avg)(?: [a-z]+){1,2})(?= [?.!,]|$)/,
    meant: ({ groups = {} }) =>
      `with an ${groups['what'] ?? ''} ${groups['bound'] === 'beneath' ? 'below' : (groups['bound'] ?? '')} ${groups['n'] ?? ''}`,
  },
  {
    said: new RegExp(
      `\\b(?:for which|where|whose) (?:the )?(?<what>(?:average|mean|avg|median) [a-z]+) (?:of|across|for|over) (?:all )?(?:its|their|all) (?:products|items|listings|homes|orders) (?:is|are|lies|was) (?<bound>${over}|${under}|at least|at most) (?<n>\\$? ?[\\d.,]+)(?= |$)`,
    ),
    meant: ({ groups = {} }) =>
      `with an ${groups['what'] ?? ''} ${is(over, groups['bound'] ?? '') ? 'over' : is(under, groups['bound'] ?? '') ? 'below' : (groups['bound'] ?? '')} ${groups['n'] ?? ''}`,
  },
  {
    said: /\b(?:that |which )?(?:(?:fall|falls|falling|come|comes|coming) short of|(?:do|does) not reach|not reaching|fail to reach|failing to reach|miss|missing) (?:an? )?(?:(?:average|mean) rating of (?<n>[\d.]+)(?: stars?)?|(?<m>[\d.]+) ?(?:stars? )?(?:on average (?:in|for|on) (?:(?:product|item|customer) )?ratings?|(?:average|mean) rating))(?= |$)/,
    meant: ({ groups = {} }) => `with an average rating below ${groups['n'] ?? groups['m'] ?? ''}`,
  },
  {
    said: /\b(?<group>brands|makers|makes|labels|manufacturers|categories|departments) (?:that |which )?(?:have|has|with|having) (?:products|items|goods) with (?:an? )?(?<what>(?:average|mean) [a-z]+)(?= (?:below|under|above|over|of|at|less|more)\b)/,
    meant: ({ groups = {} }) =>
      `${groups['group'] === 'makes' ? 'brands' : (groups['group'] ?? '')} with an ${groups['what'] ?? ''}`,
  },
]

export const countsBeyond: readonly Rewording[] = [
  wherever(
    [
      /^(counts?|numbers?|totals?|tally|amount|add|come|=|>|<|>=|<=|mark|line|threshold|limit|level)$/,
      /^(\d.*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|hundred)$/,
    ],
    rules,
  ),
  wherever(/^(mark|line|threshold|level|limit)$/, marks),
  wherever(/^(count|number|tally|boast)$/, have),
  wherever(/^(average|mean|avg|median)$/, averages),
]
