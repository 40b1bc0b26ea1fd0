// "People put stuff in their cart and then left", "what hour do the most checkouts get started", "searched and then bought": the steps
// of a visit, by the names that they are counted by. Nobody who visits is known: visits are counted.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const visits = '(?:sessions|visits|visitors)'
const shoppers = '(?:people|shoppers|folks|customers|users|visitors|buyers)'
const some =
  '(?:stuff|something|some stuff|things|anything|some things|items|some items|an item|a product|products|at least one (?:thing|item|product))'
const cart = '(?:a |the |their |his |her |my |our )?(?:shopping )?(?:cart|carts|basket|baskets)'
const carting = `(?:added|add|put|putting|placed|place|dropped|threw) (?:${some} )?(?:in|into|to) ${cart}`
const checkingOut =
  '(?:started|start|began|begin|reached|reach|got to|made it to|got as far as|made it as far as|went to|entered) (?:a |the |their )?(?:checkout|checking out)'

/** Each step as it is said and as it is counted. */
const steps: readonly (readonly [RegExp, string])[] = [
  [/^(?:did a |used the |used )?search(?:ed)?\b/, 'search'],
  [new RegExp(`^${carting}`), 'add to cart'],
  [/^(?:added|add) to cart\b/, 'add to cart'],
  [/^(?:removed|took) .*(?:from|out of) .*\b(?:cart|basket)\b/, 'cart removal'],
  [/^removed from cart\b/, 'cart removal'],
  [new RegExp(`^${checkingOut}`), 'checkout'],
  [/^(?:viewed|view|looked at|saw) (?:a |an |the |some )?products?\b/, 'product view'],
  [
    /^(?:purchased|purchase|bought|buy|converted|ended in a purchase|ended up buying|completed a purchase|made a purchase)\b/,
    'purchase event',
  ],
]
export const stepOf = (words: string) => steps.find(([said]) => said.test(words))?.[1]

const rules: readonly Rewriting[] = [
  // "Did somebody take something out of the cart", "an item was removed from the basket": what was taken is not put in.
  {
    said: new RegExp(
      `\\b(?:(?:take|took|taken|takes|remove|removed|pull|pulled|throw|threw|toss|tossed|delete|deleted) (?:${some} )?(?:back )?(?:out |off )?(?:of|from) ${cart}|(?:${some} )(?:was|were|is|got) (?:taken|removed|pulled|thrown|tossed|deleted) (?:back )?(?:out of|from) ${cart})(?= |$)`,
    ),
    meant: () => 'removed from cart',
  },
  // "Put something in the cart and took something out again": out of the cart, which is named before.
  {
    said: new RegExp(
      `(?<=\\b(?:sessions|visits|visitors|shoppers|people)\\b.*\\b(?:cart|carts|basket|baskets)\\b.*)\\b(?:take|took|taken|takes|remove|removed|pull|pulled|throw|threw) (?:${some} )?(?:back )?out(?: again| later)?(?= [.?!,]|$)`,
    ),
    meant: () => 'removed from cart',
  },
  // "In how many sessions did somebody …", "sessions in which a shopper …": what is done in a session, it does.
  {
    said: new RegExp(
      `\\b(?:in how many (?<visits>${visits}) (?:(?:did|has|have|had|was) (?:some ?(?:body|one)|any(?:body|one)|people|shoppers?|an? (?:shopper|visitor|customer|user|person)) )?|(?<these>${visits}) (?:in which|where) (?:(?:some ?(?:body|one)|people|shoppers?|an? (?:shopper|visitor|customer|user|person)) )?)(?=(?:removed from cart|added to cart|search(?:ed)?|viewed a product|start(?:ed)? checkout)(?: |$))`,
    ),
    meant: ({ groups = {} }) =>
      groups['visits'] === undefined ? `${groups['these'] ?? ''} that ` : `how many ${groups['visits']} `,
  },
  // "The most checkouts get started", "how many checkouts were begun": a checkout is one that was started.
  {
    said: /\bcheckouts (?:(?:that |which )?(?:get|got|gets|getting|were|are|being|have been) )?(?:started|begun|initiated|opened)(?= |$)/,
    meant: () => 'checkouts',
  },
  // "What hour do most people start checking out": those who do are the checkouts.
  {
    said: new RegExp(
      `(?<=\\b(?:most|fewest) (?:of )?(?:our |the )?${shoppers} )(?:start|begin|initiate|reach|get to|go to|enter|hit) (?:a |the |their )?(?:checkout|checking out|check out)(?= |$)`,
    ),
    meant: () => 'check out',
  },
  {
    said: /\b(?<verb>start|started|starting|begin|began) (?:a|the|their|an) checkout(?= |$)/,
    meant: ({ groups }) => `${groups?.['verb'] ?? ''} checkout`,
  },
  {
    said: /\b(?<verb>start|started|began|begin) checking out(?= |$)/,
    meant: ({ groups }) => `${groups?.['verb'] ?? ''} checkout`,
  },
  // "Where the checkout was started but at the end no purchase was made".
  {
    said: /\b(?:where|in which) (?:a|the|their|any) checkout (?:was|is|got|had been) (?:started|begun|initiated|opened|reached)(?= |$)/,
    meant: () => 'that started checkout',
  },
  {
    said: /\bbut (?:(?:at|in) the end |ultimately |finally |then |eventually )?(?:(?:with )?no (?:purchase|order|sale) (?:was |got |has been |being )?(?:made|completed|done|placed|followed|happened)|nothing (?:was |got )?(?:bought|purchased|ordered)|no (?:purchase|order) (?:at|in) the end)(?= |$)/,
    meant: ({ 0: said }, question) =>
      /\b(?:sessions?|visits?|visitors?)\b/.test(question) ? 'but never purchased' : said,
  },
  // "How many searches were done on the site".
  {
    said: /(?<=\b(?:searches|checkouts|page views|product views) )(?:were|was|are|got|have been) (?:done|made|performed|carried out|run|conducted|started)(?= |$)/,
    meant: () => '',
  },
  {
    said: /(?<=\bhow many (?!bookings|reservations|orders|purchases)[a-z]+ )(?:were|was|are|got) (?:done|performed|carried out|run)(?= (?:on|in|at) (?:the|our|my) (?:site|website|web site|shop|store)\b)/,
    meant: () => '',
  },
  // "Looked at products": on the site nobody looks at them in another way.
  {
    said: /\b(?:looked at|look at|saw|browsed) (?:a |an |any |some |the )?(?:products?|items?)(?= (?:but|and|without|in|last|this|on|yesterday|today)\b| [,.?!]|$)/,
    meant: () => 'viewed a product',
  },
  // "How many people put something in the cart": visits, for nobody is known there.
  {
    said: new RegExp(
      `(?<=\\b(?:how many|number of|count of)(?: the)? )(?:people|shoppers|folks|users|visitors|those)(?: who| that)?(?: have| ever)?(?= (?:${carting}|${checkingOut}|viewed a product|searched (?:but|and|without))(?= |$))`,
    ),
    meant: () => 'sessions',
  },
  { said: new RegExp(`\\b${carting}(?= |$)`), meant: () => 'added to cart' },
  // "… and then left", "… and bailed", "… but didn't finish it": without a purchase.
  {
    said: new RegExp(
      `(?<=\\b(?:added to cart|${checkingOut})(?: (?:last|this) (?:month|week|year|quarter))?) (?:, )?(?:and|but)(?: then| later| still)? (?:left|bailed|bailed out|walked away|gave up|dropped off|dropped out|quit|disappeared|vanished|did not (?:finish|complete|follow through|go through with it)(?: it| the (?:purchase|order|checkout|payment)| buying| their (?:purchase|order))?|never (?:finished|completed)(?: it| the (?:purchase|order|checkout))?)(?: without (?:buying|purchasing|paying|ordering)(?: anything)?)?(?= (?:last|this|in|during|over|past|since|yesterday|today)\\b| [,.?!]|$)`,
    ),
    meant: () => 'but never purchased',
  },
  // "Sessions that searched and then bought": both in one visit, and no number for each.
  {
    said: new RegExp(
      `\\b(?<visits>${visits})(?: that| which| where someone| who)?(?: have)? (?<first>(?:(?!and |but |or |not |never |without )[a-z]+ ){1,5}?)(?:and|but)(?: also| both)? (?:then|later|still|also|eventually|afterwards|then later|later still)(?: also)? (?<then>[a-z][a-z ]{2,40}?)(?= (?:last|this|in|by|during|over|yesterday|today|since)\\b| [,.?!]|$)`,
    ),
    meant: ({ 0: said, groups }) => {
      const [first, then] = [stepOf(groups?.['first'] ?? ''), stepOf(groups?.['then'] ?? '')]
      if (first === undefined || then === undefined || first === then) return said
      return `${groups?.['visits'] ?? ''} with at least one ${first} and at least one ${then}`
    },
  },
  // "Sessions that searched and bought": the same, without saying when.
  {
    said: /\b(?<visits>sessions|visits) (?:that|which|who|where someone|where people) (?:both )?(?<first>searched|viewed a product|added to cart|started checkout) and (?:also )?(?<then>bought|purchased|converted|added to cart|started checkout|made a purchase)(?= [.?!,]|$| (?:last|this|in|over|during|yesterday|today|since)\b)/,
    meant: ({ 0: said, groups }) => {
      const [first, then] = [stepOf(groups?.['first'] ?? ''), stepOf(groups?.['then'] ?? '')]
      if (first === undefined || then === undefined || first === then) return said
      return `${groups?.['visits'] ?? ''} with at least one ${first} and at least one ${then}`
    },
  },
  {
    said: /\bof (?:all )?(?:the |all the |all our )?(?<visits>sessions|visits|visitors|people|shoppers) (?:that|who|which) (?<first>added to cart|started checkout|searched|viewed a product|reached checkout) , how many (?<then>never|did not) (?=[a-z])/,
    meant: ({ groups }) => `how many sessions ${groups?.['first'] ?? ''} but ${groups?.['then'] ?? ''} `,
  },
]

const step =
  /^(cart|carts|basket|baskets|checkout|checkouts|checking|searches|views|done|performed|searched|search|looked|viewed|look|saw|browsed)$/

export const stepsOfVisits = wherever(step, rules)
