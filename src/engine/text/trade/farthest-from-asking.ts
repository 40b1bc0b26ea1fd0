// "Which sale took the biggest dollar cut from its asking price, and how much was knocked off", "the five that went over ask by the most":
// how far a sale ended from what was asked, by the name that it has. Without it a price would be ranked, or half of it not be read.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const ask = '(?:the |their |its |there )?(?:asking|ask|list|listing)(?: price)?'
const sold = '(?:the |their |its )?(?:sold|sale|selling|closing|final)(?: price)?'
const from = `(?: (?:off|from|below|under|beneath|on|against|vs|versus|compared (?:to|with)|relative to) ${ask})`
const money = '(?: ,)? (?:in|by) (?:dollars?|\\$|dollar terms|money|dollar amount)'
const percent =
  '(?: ,)? (?:(?:in|by) (?:percent|%|percentage|percentage terms|percent terms)|percent(?:age)? wise)'
/** In money, or in percent of the price: said before the price or behind it. */
const unit = (name: string): string => `(?:${money}|(?<${name}>${percent}))?`
const biggest = '(?:the )?(?:biggest|largest|deepest|steepest|greatest|highest|heaviest|widest)'
const kind = '(?<kind>(?:dollar|price|money|\\$|percent|percentage|%) )?'
const cut = '(?:cut|hit|haircut|drop|markdown|loss|reduction|discount|concession|shortfall)s?'

type Groups = Readonly<Record<string, string | undefined>>
const named = (name: string, groups: Groups = {}): string => {
  const isPart =
    groups['before'] !== undefined ||
    groups['after'] !== undefined ||
    /^(?:percent|%)/.test(groups['kind'] ?? '')
  const over = isPart ? 'premium percent' : 'premium over asking'
  return `the biggest ${name === 'discount' ? (isPart ? 'percent discount' : name) : over}`
}

/** What is still for sale has no price that it came down to. */
const isOfSales = /\b(?:sales?|closings?|solds?|sold|closed|sellers?|deals?)\b/

const cameDown: Rewriting = {
  said: new RegExp(
    `\\b(?:has |have |had )?(?:came|come|comes|dropped|fell|slid) (?:down )?(?:by )?the (?:most|furthest|farthest)(?: money| dollars)?${unit('before')}${from}${unit('after')}(?= |$)`,
  ),
  meant: ({ groups }) => `had ${named('discount', groups)}`,
}

const cameDownAlone: Rewriting = {
  said: new RegExp(`\\b(?:came|come|comes) down the most${unit('after')}(?= |$)`),
  meant: ({ groups, 0: said }, question) =>
    isOfSales.test(question) ? `had ${named('discount', groups)}` : said,
}

const rules: readonly Rewriting[] = [
  cameDown,
  cameDownAlone,
  {
    said: new RegExp(
      `\\b(?:took|suffered|had|saw|got|ate|swallowed|accepted|made) ${biggest} ${kind}${cut}${from}${unit('after')}(?= |$)`,
    ),
    meant: ({ groups }) => `had ${named('discount', groups)}`,
  },
  {
    said: new RegExp(
      `\\b(?:lost|gave up|gave away|conceded|sacrificed|knocked off|shaved off) the most(?: money| dollars)?${unit('before')}${from}${unit('after')}(?= |$)`,
    ),
    meant: ({ groups }) => `had ${named('discount', groups)}`,
  },
  // "Sold the most dollars under asking".
  {
    said: new RegExp(
      `\\b(?:sold|closed|went)(?: for)? the most (?:dollars|money) (?<side>under|below|beneath|over|above) ${ask}(?= |$)`,
    ),
    meant: ({ groups }) =>
      `sold with ${named(/over|above/.test(groups?.['side'] ?? '') ? 'premium' : 'discount', groups)}`,
  },
  // "Who paid the most over the asking price, i mean which house was it".
  {
    said: new RegExp(
      `\\bwho paid the most (?:over|above) ${ask}(?<when> (?:this|last) (?:year|month|quarter))?(?= [,.?!;:]|$)(?: ,)?(?: i mean)?(?: which (?:house|home|one|sale) (?:was|is) (?:it|that))?`,
    ),
    meant: ({ groups }) => `which sale had ${named('premium')}${groups?.['when'] ?? ''}`,
  },
  // "Went over ask by the most".
  {
    said: new RegExp(
      `\\b(?:(?:went|closed|sold|ended up) (?<side>over|above|under|below)|overshot|beat|exceeded|topped) ${ask} by the most(?: dollars| money)?${unit('after')}(?= |$)`,
    ),
    meant: ({ groups }) =>
      `sold with ${named(/under|below/.test(groups?.['side'] ?? '') ? 'discount' : 'premium', groups)}`,
  },
  // "Went the furthest over asking, in dollars".
  {
    said: new RegExp(
      `\\b(?:went|closed|sold|ended up|landed) (?:the )?(?:furthest|farthest) (?<side>over|above|under|below) ${ask}${unit('after')}(?= [,.?!;:]|$)`,
    ),
    meant: ({ groups }) =>
      `sold with ${named(/under|below/.test(groups?.['side'] ?? '') ? 'discount' : 'premium', groups)}`,
  },
  // "The biggest drop from ask to sold price", "the largest difference in dollars a seller ever gave up from ask to sold".
  {
    said: new RegExp(
      `\\b${biggest} ${kind}(?:${cut}|gap|difference|spread)${unit('before')}(?: (?:that )?(?:a|any|the) (?:seller|owner) (?:has |have )?(?:ever )?(?:gave|given|took|taken)(?: up)?)? (?:from|between) ${ask} (?:to|and) ${sold}(?= |$)`,
    ),
    meant: ({ groups }) => named('discount', groups),
  },
  {
    said: new RegExp(
      `\\b(?:the )?shortfall (?:(?:of|in) ${sold} )?(?:against|versus|vs|to|from|below|compared (?:to|with)) ${ask}(?= |$)`,
    ),
    meant: () => 'discount',
  },
  {
    said: new RegExp(`\\b(?<by>by )?${ask} (?:minus|less) ${sold}(?= |$)`),
    meant: ({ groups }) => `${groups?.['by'] ?? ''}discount`,
  },
]

const many = '(?<n>[\\d.]+|one|two|three|four|five|six|seven|eight|ten)'
const limit = `(?:(?<bound>at least|more than|over|less than|under) ${many} (?:%|percent)|${many.replace('<n>', '<m>')} (?:%|percent) or (?<more>more|less))`

const limits: readonly Rewriting[] = [
  // "Where the seller came down five percent or more from the asking price", "the buyer got at least 5% off asking".
  {
    said: new RegExp(
      `\\b(?:where|in which) (?:(?:the )?(?:sellers?|owners?) (?:came down|gave up|gave in|dropped)(?: by)?|(?:the )?buyers? (?:got|had|negotiated|saved|knocked)) ${limit} (?:off|from|of|on|under|below) ${ask}(?= |$)`,
    ),
    meant: ({ groups = {} }) => {
      const { bound, n = '', m = '', more } = groups
      return `with a discount percent ${bound ?? (more === 'less' ? 'at most' : 'at least')} ${n}${m} %`
    },
  },
  {
    said: /(?<=\bdiscount percent .*\b(?:and|,|with) )(?:how many percent|what percent|the percent|percent|how much)(?: (?:they|it was|the seller|each|each one) ?(?:gave up|came down|off|got off)?)?(?= ?[.?!]|$)/,
    meant: () => 'percent discount',
  },
]

const sorted: readonly Rewriting[] = [
  // "Closed above asking this year? Sort by how many dollars over": by how far.
  {
    said: new RegExp(
      `(?<=\\b(?<side>over|above|under|below) ${ask}.*)(?<how>\\b(?:sort|sorted|order|ordered|rank|ranked)(?: (?:it|them))? by) (?:how much|how many dollars|dollars|the amount|amount|\\$) (?:over|above|under|below)(?= [,.?!]|$)`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['how'] ?? ''} ${/over|above/.test(groups['side'] ?? '') ? 'premium over asking' : 'discount'}`,
  },
  {
    said: /(?<=\bby )(?:the )?(?:%|pct) discount(?= |$)/,
    meant: () => 'percent discount',
  },
  // "The biggest discount we gave on a sale": a home that was sold, and none on sale.
  {
    said: /(?<=\bdiscounts?(?: in dollars)?) (?:that )?(?:we|they|anyone|anybody|a seller|somebody|someone) (?:have |has )?(?:ever )?(?:gave|given|had|made|took|agreed to) (?:on|at|in) (?:a|any|one) (?:sale|closing|deal)\b/,
    meant: () => ' of a sold home',
  },
]

/** Whoever gave it up: the sale is what there is a row of. */
const whose: Rewriting = {
  said: /\b(?:(?<which>which|what)(?<many> (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten))? (?:sellers?|owners?)|who)(?<time>(?: (?:this|last) (?:year|month|quarter))?) (?=had the biggest (?:percent )?discount\b)/,
  meant: ({ groups = {} }) =>
    `which${groups['many'] ?? ''} ${groups['many'] === undefined ? 'sale' : 'sales'}${groups['time'] ?? ''} `,
}

/** What each of them is ranked by, said once more behind it: it is a column already. */
const again: readonly Rewriting[] = [
  {
    said: /(?<=\b(?:biggest|largest) (?:percent )?(?:discount|premium)\b.*) (?:[,.;?] )?(?:with )?(?:the )?(?:biggest|largest|deepest|highest) (?:(?:cuts?|drops?|discounts?|difference|gap|premiums?|ones?|amount|dollars) )?(?:first|on top|at the top)(?= ?[.?!]|$)/,
    meant: () => '',
  },
  {
    said: /(?<=\bdiscount\b.*)\bwhat they (?:asked|were asking)(?: ,| and)? what they got\b/,
    meant: () => 'asking price , sold price',
  },
  {
    said: /(?<=\b(?:biggest|largest|by) (?<name>percent discount|discount|premium over asking|premium percent)\b.*)(?<joint> [,.?;:+]| and| [,.?;] and) (?:(?:show|give)(?: me)? )?(?:by )?(?:how (?:much|many dollars|many percent|far)(?: (?:was|is|were|did|do))?(?: (?:it|that|each|they|the seller|the owner))?(?: (?:was|were|got))?(?: (?:knocked off|cut|cut off|taken off|come off|shaved off|off|over|under|above|below|lost|gave up|give up|came down|come down))?|(?:the |that )?(?:dollar |\$ |dollars )?(?:shortfall|drop|gap|cut|difference|overshoot|markdown|spread|haircut|reduction)|(?:the )?(?:dollars|\$|dollar amount|amount|percent|percentage|pct|%)(?: (?:over|under|off|knocked off|(?:they|the seller|each) gave up))?)(?= ?[.?!]|$)/,
    meant: ({ groups }) => `${groups?.['joint'] ?? ''} ${groups?.['name'] ?? ''}`,
  },
]

export const farthestFromAsking: readonly Rewording[] = [
  wherever(/^(down|dropped|fell|slid|ask|asking|list|listing)$/, [...rules, whose]),
  wherever([/^(%|percent)$/, /^(sellers?|owners?|buyers?)$/], limits),
  wherever([/^(sort|sorted|order|ordered|rank|ranked|discounts?)$/], sorted),
  wherever(/^(discount|premium)$/, again),
]
