// "The biggest haircut off asking, percentage-wise", "the six best rental earners": what a home gave up or took in, by the names that
// the numbers have.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const ask = '(?:the |their |its )?(?:asking|ask|list|listing)(?: price)?'
const most = '(?:the )?(?<most>biggest|largest|deepest|steepest|highest|worst|smallest)'
const cut = '(?:haircuts?|markdowns?|price hits?|hits?|cuts?|reductions?|price drops?|drops?|concessions?)'
const inPercent =
  '(?:percentage wise|percent wise|% wise|in percent(?:age)?(?: terms)?|in %(?: terms)?|by percent(?:age)?|as a percent(?:age)?|relative to ask)'
const of = '(?:off|from|on|below|under|against|vs|versus|to)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?<verb>(?:that )?(?:took|take|takes|suffered|saw|had|got|swallowed|accepted|with) )?${most} (?<first>(?:percent(?:age)?|%|pct) )?${cut} ${of} ${ask}(?: ,)?(?<way> ${inPercent})?`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['verb'] === undefined ? '' : 'with '}the ${groups['most'] === 'smallest' ? 'smallest' : 'biggest'} ${groups['way'] === undefined && groups['first'] === undefined ? '' : 'percent '}discount`,
  },
  {
    said: /(?<=\bdiscounts?\b.*(?:and|,|with|\+|:|\?) )(?:the )?(?:pct|percent|percentage|%) (?:off|below|under)(?: ask| asking| list)?(?= [,.?!]|$)/,
    meant: () => 'percent discount',
  },
  {
    said: /\b(?<many>\d+ |two |three |four |five |six |ten )?(?<best>best|top|biggest|highest)(?<late> (?:\d+|two|three|four|five|six|ten))? (?:(?:in|of|for) )?(?<year>2023 )?(?:rental|rent|renting|rental income) (?:earners|producers|performers|incomes)(?: (?:in|of|for) 2023)?\b/,
    meant: ({ groups = {} }) =>
      `top ${groups['many'] ?? ''}${groups['late'] ?? ''} homes by rental income in 2023`,
  },
  {
    said: /(?<=\brental income in 2023\b.*, )(?<columns>(?:(?:address|mls|subdivision|beds|price|ask) (?:, |and )?)+)(?:rental )?(?:income|rent)(?= [,.?!]|$)/,
    meant: ({ groups = {} }) =>
      `${(groups['columns'] ?? '').replaceAll(/,|and/g, ' ').split(' ').filter(Boolean).join(' and ')} and rental income in 2023`,
  },
  // "Rental income above 60k, best earner first: address, income, ask price".
  {
    said: /(?<=\b(?:rental income|rented|rent)\b.*(?:[,:;.?!+]|and|with|plus|show|list|give me) )(?:(?:the|that|its|their|this|each) )?(?:income|rental)(?= (?:[,.?!]|and |please|too|figure|amount|as well)|$)/,
    meant: () => 'rental income',
  },
  // "2023 rent as % of ask, show the %": the one that is ranked by is shown.
  {
    said: /(?<=\b(?:(?:rent|income) (?:as|in) (?:a )?(?:percent|percentage|%|pct) of|rent \/) (?:the )?(?:asking|ask|list|price)\b.*|\b(?:yield|yld)\b.*) (?:[,;:.-]|and|with) (?:(?:show|give|list|include)(?: me)? )?(?:the |that )?(?:percent|percentage|%|pct|ratio)(?: too| as well| please)?(?= [.?!]|$)/,
    meant: () => '',
  },
  // "Earned the owner at least 10% of the ask price in rent": the rent is held against the price, and not one price against another.
  {
    said: new RegExp(
      `\\b(?:(?:that|which|who) )?(?:(?:have|has|had) )?(?:earned|made|brought in|grossed|returned|generated|paid|collected|took in)(?: (?:the|their|its) owners?)? (?<bound>at least|at most|more than|less than|over|under|above|below) (?<part>[\\d.]+) (?:%|percent) of ${ask} in (?:rent|rental income)(?: in (?:20)?23)?`,
    ),
    meant: ({ groups = {} }) =>
      `with rental income ${groups['bound'] ?? ''} ${groups['part'] ?? ''} % of ask price`,
  },
  // "Average ask per bedroom by area": a price over the rooms; without another group it may be one line for each number of rooms.
  {
    said: /\b(?:ask|asking price|ask price|list price|price) per (?<room>bed|bedroom)(?= .*\b(?:by|per|in each|for each) (?:area|subdivision|neighbou?rhood|community)\b)/,
    meant: ({ groups = {}, 0: said }, question) =>
      /\b(?:actives?|for sale|on the market|pending|under contract)\b/.test(question)
        ? `price per ${groups['room'] ?? ''}`
        : said,
  },
  // "Highest ask price per bedroom among actives": by what is paid for each room, and not by the whole price.
  {
    said: /\b(?<end>highest|lowest|cheapest|biggest|best|least|most expensive|by|with the (?:highest|lowest|best)) (?:the )?(?<kind>asking|ask|list|sold|sale|closing) (?:price )?per (?<room>bed|bedroom)\b/,
    meant: ({ groups = {}, 0: said }, question) => {
      const isSold = /^(?:sold|sale|closing)$/.test(groups['kind'] ?? '')
      const others = /\b(?:actives?|for sale|on the market|pendings?|under contract)\b/.test(question)
      if (isSold === others) return said
      const end = (groups['end'] ?? '')
        .replace(/^cheapest|^least/, 'lowest')
        .replace(/^most expensive|^biggest/, 'highest')
      const sold =
        isSold && !/\b(?:sold (?!price)|solds|sales|closings|closed)\b/.test(question) ? ' of sold homes' : ''
      return `${end} price per ${groups['room'] ?? ''}${sold}`
    },
  },
  // "How much did owners in Old Town make from rentals": all of them together, as no one of them is named.
  {
    said: /^(?:how much|what)(?: money)? (?:did|do) (?:the |our |all |all the )?(?<who>(?!each|every|any)(?:[a-z]+ ){0,3}?)(?:owners|homeowners|landlords|sellers)(?<where>(?: (?:in|of|at) (?:[a-z]+ ){0,2}?[a-z]+)?) (?:make|earn|take in|collect|bring in|pull in|get|gross|report) (?:in|from|off) (?:rents?|renting|rentals?|rental income)(?: (?:(?:it|them) )?out)?(?: in (?:20)?23)?(?:(?: ,)? (?:all together|altogether|in total|in all|combined|all told))?(?= [.?!]|$)/,
    meant: ({ groups = {} }) =>
      `total rental income in 2023${groups['who'] ? ` in ${groups['who'].trim()}` : ''}${groups['where'] ?? ''}`,
  },
  // "Sum of the owners' 2023 rental income": of the homes that have one; nobody counts owners or the year.
  {
    said: /\b(?<fn>sum|total|average|avg|mean|median|combined)(?: amount)?(?: of)?(?: (?:all|the|our|their|its|every))*(?: (?:home ?|property )?owner'?s'?)?(?: reported| own)? (?:20)?23 (?:rental income|rental earnings|rent income|rents?)\b/,
    meant: ({ groups = {} }) =>
      `${/^(?:sum|combined)$/.test(groups['fn'] ?? '') ? 'total' : (groups['fn'] ?? '')} 2023 rental income`,
  },
]

export const priceTalk = wherever(
  /^(haircuts?|markdowns?|hits?|cuts?|reductions?|drops?|concessions?|earners|producers|performers|rents?|rentals?|renting|income|yield|yld|bed|bedroom)$/,
  rules,
)
