// What is said behind orders and payments that they tell anyway: "how many each" behind a ranking, "for a refund" behind what was sent
// back, "to pay us" behind the payment methods that were used; and "not one unit sold", which is none.
import { inPlural } from '#engine/text/one-and-many.ts'
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const ends = '(?= [.?!]| please|$)'
const people = '(?:people|customers|buyers|shoppers|they|clients|folks)'
const counted =
  '(?:units?|pieces?|items?|orders?|sales?|bookings?|stays?|reservations?|purchases?|inquiry|inquiries|views?)'

const rules: readonly (readonly [RegExp, readonly Rewriting[]])[] = [
  [
    /^each$/,
    [
      {
        said: new RegExp(
          `[,;:.-] (?:how many|number|count|counts|#)(?: of (?:them|those))? (?:for |of |in )?each${ends}(?<=\\b(?:most|fewest) [^,;:.-]{3,60} [,;:.-] [^,;:.-]*)`,
        ),
        meant: () => 'and how many each',
      },
    ],
  ],
  // "Sales by state, and how many different buyers were behind them".
  [
    /^behind$/,
    [
      {
        said: new RegExp(
          `(?:, )?and how many (?<kind>different |distinct |unique |individual |separate )?(?<who>${people}) (?:were|are|was|is|stood|stand) behind (?:them|those|these|it|that|the orders|the sales|those orders|those sales)(?= [.?!]|$)`,
        ),
        meant: ({ groups = {} }) => `and number of ${groups['kind'] ?? ''}${groups['who'] ?? ''}`,
      },
    ],
  ],
  // "Customers by completed orders, none, just one, 2 to 5": how many each of them has.
  [
    /^completed$/,
    [
      {
        said: /\bby (?:the |their )?(?:(?:number|count) of )?completed orders(?= (?:[:,(-] )?(?:\( )?(?:none|zero|0|nothing|no|just|only|one|1|under|fewer|less|exactly)\b)/,
        meant: () => 'by total orders',
      },
    ],
  ],
  [
    /^refunds?$/,
    [
      {
        said: /(?<=\b(?:sent|send|sends|sending|shipped|brought) back (?:[a-z\d]+ ){0,6}|\b(?:returned|returning|return) (?:[a-z\d]+ ){1,6})for (?:an? |the |their )?(?:full )?refunds?(?= |$)/,
        meant: () => '',
      },
    ],
  ],
  [
    /^pay$/,
    [
      {
        said: /(?<=\bpayment (?:methods?|types?|options?) (?:[a-z]+ ){1,4}(?:used|use|using) )to pay(?: us| with| for (?:their |the )?(?:orders|purchases))?(?= [.?!]|$| (?:in|so|this|last|since|with)\b)/,
        meant: () => '',
      },
      {
        said: new RegExp(
          `(?<=\\bpayment (?:methods?|types?|options?) )(?:do|did|have|can) ${people} pay (?:us )?(?:with|by|through|via)${ends}`,
        ),
        meant: () => 'are used',
      },
    ],
  ],
  // "Sales to customers in Texas who used PayPal": "used" alone ranks the ways to pay.
  [
    /^(used|using|uses|use)$/,
    [
      {
        said: new RegExp(
          `(?<=\\b(?:[a-z]+ (?:who|that|which)|${people}|orders|purchases)(?: have| has| were made)? )(?:used|using|uses|use) (?:an? |their |the |one of their )?(?=(?:paypal|apple pay|google pay|gift cards?|credit cards?|debit cards?)\\b(?! (?:most|the most|least|the least|more)\\b))`,
        ),
        meant: () => 'paid with',
      },
    ],
  ],
  [
    /^not$/,
    [
      {
        said: new RegExp(
          `(?<=(?:but|and|with|[,;]) )not (?:even )?(?:one|a single)(?: single)? (?<what>${counted}) (?=(?:was |were |got |has been |have been )?(?:sold|ordered|booked|made|placed|moved|shifted|bought)\\b)(?:was |were |got |has been |have been )?`,
        ),
        meant: ({ groups }) => `no ${inPlural(groups?.['what'] ?? '')}`,
      },
    ],
  ],
]

export const behindTheOrders = rules.map(([word, own]) => wherever(word, own))
