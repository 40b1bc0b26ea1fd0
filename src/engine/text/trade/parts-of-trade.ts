// "What percent of sold homes fetched more than the list price", "of products that have a rating", "of leads has interest to buy": what a
// share is taken of and what its part is, in the words of the business.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const share = '(?:percent|percentage|pct|%|share|proportion|fraction|portion|chunk|slice)'

/** "Sold homes that fetched more than the list price", "SP > LP": how they sold. */
const ofSales: readonly Rewriting[] = [
  {
    said: /(?<=\b(?:sold|closed) (?:homes|houses|listings|properties) |\b(?:sales|closings|solds) )(?:that |which )?(?:have |were |was |got |been )*(?:fetched|brought|got|achieved|commanded|drew|sold|went) (?:for )?(?<more>more|higher|less|lower) than (?=(?:the |their |its )?(?:asking|ask|list|listing)(?: price)?(?: [.?!,]|$| (?:this|last|in|by|per)\b))/,
    meant: ({ groups = {} }) => `went ${/more|higher/.test(groups['more'] ?? '') ? 'above' : 'below'} `,
  },
  // "How many percent went for more than we asked".
  {
    said: /\b(?<verb>sold|went|go|closed|sell) for (?<more>more|less) than (?:we|they|(?:the |their )?(?:sellers?|owners?)) (?:had |have )?(?:asked|were asking|was asking|wanted|ask)(?: for)?(?= [.?!,]|$| (?:this|last|in|by|per)\b)/,
    meant: ({ groups = {} }) =>
      `${groups['verb'] ?? ''} ${groups['more'] === 'more' ? 'over' : 'below'} asking`,
  },
  {
    said: /(?<=\b(?:of|among|from) (?:the |our |all |those )*[a-z ]{3,30} , )how many percent (?=(?:of (?:them|those) )?(?:went|sold|closed) )/,
    meant: () => 'what percent ',
  },
  {
    said: /\bsp (?<op>[<>]) (?=(?:lp|ask|asking|list)\b)/,
    meant: ({ groups }) => `sold price ${groups?.['op'] ?? ''} `,
  },
  { said: /(?<=\bsold price [<>] )(?:lp|list price|list)(?= |$)/, meant: () => 'ask price' },
]
/** "Percent of the products that have a rating": those that somebody reviewed, and no number of reviews. */
const ofProducts: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=\\b${share} of )(?:all )?(?:the |our )?(?:(?:reviewed|rated) (?<one>products|items|skus)|(?<other>products|items|skus) (?:(?:that|which) )?(?:have|with|having|got) (?:an? |any |some )?(?:customer )?(?:ratings?|reviews?|reviews? or ratings?)(?: at all)?|(?<third>products|items|skus) (?:that|which) (?:have been|were|are|got) (?:reviewed|rated))(?= (?!of|above|below|over|under|at|between|better|worse|higher|lower|\\d))`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['one'] ?? groups['other'] ?? groups['third'] ?? ''} with at least 1 review`,
  },
]
/** "Has arrived by referral", "has interest to buy": what people of a site are asked about. */
const ofPeople: readonly Rewriting[] = [
  {
    said: /(?<=\b(?:leads|visitors|prospects|inquirers)\b.*)\b(?:has|have) arrived (?:by|via|through|from|over) /,
    meant: () => 'came from ',
  },
  {
    said: /\b(?:has|have|had) (?:an? |the |some )?interest to (?=(?:buy|rent|invest|list|sell)\b)/,
    meant: () => 'want to ',
  },
]
/** "Needs a reorder, i.e. is low on stock": what is said behind it is what is meant. */
const reordered: readonly Rewriting[] = [
  {
    said: /\b(?:needs?|needing|requires?) (?:an? |to be )?(?:reorder|reordering|reordered|restock|restocking|restocked)(?: ,)? \(?(?:i e|that is|meaning|in other words)(?: ,)? (?:it )?(?=(?:is|are) (?:low|out|running|nearly|almost|below|under)\b)/,
    meant: () => '',
  },
]
/** "Inquiries as a percentage of views, phone vs tablet": the rate by its name, of each of those behind it. */
const conversion: readonly Rewriting[] = [
  {
    said: /^(?:(?:give|show|get|tell) me )?(?:the )?inquiries (?:as an? (?:percentage|percent|share|%) of|over|divided by) (?:the )?views(?: ,)? (?:as an? (?:percent|percentage) )?(?=(?:for each|by|per|in each|(?:one|a) (?:line|row) (?:per|for each)) (?:[a-z]+ )?(?:source|referrer|channel|site)\b|(?:phone|phones|mobile|desktop|tablet|tablets) (?:vs|versus|against|and|compared)\b)/,
    meant: () => 'conversion rate ',
  },
]
/** "How full did we run last month, percent occupied": one number, said twice. */
const occupied: readonly Rewriting[] = [
  { said: /\bhow full (?:did|do|have) we (?:run|get|stay|end up)(?= |$)/, meant: () => 'how full were we' },
  {
    said: /(?<=^how full (?:were|are|was|is) .*)(?: ,)? (?:percent|%|percentage|pct) (?:occupied|occupancy)(?= [.?!]|$)/,
    meant: () => '',
  },
]
/** "What percent of sessions that started checkout had no purchase": of those that did, and not of all there are. */
const carted =
  '(?:(?:with|having|had) (?:an? )?(?:add to cart|add to carts|cart add)|(?:that|which|where people|where someone) (?:added|add|put) (?:something |an item |things |items )?(?:to|in|into) (?:the |a |their )?(?:cart|carts|basket))'
const checkedOut =
  '(?:(?:with|having|had) (?:an? )?(?:started )?checkout(?: started| start)?|(?:that|which|where people|where someone) (?:started|start|began|reached|got to|made it to) (?:the |a )?checkout)'
const leftEmpty =
  '(?:(?:had|have|has|made|make) no (?:purchase|order|sale)|(?:did not|do not|does not|never) (?:purchase|purchased|buy|bought|convert|converted|complete a purchase|make a purchase|made a purchase|end in a purchase)|(?:ended|end|left|leave) without (?:a purchase|an order|buying|purchasing)(?: anything)?)'
const abandoned: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:what|which|the) ${share} of (?:all )?(?:the |our )?(?:sessions|visits) (?:(?<cart>${carted})|${checkedOut}) (?:but )?${leftEmpty}(?= [,.?!]|$| (?:in|last|this|by|per|over|during|for|since|each)\\b)`,
    ),
    meant: ({ groups }) =>
      `what is the ${groups?.['cart'] === undefined ? 'checkout' : 'cart'} abandonment rate`,
  },
]

export const partsOfTrade: readonly Rewording[] = [
  wherever(
    [/^(percent|percentage|pct|%|share|proportion|fraction)$/, /^(than|over|above|below|under|<|>)$/],
    ofSales,
  ),
  wherever([/^(rated|reviewed|ratings?|reviews?)$/, /^(products|items|skus)$/], ofProducts),
  wherever([/^(arrived|interest)$/], ofPeople),
  wherever([/^(needs?|needing|requires?)$/, /^(e|meaning|that|words)$/], reordered),
  wherever([/^inquiries$/, /^views$/], conversion),
  wherever([/^how$/, /^full$/], occupied),
  wherever([/^(sessions|visits)$/, /^(no|not|never|without)$/, /^(checkout|cart|carts|basket)$/], abandoned),
]
