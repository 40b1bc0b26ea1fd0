// How people behind a counter put it: "peak traffic hour", "slow sellers that we still have more than 200 of", "brands
// that have nothing in Electronics", "cart removals vs cart adds".
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const hours: Rewriting = {
  said: /\b(?<end>busiest|peak|quietest|slowest) (?<of>traffic|site traffic|order|orders|sales|shopping|checkout|session) (?<unit>hour|day|weekday)(?= [.?!,]|$| (?:of|in|last|this|on|for|during)\b)/,
  meant: ({ groups = {} }) => {
    const of = { order: 'orders', shopping: 'orders', checkout: 'checkouts', session: 'sessions' }[
      groups['of'] ?? ''
    ]
    const most = /^(busiest|peak)$/.test(groups['end'] ?? '') ? 'most' : 'fewest'
    return `${groups['unit'] ?? ''} with the ${most} ${of ?? groups['of'] ?? ''}`
  },
}

const held: Rewriting = {
  said: /\b(?:that |which )?we(?: still)? (?:have|hold|got|have got) (?<limit>(?:more than|over|at least|fewer than|less than|under) \d+|\d+ or more) of(?= [.?!,]|$)/,
  meant: ({ groups = {} }) => `with ${groups['limit'] ?? ''} in stock`,
}

/** "Which brands have nothing in Electronics". */
const nothingIn: Rewriting = {
  said: /(?<=\b(?:brands|labels|makers) )(?:that |which )?(?:(?:have|has|carry|carries|offer|offers|sell|sells|make|makes|with) nothing|(?:do|does) not (?:have|carry|offer|make) anything) in(?= [a-z])/,
  meant: () => 'with no products in',
}

const step =
  '(?:page views?|product views?|searches|cart (?:adds|additions|removals)|adds to cart|removals from cart|checkouts?|checkout starts|purchase events|sessions)'
/** "Number of cart removals vs cart additions": both of them, side by side. */
const sideBySide: Rewriting = {
  said: new RegExp(
    `^(?:(?:show|give|tell) (?:me )?)?(?:the )?(?:(?:number|count) of )?(?<one>${step}) (?:vs|versus|against|compared to|compared with) (?:the )?(?:(?:number|count) of )?(?<other>${step})(?= [.?!,]|$| (?:last|this|in|on|for|yesterday|today|over|during|since)\\b)`,
  ),
  meant: ({ groups = {} }) => `how many ${groups['one'] ?? ''} and ${groups['other'] ?? ''}`,
}

const ofEach =
  /\b(?:each|every|per|by|list|which|top|bottom|most|least|highest|lowest|show|and|with their|product name|names?)\b/
/** "Value of stock for products rated below 3": all of it, where none of them is asked for by itself. */
const wholeStock: readonly Rewriting[] = [
  {
    said: /^(?:what is |what are |so |ok )?(?:the |our )?(?:total )?(?:(?:stock|inventory) (?:value|worth)|value of (?:the |our )?(?:stock|inventory)(?: on hand)?) (?:of|for) (?=(?:all |the |our )*(?:[a-z]+ ){0,3}(?:products|items|skus)\b)/,
    meant: ({ 0: said }, question) => (ofEach.test(question) ? said : 'sum of stock value of '),
  },
  {
    said: /^how much is (?:the |our )?(?:stock|inventory) (?:of|for) (?<which>(?:all |the |our )*(?:[a-z]+ ){0,3}(?:products|items|skus)(?: [a-z\d.$]+){0,5}?) worth(?= [.?!]|$)/,
    meant: ({ 0: said, groups = {} }, question) =>
      ofEach.test(question) ? said : `sum of stock value of ${groups['which'] ?? ''}`,
  },
]

const within =
  '(?=(?:in|this|last|since|during|over|within|for) (?:the )?(?:20\\d\\d|past|last|year|month|quarter|week|january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|\\d))'
/** "Customers with exactly one order in 2025", "who ordered only once this year": so many then, and not so many in all. */
const soManyThen: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=\\b(?:customers|buyers|shoppers|clients|people) )(?:with|who (?:have |had |placed |made )|that (?:have |had |placed )|having|had|placed|have) ?(?:exactly |only |just )?(?:(?<one>one|1|a single)|(?<count>two|three|four|five|six|seven|eight|nine|ten|\\d+)) (?:orders?|purchases?) ${within}`,
    ),
    meant: ({ 0: said, groups = {} }) => {
      const times = groups['one'] === undefined ? `${groups['count'] ?? ''} times` : 'once'
      return `${/^(?:with|who|that|having)/.test(said) ? 'who ' : ''}ordered exactly ${times} `
    },
  },
  {
    said: new RegExp(
      `\\b(?:(?:have |had )?(?:only|just) (?:ever )?(?:ordered|bought|purchased) (?:from us )?once|(?:ordered|bought|purchased) (?:from us )?(?:only|just) (?:once|one time)) ${within}`,
    ),
    meant: () => 'ordered exactly once ',
  },
]

/** "A perfect 5 star rating": there is none above it. */
const perfect: Rewriting = { said: /\bperfect (?=(?:5|five)\b)/, meant: () => '' }

/** "Products with a 4.5 rating": that very one. */
const ratingOf: Rewriting = {
  said: /\b(?<has>with|have|has|having|had|at) (?:an? |the )?(?<rating>[0-5](?: ?\. ?\d|\.\d)?) ratings?(?= [,.?!:;]|$| (?:and|in|for|by|but)\b)/,
  meant: ({ groups = {} }) => `${groups['has'] ?? ''} a rating of ${groups['rating'] ?? ''}`,
}

export const counterTalk: readonly Rewording[] = [
  wherever(/^(busiest|peak|quietest|slowest)$/, [hours]),
  wherever([/^we$/, /^of$/], [held]),
  wherever([/^(nothing|anything)$/, /^in$/], [nothingIn]),
  wherever(/^(vs|versus|against|compared)$/, [sideBySide]),
  wherever(/^perfect$/, [perfect]),
  wherever(/^ratings?$/, [ratingOf]),
  wherever([/^(stock|inventory)$/, /^(products|items|skus)$/], wholeStock),
  wherever(
    [/^(orders?|purchases?|once|one)$/, /^(customers|buyers|shoppers|clients|people|who)$/],
    soManyThen,
  ),
]
