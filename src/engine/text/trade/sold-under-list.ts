// "Paid less than quantity times price", "(total < qty x price)": how a discounted order is told from others. Where a discount is named
// as well it is said once, where it is not these are the words for it.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const times = '(?:times|x|\\*|multiplied by)'
const quantity = '(?:the )?(?:quantity|qty|units|pieces|number of units)'
const price = '(?:the |its |their )?(?:list |full |unit |product |sticker )?price'
const full = `(?:${quantity} ${times} ${price}|${price} ${times} ${quantity})`
const below = '(?:<|less than|lower than|below|under|smaller than)'
const paid =
  '(?:(?:the )?(?:customers?|buyers?|shoppers?|they|people) )?(?:(?:was|were|is|are|that|which|who|had|got|being|with|where) ){0,2}(?:an? |the )?(?:paid|pay|pays|total|amount|total amount|order total|went for|going for|sold for|sold|charged|cost)(?: (?:is|was|at|for|an?))?'

const discounted = /\b(?:discount|discounts|discounted)\b/

const rules: readonly Rewriting[] = [
  // "On what percentage of completed orders did the customer pay less than price times quantity".
  {
    said: new RegExp(
      `\\bon what (?<share>percentage|percent|share|%) of (?<what>(?:[a-z]+ ){1,3})did (?:the )?(?:customers?|buyers?|shoppers?|people|they) pay ${below} ${full}`,
    ),
    meant: ({ groups }) =>
      `what ${groups?.['share'] ?? ''} of ${groups?.['what'] ?? ''}were sold at a discount`,
  },
  // "Look at completed orders and tell me what percent went for less than the quantity times the price".
  {
    said: new RegExp(
      `\\b(?:look at|looking at|take|of|among|for) (?<what>(?:all |the )?(?:[a-z]+ )?orders)(?: and| ,)? (?:tell me |show me |give me )?what (?<share>percentage|percent|share|%) ${paid} ${below} ${full}`,
    ),
    meant: ({ groups }) =>
      `what ${groups?.['share'] ?? ''} of ${groups?.['what'] ?? ''} were sold at a discount`,
  },
  {
    said: new RegExp(`(?: [,(]| i e| meaning| that is){0,2} ${paid} ${below} ${full}(?: \\))?`),
    meant: (said, question) => (discounted.test(question.slice(0, said.index)) ? '' : ' sold at a discount'),
  },
  // "Altogether how many dollars we knocked off", "the total amount of discount granted".
  {
    said: /(?<=\bdiscount(?:ed)?\b.*)\b(?:and |, and )?(?:altogether |in total |overall )?how (?:many dollars|much(?: money)?) (?:did )?we (?:knock(?:ed)? off|gave away|give away|gave up|took off|take off)(?: in total| altogether| in all)?(?= [.?!]|$)/,
    meant: () => 'and how much did we give away in total',
  },
  {
    said: /\b(?:what is )?the total (?:amount )?(?:of )?discounts? (?:granted|given|conceded|allowed)\b/,
    meant: () => 'how much did we give away in total',
  },
]

/** "Which orders were sold below list price": the word asks for no number of those sold. */
const ordersSold = wherever(
  [/^orders$/, /^(sold|went)$/],
  [
    {
      said: /(?<=\borders )(?<were>(?:that |which )?(?:were |was |have been )?)(?:sold|went|gone|let go)(?: out| off)? (?:at )?(?=(?:below|under|less than) (?:the |their |its )?(?:list|full|catalog|regular|normal) price\b)/,
      meant: ({ groups = {} }) =>
        /were|was/.test(groups['were'] ?? '') ? (groups['were'] ?? '') : 'that were ',
    },
  ],
)

const underFull = wherever(
  [/^(price|prices)$/, /^(times|x|\*|multiplied)$/, /^(<|less|lower|below|under|smaller)$/],
  rules,
)

export const soldUnderList: readonly Rewording[] = [ordersSold, underFull]
