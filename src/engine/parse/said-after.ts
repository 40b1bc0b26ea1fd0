// A question in the words that it would have without the one before it, which tells what they mean.
import { askedAfresh } from './asked-afresh.ts'
import { comparedBoth } from './both-times.ts'
import { flipped, inGroups as ofGroups } from './flipped.ts'
import { limitMoved } from './limit-moved.ts'
import { numberInstead } from './number-instead.ts'
import { noneOfBefore } from './none-of-before.ts'
import { thereAgain } from './there-again.ts'
import { timeBeside } from './time-beside.ts'
import { inFewerWords } from './fewer-words.ts'
import { roomsBeside } from './rooms-beside.ts'
import { typeOfBefore } from './type-of-before.ts'

const inMoney =
  /^(?:(?:and|ok|okay|so|now|then)[ ,]+)*(?:(?:what about|how about|how much|how much (?:is|was) (?:that|it|this)|what (?:is|was) that) )?in (?:dollars|\$|usd|money|dollar terms|money terms)(?: instead)?(?:,? (?:instead of|not|rather than)(?: in)? (?:units?|pieces|items|numbers|counts))?(?: ?,?(?: (?:pls|please|plz|thanks)))?[?.! ]*$/i
const soldUnits = /\b(?:units?|pieces?|items?)\b/i
const sold = /\b(?:sell|sold|selling|sells)\b/i
/** What is left of them, or was sent back, has another value; the five that sold most may be others in dollars. */
const otherUnits =
  /\b(?:stock|inventory|left|hand|refund\w*|return\w*|revenue|price|average|avg|top|most|best|fewest|bottom|least|worst)\b/i

/** "How many of those got refunded?" and then "what percent is that": the same number as a part of the whole. */
const percent =
  /^(?:(?:and|ok|okay|so|now|then)[ ,]+)*(?:what|which) (?:percent|percentage|%|share|pct) (?:is|was|would) (?:that|this|it)(?: be)?(?: of (?:the |our )?(?:total|whole|all|all of them))?[?.! ]*$/i
/** "What is that as a percent of all orders", "as a % of all orders": of the things that were counted. */
const lead =
  "^(?:(?:and|ok|okay|so|now|then)[ ,]+)*(?:(?:what(?:'s| is| was)|how much (?:is|was)|show|give me|make|put|express) (?:that|this|it),? )?(?:as an?|in|as) (?:percent|percentage|%|share|pct)"
const percentOf = new RegExp(
  `${lead}(?: of (?:all )?(?:of )?(?:the |our )?(?:(?<state>[a-z]+) )?(?<whole>[a-z]+))?[?.! ]*$`,
  'i',
)
/** "Refunded orders by brand" as a part of all orders would be one of each brand's, or of all brands'. */
const inGroups = /(?<!\bpaid )\b(?:by|per|each|every)\b/i
/** "How many used PayPal?" and then "share of all orders?", "what share of all customers is that". */
const shareOf =
  /^(?:(?:and|ok|okay|so|now)[ ,]+)*(?:(?:what|which|as an?) )?(?:share|percent|percentage|%|pct|portion|proportion) of (?:all |total |the |our )+(?<whole>[a-z]+)(?: (?:is|was) (?:that|this|it))?[?.! ]*$/i
const isNumber =
  /^(?:(?:and|ok|okay|so|now|then)[ ,]+)*(?:how many\b|(?:what (?:is|was) )?(?:the |our |total )*(?:revenue|turnover|income)\b)/i

/** "Orders over $1000 last month" and then "total of those": what these come to, in whatever state they are. */
const totalOf =
  /^(?:(?:and|ok|okay|so|now|then)[ ,]+)*(?:(?:what(?:'s| is) )?(?:the )?(?:total|sum)(?: amount| value| worth)? of (?:all )?(?:of )?(?:those|these|them)|what (?:do|does|did) (?:those|these|they|it|that)(?: all)? (?:add up to|come to|total|total up to|amount to)(?<asked> (?:at|in) (?:the )?(?:asking|ask|list)(?: prices?)?)?)[?.! ]*$/i

/** "Average rating of Beauty" and then "all categories": of each, and not of that one. */
const allGroups =
  /^(?:(?:and|ok|now|what about|for|show) )*(?:all|every|each)(?: of)?(?: the| our)? (?<groups>categor(?:y|ies)|brands?|areas?|subdivisions?|cit(?:y|ies)|states?|types?|property types?|sources?|payment methods?|neighbou?rhoods?|communit(?:y|ies))[?.! ]*$/i

/** "Median price of actives" and then "pendings?": the same of them, and no list of all that there are. */
const oneWord = /^[a-z]{3,}s[?.! ]*$/i
const computes =
  /\b(?:how many|how much|average|avg|mean|median|total|number of|count of|revenue|volume|rate|share|percent(?:age)?)\b/i

/** "Leads by source" and then "sort by count": by the number that each of them has. */
const byCount =
  /^(?:(?:and|ok|okay|so|now|then|please|can you)[ ,]+)*(?:sort|order|rank)(?:ed)?(?: (?:it|them|that|those|these|this))? by (?:the )?(?:count|counts|number|numbers|totals?)(?:,? (?<low>ascending|asc|low to high|lowest first|smallest first)|,? (?:descending|desc|high to low|highest first|largest first|biggest first))?[?.! ]*$/i

/** "Average discount" and then "as a percent of ask": what came off, and not what was left. */
const ofAsking =
  /^(?:(?:and|ok|okay|so|now)[ ,]+)*(?:(?:what(?:'s| is| was) (?:that|this|it),? )?(?:as|in) )?(?:an? )?(?:percent|percentage|%|pct|share)(?: of (?:the |their )?(?:ask|asking|list|original)(?: price)?)[?.! ]*$/i
const reduced = /\bdiscount/i

/** "Ok flip that around, the five cheapest ones": what is wanted instead is said behind it. */
const turnedAround =
  /^(?:(?:and|ok|okay|so|now|then|please|cool|great)[ ,]+)*(?:flip|reverse|turn|switch|invert)(?: (?:that|it|this|those|the list|the order|things))(?: (?:around|round|over|upside down))?(?:,| and|:|;| -) +(?=[a-z])/i

/** "Top 5 brands by revenue" and then "show all brands", "the full list". */
const everyOne =
  /^(?:(?:and|ok|okay|so|now|then|please)[ ,]+)*(?:(?:show|list|give|get)(?: me| us)? |(?:can|could) (?:i|we|you) (?:see|show|list|get)(?: me| us)? |i want (?:to see )?)?(?:all (?:of )?(?:the |our )?(?<what>[a-z]{4,}s)|(?:the )?(?:full|whole|entire|complete) (?:list|ranking)|every one|everything)(?: please| instead| now)*[?.! ]*$/i
const firstFew = /\b(?:top|bottom|best|worst|first|\d{1,2} (?:most|least|[a-z]+est))\b/i

const wantsAll = (question: string, before: string): boolean => {
  const said = everyOne.exec(question)
  const what = said?.groups?.['what']?.toLowerCase()
  return said !== null && firstFew.test(before) && (what === undefined || before.toLowerCase().includes(what))
}

/** "Units sold by category" and then "in revenue pls": the same groups and the same time in another number. */
const inNumber =
  /^(?:(?:and|ok|okay|so|now|then|same|same thing|the same|again|but)[ ,]+)*(?:(?:what about|how about|show (?:it|that|me)|put (?:it|that)|give me that|do (?:it|that)|can i (?:have|get|see) (?:it|that)|make (?:it|that)) )?(?:in|as)(?: terms of)? (?<number>revenue|income|turnover|earnings|sales dollars|units(?: sold)?|pieces(?: sold)?|orders|number of orders|nights|bookings|stays|closings|volume|sales volume|dollar volume)(?: terms)?(?: instead)?(?: ?,?(?: (?:pls|please|plz|thanks|thx|ty|now|too)))*[?.! ]*$/i

/** "How many refunded orders" and then "which category is the worst for that": the one that has the most of them. */
const worstFor =
  /^(?:(?:um+|uh+|and|ok|okay|so|now)[ ,]+)*(?:which|wich|what) (?<group>(?!one|two|three|four|five|six|seven|eight|nine|ten|of|those|these|ones)[a-z]+(?: [a-z]+)?) (?:is|was|are|were) (?:the )?worst(?: (?:for|at|with|in|on) (?:that|it|this|those|them))?[?.! ]*$/i
const isBad = /\b(?:refund|return|cancel|expired|withdrawn|fell through)/i

/** "Average asking price by area" and then "how about the median": of the same number. */
const otherMean =
  /^(?:(?:um+|uh+|and|ok|okay|so|now|then|but)[ ,]+)*(?:(?:what|how) about |(?:show|give)(?: me)? |make (?:it|that) |use |i want |can i (?:see|have|get) )?(?:the |a )?(?<mean>median|average|avg|mean)(?: one| value)?(?: instead| please| pls| now| then)*[?.! ]*$/i
const meanOf =
  /\b(?:average|avg|mean|median|typical) (?<what>(?!number\b|of\b)(?:[a-z]+ ){0,2}?[a-z]+?)(?= (?:by|per|for|in|of|at|each|this|last|since|over|during|from|and)\b|[,?.!]|$)/i

/** "Average price in Old Town" and then "and per square foot?": the same mean of another price. */
const perFoot =
  /^(?:(?:and|ok|okay|so|now|then|what about|how about|same|the same)[ ,]+)*(?:per|by the|a|for a) (?:square foot|sq\.? ?ft|sqft|sf|foot)(?: instead| please)*[?.! ]*$/i
const meanPrice =
  /\b(?<mean>average|avg|mean|median|typical)\b(?=[a-z\d ]* (?:price|prices|ask|asking|cost)\b)(?!.*\b(?:square|sq|sqft|sf|foot)\b)/i

const soldPrice = /\b(?:sold|sale|sales|selling|closing|closed) prices?\b/i

/** "Top 5 homes by revenue" and then "same but ranked on nights booked instead"; "the same list sorted by nights" may be those five. */
const rankedOn =
  /^(?:(?:and|ok|okay|so|now|then|please|cool|great|alright)[ ,]+)*(?:the )?same(?: thing| one| ranking| again)?,?(?: but| only| just| now)* (?:ranked|ranking|measured|judged) (?:on|by|going by|according to) (?<number>[a-z][a-z ]+?)(?: instead| please| pls)*[?.! ]*$/i

/** "Now rank by nights booked instead of money". */
const rankedInstead =
  /^(?:(?:and|ok|okay|so|now|then|please|cool|great|alright)[ ,]+)*(?:can you )?(?:re-?)?rank(?: (?:it|that|this|them|those|these))? (?:by|on|according to) (?<number>[a-z][a-z ]+?) instead(?: of (?:by |on )?[a-z ]+?)?(?: please| pls)*[?.! ]*$/i

/** Things are counted; behind a bare "by" they would make groups. */
const counted =
  /^(?:bookings|reservations|stays|orders|purchases|sales|closings|inquiries|views|homes sold|units closed|guests|customers|cancellations|refunds)$/i

/** "And what was the average for those folks back then": the time before, which goes on anyway where those are pointed at. */
const backThen = /,? (?:back then|back in the day|at the time|at that time)(?=[?.! ]*$)/i
const goesOn =
  /^(?:(?:ok|okay|so|alright|good to know|cool|great|nice)[ ,]+)*and\b|\b(?:those|these|them|they)\b/i

/** The same number as a part of all that are meant, or of those in a state that it was counted in: "… of active homes". */
const asPartOf = (question: string, before: string): string | null => {
  const said = percentOf.exec(question)
  if (said === null) return null
  const { state = '', whole = '' } = said.groups ?? {}
  const asked = before.toLowerCase()
  if (state !== '')
    return asked.includes(`${state} ${whole}`.toLowerCase()) ? `as a percentage of the ${state} ones` : null
  if (/^(total|whole|)$/i.test(whole)) return 'as a percentage'
  return asked.includes(whole.toLowerCase()) && !inGroups.test(before) ? 'as a percentage' : null
}

/** "And in revenue", "in units too": beside the other number. */
const isAlso = /^(?:and|also)\b|\btoo\b/i

/** "How many units did we sell this year?" and then "and in dollars?": what they brought in. */
export const saidAfter = (asked: string, before: string, talk: string = before): string => {
  const said = inFewerWords(goesOn.test(asked) ? asked.replace(backThen, '') : asked)
  const question = thereAgain(typeOfBefore(said.replace(turnedAround, ''), before), before)
  const ofAll = shareOf.exec(question)?.groups?.['whole']?.toLowerCase()
  const isShare = ofAll !== undefined && before.toLowerCase().includes(ofAll) && !inGroups.test(before)
  const part = isShare || percent.test(question) ? 'as a percentage' : asPartOf(question, before)
  if (isNumber.test(before) && part !== null) return part
  if (wantsAll(question, before)) return 'show all'
  // "With at least 4 beds" and then "make it 5": so many beds, and not so many rows.
  const limit = limitMoved(question, before) ?? numberInstead(question, before)
  const afresh = limit === null ? askedAfresh(question, before) : null
  if (afresh !== null) return afresh
  const rooms = roomsBeside(question, before)
  if (rooms !== null) return rooms
  const both = comparedBoth(question, before, talk)
  if (both !== null) return both
  const beside = timeBeside(question, before)
  if (beside !== null) return beside
  if (oneWord.test(question) && computes.test(before)) return `what about ${question}`
  const all = allGroups.exec(question)?.groups?.['groups']
  if (all !== undefined && computes.test(talk) && !firstFew.test(talk)) return `by ${all}`
  const turned = flipped(question, before, talk)
  if (turned !== null) return turned
  const order = byCount.exec(question)?.groups
  if (order !== undefined && ofGroups.test(talk))
    return order['low'] === undefined ? 'highest first' : 'lowest first'
  if (ofAsking.test(question) && reduced.test(before)) return 'discount percent instead'
  if (limit !== null) return limit
  const total = totalOf.exec(question)
  if (total !== null)
    return total.groups?.['asked'] === undefined ? 'how much were they worth in total' : 'total asking price'
  const worst = isBad.test(talk) ? worstFor.exec(question)?.groups?.['group'] : undefined
  if (worst !== undefined) return `which ${worst} had the most`
  const other = otherMean.exec(question)?.groups?.['mean']
  const what = other === undefined ? undefined : meanOf.exec(before)?.groups?.['what']
  if (other !== undefined && what !== undefined) return `${other} ${what} instead`
  const mean = perFoot.test(question) ? meanPrice.exec(before)?.groups?.['mean'] : undefined
  if (mean !== undefined)
    return `${/median/i.test(mean) ? 'median' : 'average'} ${soldPrice.test(before) ? 'sold ' : ''}price per square foot instead`
  const number = inNumber.exec(question)?.groups?.['number']
  if (number !== undefined && !isAlso.test(question)) return `${number} instead`
  const ranked = firstFew.test(before)
    ? (rankedOn.exec(question) ?? rankedInstead.exec(question))?.groups?.['number']
    : undefined
  if (ranked !== undefined) return `same but by ${counted.test(ranked) ? 'number of ' : ''}${ranked} instead`
  return inMoney.test(question) && soldUnits.test(before) && sold.test(before) && !otherUnits.test(before)
    ? 'revenue instead'
    : noneOfBefore(question, before)
}
