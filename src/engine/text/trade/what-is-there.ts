// "3 bed under 650, what's out there", "how many did we lose to expiration", "the top closings of the year so far": turns of speech of
// those who buy and sell, in plain words.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const rules: readonly Rewriting[] = [
  {
    said: /\b(?:what is|what 's|what do we have|what have we got|whats|anything|what all is) (?:still )?out there(?: right now| now| today| at the moment)?(?= [,.?!]|$| for | in | under | with )/,
    meant: () => 'what is for sale',
  },
  // "The cheapest thing we have": of what can be had, and not of all that ever was.
  {
    said: /(?<=\b(?:cheapest|priciest|dearest|costliest|(?:most|least) expensive|most affordable|lowest priced|highest priced) (?:(?:[a-z\d]+ ){0,3}?(?:things?|ones?|homes?|houses?|places?|listings?|propert(?:y|ies)|something|bedrooms?|br|bed) )?)(?:that )?(?:we|you)(?: guys)?(?: currently)? (?:have|have got|got|are listing|carry|offer)(?: right now| now| today| at the moment| currently)?(?= [,.?!]|$| with | (?:in|under|over|on) (?!contract|agreement|escrow|offer|record|file|the (?:books|system|data|database)\b)| and )(?!.*\b(?:whatever|regardless|sold or (?:not|unsold)|any status|all statuses|every status|for sale or not|active or not)\b)/,
    meant: () => 'out there',
  },
  // "The average asking price of what is for sale there now": of those, and of no day.
  {
    said: /(?<=\b(?:average|avg|mean|median|total|lowest|highest|cheapest|biggest) (?:[a-z]+ ){1,4}(?:of|for) )(?:what is|what 's|whats|whatever is) (?:still )?(?:currently )?(?:for sale|on the market|on offer|active)(?: (?:there|in there))?(?: (?:right now|now|today|at the moment|currently))?(?= [,.?!]|$| in each\b| per | by )/,
    meant: () => 'actives',
  },
  // "What's for sale in Old Town with two full baths, address and number of full baths": homes, and none of their number.
  {
    said: /^(?:(?:show me|list|pull up|give me|find|tell me) )?what is (?:currently )?(?:for sale|on the market)(?= .*\b(?:address|price)\b.* number of (?:full |half )?(?:baths|bathrooms|beds|bedrooms)\b)/,
    meant: () => 'homes for sale',
  },
  {
    said: /\b(?<many>how many) (?<what>listings|homes|houses|properties) (?:did we lose|have we lost|were lost|got lost|we lost) to (?<way>expirations?|withdrawals?)\b/,
    meant: ({ groups = {} }) =>
      `${groups['many'] ?? ''} ${(groups['way'] ?? '').startsWith('exp') ? 'expired' : 'withdrawn'} ${groups['what'] ?? ''}`,
  },
  // "Inventory by area with median ask": how many there are, beside their median.
  {
    said: /^(?:the |our )?(?:current |active )*inventory (?=(?:by|per) .*\b(?:with|and|plus) (?:the |their )?(?:average|avg|mean|median|total|lowest|highest)\b)/,
    meant: () => 'number of active listings',
  },
  { said: /\b(?:of|for|in) the year so far\b/, meant: () => 'this year so far' },
  {
    said: /\bwhich (?:bedroom count|bed count|number of (?:beds|bedrooms)|bedroom size) (?:sells|moves|goes|closes)(?: the)? (?<pace>fastest|quickest|slowest)(?= [,.?!]|$| on average)/,
    meant: ({ groups = {} }) =>
      `average days to sell by beds , ${groups['pace'] === 'slowest' ? 'highest' : 'lowest'} one only`,
  },
  {
    said: /\bfinally (?=(?:go|sell|close|went|sold|closed|fetch|bring)\b)/,
    meant: () => '',
  },
  {
    said: /\btotal (?:dollar|money|market|list|asking) (?<what>value|worth|amount)(?= of (?:everything|all|the|our) )/,
    meant: ({ groups = {}, 0: said }) =>
      /asking|list/.test(said) ? 'total asking price' : `total ${groups['what'] ?? ''}`,
  },
  {
    said: /^how much rent (?:did|does) the (?:average|typical) (?:owner|homeowner|landlord|home|house|rental) (?:collect|make|earn|get|take in|bring in)(?: in (?:20)?23)?/,
    meant: () => 'average rental income in 2023',
  },
  {
    said: /\b(?:with |and |show )?how (?:much|far) (?:over or under|under or over|above or below|below or above|over \/ under) (?:the )?(?:asking|ask|list)(?: price)?(?: (?:it|they|each|each one) (?:went|sold|closed|was|were))?(?= [,.?!]|$)/,
    meant: () => 'and sold price and ask price and premium over asking',
  },
]

export const whatIsThere = wherever(
  /^(there|sale|offer|active|have|got|inventory|lose|lost|far|sells|moves|goes|closes|finally|dollar|money|market|list|asking|rent|under|below|over|above)$/,
  rules,
)
