// "How much did we give away in discounts", "money that walked out the door because people cancelled", "how much money is lying on the
// shelf in products rated under 3": sums that have a name of their own.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const lying = '(?:lying|sitting|tied up|stuck|locked up|parked)'
const shelf = '(?:on|in) (?:the |our )?(?:shelf|shelves|stock|warehouse|inventory)'
const atPrice = '(?: ,)? at (?:our |the )?(?:current )?(?:selling|list|retail|full) prices?(?: ,)?'

export const givenAway: readonly Rewording[] = [
  wherever(
    [/^(give|gave|given)$/, /^(discounts?|markdowns)$/],
    [
      {
        said: /\bhow much(?: money| revenue)? (?:did|do|have) we (?:give|gave|given) away (?:in|through|on|with|via) (?:discounts?|markdowns)\b/,
        meant: () => 'total discount',
      },
    ],
  ),
  wherever(
    [/^price$/, /^(times|x)$/, /^(minus|less)$/],
    [
      {
        said: / (?:[,?.(:] )(?:that is|thats|i\.?e\.?|meaning|so|as in)?(?: ,)? ?(?:the )?(?:list )?price (?:times|x|\*) (?:the )?(?:qty|quantity|units) (?:minus|less|-) (?:what (?:they|people|was|were|customers|the customer) (?:actually )?paid|(?:the )?(?:amount paid|paid amount|total amount))(?: \))?/,
        meant: (_, question) => (/\bdiscount/.test(question) ? '' : _[0]),
      },
    ],
  ),
  wherever(
    [/^money$/, /^(lying|sitting|tied|stuck|locked|parked)$/],
    [
      {
        said: new RegExp(
          `\\bhow much (?:of our )?money(?:${atPrice})? (?:is|do we have) ${lying}(?: ${shelf})? in (?:the )?(?=(?:[a-z]+ ){0,2}(?:products|items|skus|goods|things|stuff|books|toys|games|electronics|gadgets|apparel|clothing|clothes|cosmetics)\\b)`,
        ),
        meant: () => 'what is the total stock value of ',
      },
    ],
  ),
  wherever(
    [/^because$/, /^(cancelled|canceled|cancel)$/],
    [
      {
        said: /\b(?:walked|went|flew|ran) out (?:of )?the door (?<time>(?:this|last) (?:year|month|quarter|week) )?because (?:people|guests|customers|they|folks) (?:cancelled|canceled|cancel)(?: (?:on us|their bookings?))?(?: ,)?(?: like)?(?: ,)?(?: the total of (?:those|the) bookings)?/,
        meant: ({ groups: { time = '' } = {} }) => `did we lose to cancellations ${time}`,
      },
      {
        said: /(?<=\b(?:lose|lost|losing)\b.*)because (?:people|guests|customers|they|folks) (?:cancelled|canceled|cancel)(?: (?:on us|their bookings?))?(?= [,.?!]|$)/,
        meant: () => 'to cancellations',
      },
    ],
  ),
]
