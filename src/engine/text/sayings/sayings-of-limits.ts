// Limits and sums in words that name no limit by themselves: "got past ten sales", "above the $3,000 mark", "how many dollars of rent".
import { each } from '#engine/text/word-list.ts'
import type { Saying } from './sayings-of-time.ts'

const number =
  /^(\$|[$\d].*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|one|an?)$/
const count =
  /^(\d.*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)$/
const ends = /^([,.?!;:)]|)$/

export const ofLimits: readonly Saying[] = [
  // "Neighborhoods that got past ten sales".
  {
    meant: 'had more than',
    said: 'got past, made it past, went past, got beyond, have gone past, has gone past, have got past',
    before: /s$|^(that|which|who)$/,
    behind: count,
  },
  // "Texas customers past $3,000 lifetime value".
  { meant: 'over', said: 'past, north of the', before: /s$/, behind: /^\$/ },
  // "Drawing better than ten inquiries".
  {
    meant: 'with more than',
    said: each(
      'drawing, pulling, pulling in, attracting, getting, seeing, netting, racking up, logging',
      'better than, upwards of, north of',
    ),
    behind: count,
  },
  {
    meant: 'with',
    said: 'drawing, attracting, racking up, logging',
    behind: /^(more|less|fewer|over|under|at|above|below)$/,
  },
  { meant: 'with', said: 'reaching', before: /^(those|ones|[a-z]{3,}s)$/, behind: count },
  // "Anything dearer than $50": what costs more.
  {
    meant: 'that costs more than',
    said: 'dearer than, pricier than, costlier than, more expensive than',
    before: /^(anything|something|everything)$/,
    behind: number,
  },
  {
    meant: 'that costs less than',
    said: 'cheaper than, less expensive than',
    before: /^(anything|something|everything)$/,
    behind: number,
  },
  // "Minimum rating 4.5", "10 orders minimum".
  {
    meant: 'rating at least',
    said: 'minimum rating, min rating, rating minimum, rating min, a minimum rating of, minimum rating of',
    behind: count,
  },
  // "How many dollars of rental income".
  {
    meant: 'how much',
    said: each(
      'how many, how much',
      'dollars of, dollars in, dollars worth of, bucks of, money of, money in',
    ).concat(', how many dollar worth of'),
    behind: /^(rental|rent|rents|revenue|refunds?|income)$/,
  },
  {
    meant: 'how many dollars of',
    said: 'how many dollars worth of, how much dollars worth of, how many bucks worth of',
    behind: /^(bookings|reservations|orders|stays|purchases)$/,
  },
  // "Rental earnings totaled by neighborhood".
  { meant: 'total by', said: 'totaled by, totalled by' },
  // "A monthly series of sale prices".
  {
    meant: '',
    said: 'series of, time series of',
    before: /^(monthly|weekly|daily|quarterly|yearly|annual)$/,
  },
  {
    meant: 'as',
    said: 'expressed as, given as, stated as, shown as, reported as, put as',
    behind: /^(an?|percent|percentage|percentages|%)$/,
  },
  // "Average list $": a price.
  ...['list', 'ask', 'asking', 'sold', 'sale', 'closing', 'close'].map(price => ({
    meant: `${price === 'close' ? 'closing' : price} price`,
    said: `${price} $`,
    before: /^(avg|average|mean|median|highest|lowest|total|max|min)$/,
    behind: /^([a-z][a-z\d-]*|[,;.?)]|)$/,
  })),
  // "Percentage of asking price obtained at sale".
  {
    meant: 'achieved',
    said: 'obtained, realized, realised, captured, attained, recovered, secured',
    before: /^(price|list|ask|asking)$/,
    behind: /^(at|on|when|by|for|in|per|[,?.]|)$/,
  },
  { meant: 'for sale', said: 'offered for sale, being offered for sale, currently offered for sale' },
  {
    meant: 'are under contract',
    said: each('have gone, have all gone, have now gone, have already gone', 'under contract, into contract'),
  },
  {
    meant: '',
    said: each(
      'and not, but not, but have not, and have not, and are not, but are not',
      'closed yet, yet closed, closed',
    ),
    before: /^(contract|pending)$/,
  },
  // "The highest amount ever charged on a single order".
  {
    meant: 'of',
    said: each('ever charged, charged, ever billed, billed, ever rung up', 'on, for'),
    before: /^(amount|total|sum|price)$/,
    behind: /^(an?|one|single|any)$/,
  },
  { meant: '', said: 'lifetime, all time', before: /^(us)$/, behind: ends },
  {
    meant: 'more than once',
    said: 'more than one time, more than a single time',
    before: /^(?!made$|make$|makes$)/,
  },
  {
    meant: '',
    said: 'at least one more time, at least once more, one more time, at least one other time, at least once again, once more',
    before: /^(back|returned|us|again)$/,
    behind: ends,
  },
  // "Sources ranked on lead count".
  { meant: 'ranked by', said: 'ranked on, rated on, judged on, measured on', before: /s$/, behind: /^[a-z]/ },
  // "Our star earner", "the runaway hit of each category".
  {
    meant: 'top',
    said: 'star',
    before: /^(our|the|my|a|each|every|)$/,
    behind: /^(earner|earners|performer|performers|seller|sellers)$/,
  },
  {
    meant: 'best selling product',
    said: 'runaway hit, smash hit, breakout hit, biggest hit, big hit, star product, runaway success, runaway bestseller, runaway seller',
    before: /^(our|the|my|a|each|every|one|which|)$/,
  },
  {
    meant: 'best selling products',
    said: 'runaway hits, smash hits, breakout hits, biggest hits, big hits, star products',
    // "5 star products" are rated so.
    before: /^(?!\d+$|one$|two$|three$|four$|five$)/,
  },
  {
    meant: 'near',
    said: 'listed near, listed around, listed about, listed close to, listed at around',
    behind: number,
  },
  // "Status withdrawn, rental income blank".
  {
    meant: 'no rental income',
    said: each(
      'rental income, rent income, rent, rental',
      'blank, empty, missing, null, is blank, is missing, is empty, is null, left blank, not filled in, not reported, not known, unknown',
    ),
    before: /^(and|with|where|,)$/,
  },
  {
    meant: 'reported',
    said: 'it is known, it was known, that is known, known, it is there, it is filled in, filled in',
    before: /^where$/,
    behind: ends,
  },
  { meant: '', said: 'pipeline', before: /^(sco|uc|contract|pending|pendings)$/ },
  {
    meant: 'excluded',
    said: 'do not matter, dont matter, do not count, are not needed, are not wanted, are irrelevant, do not interest me, do not interest us',
    before: /^(ones|cancellations|cancelled|canceled|refunds|refunded)$/,
    behind: ends,
  },
  // "In order from the latest", "latest to earliest".
  {
    meant: 'newest first',
    said: 'in order from the latest, in order from the newest, in order from the most recent, from the latest, from the newest, from newest',
    before: /^[,a-z]/,
    behind: ends,
  },
  {
    meant: 'newest first',
    said: 'latest to earliest, latest to oldest, newest to earliest, most recent to oldest, most recent to earliest',
  },
  {
    meant: 'oldest first',
    said: 'in order from the oldest, in order from the earliest, earliest to latest, oldest to latest',
  },
]
