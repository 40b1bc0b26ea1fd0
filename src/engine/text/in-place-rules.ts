// Which short words stand for others, and beside which words they do.
import { categoryInShort } from './category-in-short.ts'
import { slipsInPlace } from './slips-in-place.ts'
import { earnedOn } from './trade/earned-on.ts'

export interface InPlace {
  typed: RegExp
  raw?: RegExp
  meant: (typed: string) => string
  before?: RegExp
  behind?: RegExp
  /** The word after the next, and the one before the last. */
  then?: RegExp
  lead?: RegExp
}

export const inPlaceRules: readonly InPlace[] = [
  ...slipsInPlace,
  {
    typed: /^(fname|firstname|lname|lastname)$/,
    meant: typed => (typed.startsWith('f') ? 'first name' : 'last name'),
  },
  // "Average DOM by sub"; "sub $1.5M" is below it.
  { typed: /^sub$/, meant: () => 'subdivision', behind: /^(?![$\d]|million|half|one$|a$)/ },
  // "Pending orders > 3d".
  { typed: /^d$/, meant: () => 'days', before: /^\d+$/, behind: /^([,.;:)?]|old|ago|)$/ },
  // "How much do we make a night": what comes in for each, and no price.
  {
    typed: /^an?$/,
    meant: () => 'per',
    before: /^(make|makes|made|earn|earns|earned|gross|grossed)$/,
    behind: /^(night|stay|booking|order)$/,
    // "Guests who made a booking" made one.
    lead: /^(?!(who|that|have|has|guests|customers|people|buyers|shoppers|many)$)/,
  },
  // "Inquiries x device": what is counted, and its groups; a number of something is multiplied.
  {
    typed: /^x$/,
    meant: () => 'by',
    before: /^[a-z]{3,}$/,
    behind:
      /^(device|devices|month|week|quarter|year|weekday|day|city|state|type|property|status|source|channel|brand|category|categories|payment|subdivision|community|area|neighbou?rhood|beds|bedrooms|interest|event|pool|decade)$/,
  },
  // "Orders that land on a Monday".
  { typed: /^land(s|ed)?$/, meant: () => 'fall', behind: /^on$/ },
  // "Rated 4.2+ avg w/ 15+ products".
  { typed: /^(avg|average)$/, meant: () => 'on average', before: /^\+$/, behind: /^(with|and|,|in|for)$/ },
  ...earnedOn,
  ...categoryInShort,
  // "Homes that never had a monthly rental": a stay of such a length, and no home.
  {
    typed: /^rentals?$/,
    meant: typed => (typed === 'rental' ? 'stay' : 'stays'),
    before: /^(weekly|monthly)$/,
    behind: /^(?!income|rates?|revenue|prices?|earnings|fees?|homes?|houses?|propert|units?|listings?)/,
  },
  // "Is the average order larger with a credit card": in money, and no number of orders.
  {
    typed: /^(order|booking|purchase|sale)$/,
    meant: typed => `${typed} value`,
    before: /^average$/,
    behind: /^(larger|bigger|smaller|higher|lower)$/,
  },
  // "Do people pay more often with PayPal": how often they order, and no amount.
  {
    typed: /^(pay|pays|paid)$/,
    meant: () => 'order',
    before: /^(people|customers|buyers|shoppers|they|folks|we|clients|users)$/,
    behind: /^(more|less)$/,
    then: /^(often|frequently)$/,
  },
  // "Have done over 100k in sales".
  {
    typed: /^done$/,
    meant: () => 'made',
    before: /^(have|has|had)$/,
    behind: /^(over|more|at|above|under|less|fewer|between|\$|\d.*)$/,
  },
  // "How many did we close last month", "did anything close"; "before I close the month" is something else.
  {
    typed: /^close$/,
    meant: () => 'sell',
    before: /^(we|they|i|anything|something|nothing)$/,
    behind: /^(|[?.,]|in|last|this|during|since|between|per|by|each|every|yesterday|today|so)$/,
  },
  // "Name an how many": no article stands there.
  { typed: /^an$/, meant: () => 'and', behind: /^how$/, then: /^(many|much)$/ },
  { typed: /^st$/, meant: () => 'states', before: /^\d+$/, behind: /^by$/ },
  // "Bed ct", "ct of solds"; CT is also a state.
  { typed: /^ct$/, meant: () => 'count', before: /^(?!in$|from|of$|to$|near$|and$|or$|,$|state$|for$)/ },
  { typed: /^cts$/, meant: () => 'counts' },
  { typed: /^lo$/, meant: () => 'low' },
  { typed: /^hi$/, meant: () => 'high', behind: /^(to|lo|low|->)$/ },
  { typed: /^hi$/, meant: () => 'high', before: /^(to|lo|low)$/ },
  { typed: /^hi$/, meant: () => 'high', before: /^-$/ },
  { typed: /^diff$/, meant: () => 'different', before: /^(many|of|#|count)$/ },
  { typed: /^diff$/, meant: () => 'difference' },
  { typed: /^ave$/, meant: () => 'average', before: /^(|,|the|is|by|and|what|show)$/ },
  {
    typed: /^form$/,
    meant: () => 'from',
    before: /^(came|come|comes|coming|ordered|booked|leads|guests|visitors)$/,
  },
  // Words of their own, which nobody means beside these.
  { typed: /^moths?$/, meant: () => 'month', before: /^(last|this|next|by|per|each|every)$/ },
  { typed: /^weak$/, meant: () => 'week', before: /^the$/, lead: /^of$/ },
  {
    typed: /^beech$/,
    meant: () => 'beach',
    behind: /^(house|houses|home|homes|property|properties|rentals?)$/,
  },
  { typed: /^cary$/, meant: () => 'carry', before: /^(we|you|they|i)$/ },
  { typed: /^oders?$/, meant: typed => (typed === 'oder' ? 'order' : 'orders') },
  { typed: /^mush$/, meant: () => 'much', before: /^how$/ },
  { typed: /^pol$/, meant: () => 'pool', before: /^(with|a|no|without|and)$/ },
  // Behind thanks nothing is compared.
  { typed: /^thanks$/, raw: /^ty$/i, meant: () => 'this year', before: /^(vs|versus|v|and|to|\+)$/ },
  { typed: /^thanks$/, raw: /^ty$/i, meant: () => 'this year', behind: /^(vs|versus|v)$/ },
  { typed: /^st$/, meant: () => 'state', before: /^(by|per)$/ },
  { typed: /^mos?$/, meant: () => 'months', before: /^\d+$/ },
  // "One line a month": one for each of them.
  {
    typed: /^a$/,
    meant: () => 'per',
    before: /^(line|row|figure)$/,
    behind: /^(day|week|month|quarter|year)$/,
  },
  // "Take the completed orders and tell me how many": an order to the listener, and no takings.
  { typed: /^(take|grab)$/, meant: () => 'tell', before: /^$/, behind: /^(the|all|our|only|just|every|my)$/ },
  // "How many orders, no sorry, customers": a correction, and no number of an order.
  { typed: /^no$/, meant: () => 'nope', behind: /^(wait|sorry|actually|hold|hang|scratch)$/ },
  // "What is the different between ask and sold price".
  { typed: /^different$/, meant: () => 'difference', behind: /^between$/ },
  // "How many is cost a house": no number of things can be the price of one.
  {
    typed: /^many$/,
    meant: () => 'much',
    before: /^how$/,
    behind: /^(is|are|does|do|did)$/,
    then: /^(cost|costs|worth)$/,
  },
  // "How often was it booked", "does each type get booked", "and how often": a number; "how often do they order" is a habit.
  ...[
    { behind: /^(did|was|were|has|have|had|each|every|they)$/ },
    { behind: /^[.?]?$/, lead: /^(with|and)$/ },
    { behind: /^(does|do|is|are)$/, then: /^(each|every)$/ },
  ].map(where => ({ typed: /^often$/, meant: () => 'many times', before: /^how$/, ...where })),
  // "Came off a phone", "leads via Google": where it came from, and by what.
  {
    typed: /^off$/,
    meant: () => 'from',
    before: /^(come|comes|came|coming)$/,
    behind:
      /^(an?|their|his|her|mobile|phones?|tablets?|desktops?|google|facebook|instagram|airbnb|vrbo|the)$/,
    then: /^(?!market|shelf|shelves|board|block|table|asking|ask|list|listing|price)/,
  },
  // "Which brands are down this year", "which of them were up": they moved. A home is "down for maintenance", "up for sale".
  ...(['fell', 'rose'] as const).map(moved => ({
    typed: moved === 'fell' ? /^down$/ : /^up$/,
    meant: () => moved,
    before: /^(is|are|was|were)$/,
    behind: /^([?.,!]|this|last|since|over|compared|versus|vs|so|year|yoy|)$/,
    lead: /^(which|them|those|these|ones|(?!this$|his$)[a-z]{3,}s)$/,
  })),
  // "Do we make more money off weekly or monthly stays".
  {
    typed: /^off$/,
    meant: () => 'from',
    before: /^(money|cash|revenue|dollars|income)$/,
    lead: /^(more|most|less|least|much|the|any|no|make|made|earn|earned)$/,
  },
  {
    typed: /^off$/,
    meant: () => 'from',
    before: /^(make|made|making|earn|earned|earning)$/,
    behind: /^(?!the$|market|list|ask|price)[a-z]/,
  },
  // "Short, weekly and monthly": kinds of stays.
  {
    typed: /^short$/,
    meant: () => 'short stay',
    before: /^(?!into$|in$)/,
    behind: /^(,|and|or|vs|versus|\/)$/,
    then: /^(weekly|monthly)$/,
  },
  { typed: /^btw$/, meant: () => 'between', behind: /^[$\d]/ },
  {
    typed: /^as$/,
    meant: () => 'than',
    before:
      /^(more|less|fewer|older|newer|bigger|smaller|larger|higher|lower|cheaper|longer|shorter|greater|better|worse|earlier|later)$/,
    behind: /^([$\d]|an?$|one$|two$|three$|four$|five$|six$|ten$|twenty$|thirty$|the$|last$)/,
  },
  // "YTD check-ins, cxls out": left out; what is sold out or checks out is something else, and "cxls + refunds out" are two.
  {
    typed: /^out$/,
    meant: () => 'excluded',
    before: /^(?!checks$|times$)(cancell?ed|refunded|withdrawn|[a-z]{3,}s)$/,
    behind: /^([,.)]|)$/,
    lead: /^[,(;]$/,
  },
  // "Revenue for every city but Aspen": without it. Before a word of another clause "but" only goes on.
  ...[{ lead: /^(every|each|any)$/ }, { before: /^(type|types|method|methods|status)$/ }].map(place => ({
    typed: /^but$/,
    meant: () => 'except',
    before: /^[a-z]+$/,
    behind:
      /^(?!(not|no|only|just|with|without|also|still|never|the|this|last|those|these|ones|for|in|by|from|which|who|where|when|if|we|i|it|they|please|exclude|excluding|leave|leaving|skip|ignore|show|give|make|keep|drop|sorted|sort|even|and|a|an|all|any|one|per|on|at|to|of|as|is|are|it|its|their|our|my|first|limit|include|including|count|counting)$)[a-z]/,
    ...place,
  })),
  // "Products that have a stock of more than 100": so many, and not only some.
  ...[
    { behind: /^stock$/, then: /^(of|value|worth|level|levels|above|over|below|under)$/ },
    { behind: /^a$/, then: /^stock$/ },
  ].map(place => ({
    typed: /^(have|has|had)$/,
    meant: () => 'with',
    before: /^(products|product|items|item|skus|that|which|they|books|toys)$/,
    ...place,
  })),
  // "Latest 5 listings": those that were added last; what was sold has a later day of its own.
  ...[{ behind: /^listings?$/ }, { behind: /^(\d+|two|three|four|five|ten)$/, then: /^listings?$/ }].map(
    place => ({
      typed: /^latest$/,
      meant: () => 'newest',
      ...place,
    }),
  ),
  // "Avg '23 rental inc": the year is part of a name.
  { typed: /^'\d\d$/, meant: typed => `20${typed.slice(1)}`, behind: /^(rental|rent)$/ },
  // "By qtr, LY + TY": both of two times.
  {
    typed: /^\+$/,
    meant: () => 'and',
    before: /^(ly|year|month|quarter)$/,
    behind: /^(thanks|ty|ly|this|last)$/,
  },
  { typed: /^\+$/, meant: () => 'and', before: /^(20\d\d|q[1-4])$/, behind: /^(20\d\d|q[1-4])$/ },
  // "Products with fewer than 5 left, name and quantity": of whatever is listed.
  { typed: /^quantity$/, meant: () => 'qty', before: /^(and|,|with|&|\+)$/, behind: /^[,.?!]?$/ },
  // "Leads per channel, headcount": how many people; of a company it would be its staff.
  {
    typed: /^headcount$/,
    meant: () => 'count',
    before: /^([,:]|guests?|customers?|leads?|visitors?)$/,
    behind: /^[.?]?$/,
  },
  { typed: /^headcount$/, meant: () => 'count', before: /^$/, behind: /^(of|per|by)$/ },
]
