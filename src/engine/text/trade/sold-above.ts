// How homes sold beside what they cost: "above asking sales over $900,000" has two limits, and no amount above asking.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'
import { farthestClosings } from './farthest-closings.ts'

/** "Top 3 areas by number of above asking sales": so many sales, and no amount above asking. */
const salesOf: Rewriting = {
  said: /\b(?<side>above|below|over|under) (?<price>asking|list|ask) (?<rows>sales|closings|deals)\b/,
  meant: ({ groups }) => `${groups?.['rows'] ?? ''} ${groups?.['side'] ?? ''} ${groups?.['price'] ?? ''}`,
}

/** "Above asking and over $900,000": two limits, and no premium of so much. */
const twoLimits: Rewriting = {
  said: /\b(?<side>(?:above|below|over|under) (?:asking|ask|list)(?: price)?) (?:and |but )?(?:worth |with |were |at |for )?(?<limit>(?:over|above|under|below|more than|less than|at least|at most|>|<) (?:\$ ?)?(?<number>\d[\d,.]*)(?<unit> ?(?:k|m|million|thousand)(?= |$))?(?: dollars)?)/,
  meant: ({ groups, 0: said }) => {
    const isPrice =
      / for /.test(said) ||
      /m/.test(groups?.['unit'] ?? '') ||
      (groups?.['number'] ?? '').replaceAll(',', '').length > 5
    return isPrice ? `${groups?.['limit'] ?? ''} and ${groups?.['side'] ?? ''}` : said
  },
}

/** "At least $100,000 under their asking price": so much less than it, and no asking price of so much. */
const soMuchOff: Rewriting = {
  said: /(?<=\b(?:sold|sell|went|go|closed?|closings?|sales|deals|were|was|fetched|got)\b[^,.;:?]*\d(?: ?(?:k|m|grand|thousand|million|%|percent|dollars|bucks))*(?: or (?:more|less))? )(?<side>under|below|less than|over|above|more than|beyond) (?:the |their |its )(?:own )?(?<price>asking|ask|list|listing)(?: price)?(?= |$)/,
  meant: ({ groups }) => {
    const isOver = /^(?:over|above|more|beyond)/.test(groups?.['side'] ?? '')
    return `${isOver ? 'over' : 'under'} asking`
  },
}

/** "How many sales over $900,000 were above asking". */
const priceFirst: Rewriting = {
  said: /(?<=\b(?:over|above|under|below|more than|less than) (?:\$ ?)?\d[\d,.]*(?: ?(?:k|m|million|thousand)(?= ))? )(?:were|was|went|sold|closed|are|is) (?:for )?(?=(?:above|over|below|under) (?:asking|list)\b)/,
  meant: () => 'and ',
}

/** "Sold price matched the ask to the dollar": just that price, said once more. */
const toTheDollar: Rewriting = {
  said: /(?<=\b(?:asking|ask|list)(?: price)?(?: ,)? )(?:right |down |exact )?(?:to the (?:dollar|penny|cent|last (?:dollar|penny|cent))|on the nose|on the dot)(?= [,.:;?!]|$| (?:in|this|last|by|per)\b)/,
  meant: () => '',
}

/** "How many went over asking last year". */
const wentOver: Rewriting = {
  said: /(?<=\bhow many )(?:have |had )?(?:went|go|gone)(?: for)? (?=(?:over|above|under|below) (?:the )?(?:asking|ask|list)\b)/,
  meant: () => 'sold ',
}

const equals: Rewriting = {
  said: /\b(?<sold>sold|sale|sales|closing|closed) price (?:=|==|equal to) (?:the )?(?:asking|ask|list)(?: price)?(?= |$)/,
  meant: () => 'sold price matched the asking price',
}

const asked = '(?:the |their |its )?(?:asking|ask|list)(?: price)?'
const higher =
  '(?:(?:higher|bigger|greater|larger|more) than|exceeding|that exceeds?|that exceeded|exceeded|exceeds|above|over|in excess of|topping|beating)'
const lower = '(?:(?:lower|smaller|less) than|below|under|beneath|that is below)'
const soldPrice =
  '(?:with|where|whose|having|at|in which|for which) (?:an? |the |their |its )?(?:sold|sale|selling|closing|final) prices? (?:(?:is|was|being|were|are|came in|ended up) )?'
const ends = '(?= [,.?!]|$| (?:in|by|per|this|last|since|for|and)\\b)'
const sellers = '(?:the )?(?:sellers?|owners?|they|it|homeowners?)'
/** Of sellers that is said with a verb of their own, and they are who is counted. */
const notSellers = '(?<!\\b(?:sellers?|owners?|homeowners?|people|who|they) )'
const got = '(?:fetched|fetch|brought(?: in)?|got|went for|sold for|made|achieved|bring|get)'
const wanted = `(?:${sellers} (?:was |were |had |has |have )?(?:originally |first )?(?:asked|asking|ask|listed|wanted)(?: for| at)?|what (?:was asked|${sellers} (?:was |were )?(?:asked|asking|asked for|wanted)(?: for)?))`

/** "Sales with a sold price higher than the ask": of a share, two columns held against each other would be no part of it. */
const priceAgainst: readonly Rewriting[] = [
  { said: new RegExp(`\\b${soldPrice}${higher} ${asked}${ends}`), meant: () => 'that sold over asking' },
  { said: new RegExp(`\\b${soldPrice}${lower} ${asked}${ends}`), meant: () => 'that sold under asking' },
  {
    said: new RegExp(`\\bsold for (?:over|above|in excess of) ${asked}${ends}`),
    meant: () => 'sold over asking',
  },
  // "Fetched more than the seller asked".
  { said: new RegExp(`${notSellers}\\b${got} more than ${wanted}${ends}`), meant: () => 'sold over asking' },
  { said: new RegExp(`${notSellers}\\b${got} less than ${wanted}${ends}`), meant: () => 'sold under asking' },
]

/** "Just the sold ones" are all of them, "just sold" the latest. */
const justThose: Rewriting = {
  said: /\bjust the (?=(?:sold|closed) (?:ones|homes|houses|listings|properties)\b)/,
  meant: () => 'only the',
}

/** "Which house closed last": the latest one, with no time behind "last". */
const closedLast: Rewriting = {
  said: /^(?:which|what) (?<one>home|house|property|listing|one) (?:was |were )?(?:sold|closed) (?:the )?last(?: by (?:closing|close|sale) date)?(?: ,)?(?= (?:and|at which|with|for)\b| [?.!,]|$)/,
  meant: ({ groups }) => `what is the most recently sold ${groups?.['one'] === 'house' ? 'house' : 'home'}`,
}

export const soldLast = [
  wherever([/^just$/, /^(sold|closed)$/], [justThose]),
  wherever([/^last$/, /^(sold|closed)$/], [closedLast]),
]

export const soldAgainst = wherever(/^(asking|ask|list|asked|listed|wanted)$/, priceAgainst)

export const soldAbove = wherever(/^(asking|ask|list|listing)$/, [
  farthestClosings,
  wentOver,
  salesOf,
  soMuchOff,
  twoLimits,
  priceFirst,
  toTheDollar,
  equals,
])
