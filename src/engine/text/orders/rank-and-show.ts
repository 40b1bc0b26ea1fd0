// "Rank this year's sales by price per foot and show me the first five", "rank areas by price, lowest first, and show three", "volume
// leaders: 3 areas": a ranking that is asked for in two steps, as the one list that it is.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const count = '(?<many>\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)'
const show = '(?:show|give|list|name|tell|return|keep|take|pick)(?: me| us)?'
const low = 'lowest|smallest|cheapest|fewest|least'
const high = 'highest|biggest|largest|most|priciest|best'
const end = '(?= [.?!]|$)'
/** What is shown of them may stand behind it. */
const ends = '(?= [,:.?!]| with\\b|$)'

const wayOf = (said = ''): string => (new RegExp(`^(?:${low})`).test(said) ? 'lowest' : 'highest')

/** "This year's sales" stand behind their number as "sales this year". */
const timed = (what = ''): string =>
  what.replace(/^(?<time>(?:this|last) (?:year|month|quarter|week))(?:'s)? (?<rows>.+)$/, '$<rows> $<time>')

const ranked: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:rank|sort|order) (?:all |the |our )*(?<what>[a-z][a-z\\d' ]*?) (?:on|by) (?:the |their )?(?<number>[a-z$][a-z\\d$ ]*?)(?: , (?:the )?(?<way>${low}|${high})(?: ones)? (?:first|on top))?(?: ,)? and (?:then )?${show} (?:the )?(?:first |top )?${count}(?: of them)?${ends}`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['many'] ?? ''} ${timed(groups['what'])} with the ${wayOf(groups['way'])} ${groups['number'] ?? ''}`,
  },
  {
    said: new RegExp(
      `^(?:rank|sort|order) (?:all |the |our )*(?<what>[a-z][a-z\\d' ]*?) from (?:the )?(?<way>${low}|${high}) (?<number>[a-z][a-z ]*?)(?: on)?(?: up| down| upwards?| downwards?)?(?: ,)? and (?:then )?${show} (?:the )?(?:first |top )?${count}(?: of them)?${ends}`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['many'] ?? ''} ${timed(groups['what'])} with the ${wayOf(groups['way'])} ${groups['number'] ?? ''}`,
  },
]

const things =
  '(?<what>areas|neighborhoods|communities|subdivisions|cities|states|brands|categories|products|customers|homes|listings|guests)'

const leaders: Rewriting = {
  said: new RegExp(
    `^(?:the |our )?(?<number>[a-z]+(?: [a-z]+){0,2}) (?:leaders|winners|front runners|frontrunners|champions)(?<time> [a-z\\d ]+?)? [:,] (?:the |our |top )*${count} ${things}${end}`,
  ),
  meant: ({ groups = {} }) =>
    `top ${groups['many'] ?? ''} ${groups['what'] ?? ''} by ${groups['number'] ?? ''}${groups['time'] ?? ''}`,
}

const time = '(?<time>(?:so far )?(?:this|last) (?:year|month|quarter|week)|in (?:19|20)\\d\\d)'

/** "Which three areas lead this year in dollars sold": the time stands between. */
const leadThisYear: Rewriting = {
  said: new RegExp(
    `\\b(?<ask>which|what) (?<many>(?:\\d{1,2}|two|three|four|five|ten) )?(?<what>[a-z]+) (?:led|lead|leads|are leading|is leading) ${time} (?:in|on|by|for) (?<number>[a-z][a-z ]*?)${end}`,
  ),
  meant: ({ groups = {} }) =>
    groups['many'] === undefined
      ? `which ${groups['what'] ?? ''} has the highest ${groups['number'] ?? ''} ${groups['time'] ?? ''}`
      : `top ${groups['many']}${groups['what'] ?? ''} by ${groups['number'] ?? ''} ${groups['time'] ?? ''}`,
}

/** "The five that sold for the least, cheapest first": they stand in that order anyway. */
const inThatOrder: Rewriting = {
  said: /(?<=\b(?:least|lowest|cheapest|fewest)\b[^?.!]*?)(?: ,)? (?:the )?(?:cheapest|lowest|smallest) first(?= [.?!]|$)/,
  meant: ({ 0: said, index }, question) =>
    /\b(?:\d{1,2}|two|three|four|five|ten) [a-z ]*(?:sold|went|cheapest|lowest|least)/.test(
      question.slice(0, index),
    )
      ? ''
      : said,
}

const foot = '(?:per|a|for each|for every) (?:square foot|sq ft|sqft|sf|foot)'

/** "Which five fetched the most per square foot", "where a square foot costs the least on average". */
const byTheFoot: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:fetched|brought in|brought|went for|sold for|sell for|cost|costs|fetch|got) (?:the )?(?<way>most|least|highest|lowest) (?:money |dollars )?${foot}(?= |$)`,
    ),
    meant: ({ groups = {} }) =>
      `had the ${/^(?:most|highest)$/.test(groups['way'] ?? '') ? 'highest' : 'lowest'} price per square foot`,
  },
  {
    said: /\bwhere (?:an?|the|each|one) (?:square foot|sq ft|sqft|foot) (?:costs?|cost|goes for|went for|sells for|sold for|runs) (?:the )?(?<way>most|least)(?: on average)?(?= |$)/,
    meant: ({ groups = {} }) =>
      `with the ${groups['way'] === 'most' ? 'highest' : 'lowest'} average price per square foot`,
  },
]

const money: readonly Rewriting[] = [
  { said: /\b(?<=(?:fetched|went for|sold for) the (?:most|least)) money\b/, meant: () => '' },
  // "Which three areas brought in the greatest sum of sale prices".
  {
    said: /\b(?:brought in|bring in|have|had|has|made|reached|racked up) (?:the )?(?<way>highest|greatest|largest|biggest|lowest|smallest) (?:sum|total|amount) of (?<number>(?:sale|sold|asking|closing|selling) price)s(?= |$)/,
    meant: ({ groups = {} }) => `have the ${groups['way'] ?? ''} total ${groups['number'] ?? ''}`,
  },
]

export const rankAndShow: readonly Rewording[] = [
  wherever([/^(rank|sort|order)$/, /^and$/], ranked),
  wherever([/^(leaders|winners|front|frontrunners|champions)$/, /^[:,]$/], [leaders]),
  wherever([/^(which|what)$/, /^(led|lead|leads|leading)$/], [leadThisYear]),
  wherever([/^first$/, /^(cheapest|lowest|smallest)$/], [inThatOrder]),
  wherever([/^(foot|sf|ft|sqft)$/, /^(most|least|highest|lowest)$/], byTheFoot),
  wherever(
    [/^(money|sum|total|amount)$/, /^(most|least|highest|greatest|largest|biggest|lowest|smallest)$/],
    money,
  ),
]
