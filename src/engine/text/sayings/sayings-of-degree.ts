// Roundabout words for how much, how far beyond a limit, and which place in an order.
import { each } from '#engine/text/word-list.ts'
import type { Saying } from './sayings-of-time.ts'

/** What stands beside a superlative, and before a comparison. */
const superlative =
  /^(most|least|best|worst|top|highest|lowest|biggest|smallest|largest|number|[a-z]{3,}est)$/
const ofSuperlative = new RegExp(`^(the|our|my)$|${superlative.source}`)
const comparison =
  /^(over|under|above|below|beyond|beneath|north|south|more|less|fewer|higher|lower|bigger|smaller|larger|longer|shorter|cheaper|pricier|better|worse|older|newer)$/
/** What is counted to see which is the usual one. */
const counted =
  /^(payment|source|sources|channel|channels|device|devices|way|method|methods|referrer|reason|interest)$/

const mean = /^(avg|average|mean|median|typical)$/
/** What follows narrows it, and is no other word of its name. */
const soEnds = /^([,;.?!]|in|by|from|vs|versus|last|this|past|ytd|going|getting|)$/
const homes =
  /^(homes?|houses?|listings?|properties|actives|closings|sales|solds|estates|places|deals|condos|pendings)$/

const asked = /^(our|the|my|which|what|)$/

export const ofDegree: readonly Saying[] = [
  { meant: 'number of listings', said: 'listing volume, listings volume' },
  // "Which brand did the most business": in money, and no order of it.
  { meant: 'had the highest revenue', said: each('do, does, did, done', 'the most business') },
  { meant: 'had the lowest revenue', said: each('do, does, did, done', 'the least business') },
  // "Avg order, NY vs CA": what one comes to.
  ...['order', 'purchase', 'booking', 'reservation'].map(thing => ({
    meant: `${thing} value`,
    said: thing,
    before: mean,
    behind: soEnds,
  })),
  { meant: 'closing price', said: 'closing', before: mean, behind: soEnds },
  { meant: 'average amount', said: 'avg $, average $, mean $', behind: /^([,;.?!]|by|of|last|this|ytd|)$/ },
  // "Median total of finished stays": what each of them came to.
  {
    meant: 'amount',
    said: 'total',
    before: /^(median|average|avg|mean|max|min|maximum|minimum)$/,
    behind: /^of$/,
  },
  // "Million-dollar-plus homes", "sub-million actives".
  {
    meant: 'at least one million dollars',
    said: 'million dollar plus, million plus, million dollars plus, million dollar and up, million and up, seven figure plus',
    before: /^(?!\d|an?$|one$|two$|three$|four$|five$|half$|quarter$|than$)/,
  },
  {
    meant: 'at least one million dollars',
    said: 'million dollar, seven figure',
    before:
      /^(|the|our|any|all|of|which|what|many|list|show|me|active|sold|pending|closed|number|#|count|,|new)$/,
    behind: homes,
  },
  {
    meant: 'under one million dollars',
    said: 'sub million dollar, sub million, under million dollar, below million dollar',
    behind: homes,
  },
  // "What do our orders average".
  {
    meant: 'worth on average',
    said: 'average, averages',
    before: /^(order|purchase|basket)$/,
    behind: /^([?.,]|in|for|this|last|per|by|)$/,
  },
  { meant: 'going up', said: 'creeping up, inching up, edging up, ticking up, drifting up, sneaking up' },
  { meant: 'going down', said: 'creeping down, inching down, edging down, ticking down, drifting down' },
  // "How many views does it take to get an inquiry".
  {
    meant: 'per',
    said: `does it take to get a, does it take to get an, does it take for a, does it take for an, does it take to make a,
      do we need for a, do we need for an, do we need to get a, do we need to get an, are needed for a, are needed for an`,
    behind:
      /^(booking|inquiry|lead|sale|order|purchase|click|view|checkout|reservation|favorite|stay|closing)$/,
  },
  // "Less than 95 percent of what the owner was asking".
  {
    meant: 'the asking price',
    said: ['owner', 'seller']
      .flatMap(who => [
        `what the ${who} was asking`,
        `what the ${who} asked`,
        `what the ${who}s were asking`,
        `what ${who}s were asking`,
      ])
      .flatMap(asked => [`${asked} for`, asked])
      .join(', '),
    before: /^(of|than|below|above|under|over)$/,
  },
  // "What discount did the buyer get".
  {
    meant: 'was there',
    said: 'did the buyer get, did buyers get, did the buyers get, does the buyer get, do buyers get, did the seller give, did sellers give, do sellers give, did the seller accept',
    before: /^(discount|discounts|dollars)$/,
  },
  // "Moved 100 units even though they are rated below 3.5".
  {
    meant: 'but are',
    said: 'even though they are, though they are, although they are, even though it is, despite being',
    before: /[a-z\d]/,
  },
  {
    meant: 'but',
    said: 'even though they, although they',
    before: /[a-z\d]/,
    behind: /^(have|had|cost|sold)$/,
  },
  { meant: 'how old', said: 'how many years old' },
  // "What is everything for sale worth together", "how far below asking did they end up".
  { meant: 'in total', said: 'together', before: /^(worth|cost|bring|earn)$/, behind: /^(|[?.,])$/ },
  {
    meant: 'sell',
    said: 'end up, ended up, wind up, wound up',
    before: /^(homes|houses|sales|properties|closings)$/,
    behind: /^(on|by|per|this|last|)$/,
  },
  // "What does a square foot cost in Old Town".
  {
    meant: 'what is the average price per square foot',
    said: `what does a square foot cost, how much does a square foot cost, how much is a square foot, what does a square foot go for,
      what does a square foot sell for, how much does a square foot go for, what is a square foot`,
    behind: /^(|[?.]|in|of|for|on|at|by|per|with|right|now|today)$/,
  },
  // "Million-plus homes", "million dollar homes": from a million on.
  {
    meant: 'at least one million dollars',
    said: 'million plus, million dollar plus, million dollars plus, million dollar and up, million and up, million dollar or more',
    before: /^(?!an?$|one$|two$|half$|three$|four$|five$|over$|under$|than$|.*\d)/,
  },
  {
    meant: 'at least one million dollars',
    said: 'million dollar',
    before: /^(?!an?$|one$|two$|half$|three$|four$|five$|over$|under$|than$|.*\d)/,
    behind: /^(homes?|houses?|listings?|propert(y|ies)|sales?|closings?|deals?)$/,
  },
  { meant: 'growth', said: 'growth rate, rate of growth', behind: /^(?!of$)/ },
  { meant: 'growth of', said: 'growth rate of, rate of growth of' },
  { meant: 'more than', said: 'more of', behind: /^[$\d]/ },
  { meant: 'less than', said: 'less of', behind: /^[$\d]/ },
  { meant: 'in sales', said: 'saleswise' },
  { meant: 'in revenue', said: 'revenuewise' },
  // "Bought once and never again".
  { meant: '', said: 'and never again, and never since, and not again, but never again', before: /^once$/ },
  // "What does an order come to on average".
  {
    meant: 'worth',
    said: 'come to, comes to, come out to, comes out to, amount to, amounts to, cost, costs, run to, runs to',
    before: /^(order|purchase|basket|cart|stay|booking|reservation)$/,
    behind: /^(on|typically|usually|normally)$/,
  },
  { meant: 'from', said: 'off, off of', before: /^discounts?$/, behind: /^(its|their|his|her)$/ },
  // "How many dollars below asking": so much below it.
  {
    meant: 'how much',
    said: 'how many dollars, how many bucks, how much money',
    behind: /^(below|under|beneath|over|above|off)$/,
  },
  // "Sat over 100 days before it sold".
  {
    meant: 'and sold',
    said: 'before it sold, before they sold, before it was sold, before they were sold, before selling, before being sold, before it closed, before closing',
    before: /^(days|weeks|months)$/,
  },
  // "What is a customer worth to us over their lifetime": that is their value.
  {
    meant: '',
    said: 'over their lifetime, over its lifetime, over a lifetime, over the lifetime, in their lifetime',
    before: /^(us|average|worth)$/,
  },
  // "Is there anything in the shop that nobody has ever ordered": of what is on offer.
  {
    meant: 'in the catalog that',
    said: 'in the shop that, in our shop that, in the store that, in our store that, on the site that, we sell that, we carry that',
    before: /^(anything|something)$/,
    behind: /^(nobody|no|noone)$/,
  },
  // "Which home costs the most per night": its price, and not what its nights brought.
  {
    meant: 'cost the most a night',
    said: 'cost the most per night, costs the most per night, cost most per night',
  },
  {
    meant: 'cost the least a night',
    said: 'cost the least per night, costs the least per night, cost least per night',
  },
  // About how much.
  {
    meant: '',
    said: 'about, around, nearly, almost, circa, give or take',
    behind: /^how$/,
    before: /^(|so|and|,|but|ok|well|hi|hey)$/,
  },
  { meant: '', said: 'more or less', behind: /^(?!than$)/ },
  { meant: '', said: 'give or take, approximate, a rough idea of, a rough estimate of, a rough count of' },
  { meant: '', said: 'ballpark, rough', before: /^(|an?|show|give|me|is|our|,)$/, behind: /[a-z]/ },
  {
    meant: 'around',
    said: 'in the region of, of the order of, on the order of, to the tune of',
    behind: /[$\d]/,
  },
  { meant: 'exactly', said: 'on the dot, on the nose' },
  // A degree that sets no limit of its own.
  {
    meant: '',
    said: `a touch, a tad, a hair, a smidge, a smidgen, a shade, a notch, a fraction, barely, comfortably, safely, far, way, even,
      considerably, significantly, substantially, markedly, noticeably, slightly, somewhat, marginally, a lot, lots, a good bit,
      a good deal, a great deal`,
    behind: comparison,
  },
  // The first of all, and that it is so without doubt.
  {
    meant: '',
    said: 'by far, far and away, hands down, bar none, without question, by a long shot, by a mile',
  },
  {
    meant: '',
    said: 'easily, outright, clearly, undoubtedly, undisputed, absolute, absolutely, unquestionably, decidedly',
    behind: ofSuperlative,
  },
  {
    meant: 'number one',
    said: 'no 1, nr 1, # 1, number 1, numero uno',
    behind: /^(?!bed|bath|br$|ba$|bd$|night|star|guest|half|full)/,
  },
  {
    meant: 'top',
    said: 'leading, foremost, finest, premier, top notch, uppermost, topmost, top most',
    before: /^(our|the|my|which|what|\d+|two|three|four|five|six|seven|eight|nine|ten|)$/,
    behind: /[a-z]/,
  },
  { meant: 'second best', said: 'runner up, second placed, next best', before: asked, behind: /[a-z]/ },
  { meant: 'worst', said: 'poorest, feeblest' },
  {
    meant: 'most common',
    said: 'main, primary, chief, principal, usual, predominant, dominant, prevailing, go to',
    before: asked,
    behind: counted,
  },
  {
    meant: 'is most common',
    said: `is used most often, is used the most often, is used most, is used the most, gets used most often, gets used the most,
      gets used most, is seen most often, occurs most often, occurs the most, occurs most, happens most often, happens the most,
      happens most, shows up most often, shows up the most, comes up most often, comes up the most, is chosen most often`,
    before: counted,
  },
]
