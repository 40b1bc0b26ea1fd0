// "Listings per state plus the lowest nightly rate there": one more number of each group, and no search for the lowest of them.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const low = '(?:lowest|cheapest|smallest|minimum|min|shortest|fewest)'
const high = '(?:highest|priciest|dearest|biggest|largest|steepest|most expensive|top|maximum|max|longest)'
const amount =
  '(?<what>(?:(?:nightly|asking|ask|list|listing|sold|sale|unit|selling) )?(?:rate|price|rent|cost)|rating|stock|beds|bedrooms|days on market|dom|ask)'
const joint =
  '(?<joint>(?:,? ?(?:and|plus|along with|as well as|together with|with)|,|\\+|&) )(?:what is )?(?:the |its |their )?'
const place =
  '(?:there|in (?:it|them|each|that (?:state|city|area|category|community|brand|type|one))|of each|for each)'
const group = /\b(?:per|by|for each|in each|for every|in every|each) (?:[a-z]+ )?[a-z]+/
/** "Homes by state and the lowest rate" at the end of a count for each group. */
const counted =
  /^(?:(?:show|give|tell)(?: me)? )?(?:the )?(?:how many |number of |count of |# of )?[a-z]+ (?:per|by|for each|in each) [a-z]+(?: [a-z]+)? (?:and|plus|,|\+|&)/

/** "How many do we have, what is the average rate and what is the highest": one more of several numbers. */
const numbers = /^(?:how many|number of|count of) [a-z ]+,? .*\b(?:average|avg|mean|median) [a-z]+/
/** "Lighthouse Village: number of homes for sale, lowest ask and highest ask", "…: how many, average ask, longest time on market". */
const headed = /(?:^|: )(?:how many|number of|count of|# of|count|#)\b[^:?.]*$/
const isList = (before: string): boolean => numbers.test(before) || headed.test(before)

const rule = (superlative: string, fn: string): Rewriting => ({
  said: new RegExp(`${joint}${superlative} ${amount}(?<there> ${place})?(?= [,.?!]|$| and )`),
  meant: ({ groups, index, 0: said }, question) => {
    const isGrouped = group.test(question.slice(0, index))
    const isOfEach = groups?.['there'] !== undefined || counted.test(question)
    const isListed = isList(question.slice(0, index))
    return (isGrouped && isOfEach) || isListed
      ? `${groups?.['joint'] ?? ''}the ${fn} ${groups?.['what'] ?? ''}`
      : said
  },
})

/** "Per property type: lowest rate, highest rate": both ends of each group. */
const bothEnds: Rewriting = {
  said: new RegExp(
    `(?<=^|[,:] |and |plus |with |the )${low} ${amount}(?: ,)?(?: and| \\+| \\/)? (?:the )?${high} (?:\\k<what>)(?= [,.?!]|$| (?:per|by|for|in|of) )`,
  ),
  meant: ({ groups, index, 0: said }, question) =>
    group.test(question) || isList(question.slice(0, index))
      ? `minimum ${groups?.['what'] ?? ''} and maximum ${groups?.['what'] ?? ''}`
      : said,
}

const rules = [bothEnds, rule(low, 'minimum'), rule(high, 'maximum')]

export const lowestThere = wherever(
  [
    /^(rate|price|rent|cost|rating|stock|beds|bedrooms|market|dom|ask)$/,
    /^(per|by|each|every|average|avg|mean|median|many|number|count|#)$/,
  ],
  rules,
)
