// Roundabout words for how much of it is meant: all of them, where, and by which of them the answer goes.
import { each } from '#engine/text/word-list.ts'
import type { Saying } from './sayings-of-time.ts'

export const ofScope: readonly Saying[] = [
  // What is in stock has one price here.
  {
    meant: '',
    said: 'at retail, @ retail, at retail value, at retail price',
    before: /^(value|worth|inventory|stock)$/,
  },
  // "The best seller for every category, one each".
  {
    meant: '',
    said: 'one each, one for each, one per each, just one each',
    before: /^,$/,
    behind: /^(|[.?!,])$/,
  },
  { meant: '', said: 'sitewide, storewide, site wide, store wide' },
  {
    meant: 'were added',
    said: each(
      'joined, entered, came into',
      'the catalog, the catalogue, our catalog, our catalogue, the range, our range, the lineup, the assortment',
    ),
  },
  // "I'm figuring out what to mark down, which products …": what it is for, and nothing that was marked down.
  {
    meant: 'what to do',
    said: each(
      'what to, which ones to',
      'mark down, discount, restock, reorder, promote, put on sale, clear out, drop, push, liquidate, reprice, feature, stock up on, get rid of, order more of',
    ),
    behind: /^(|[,.:;?!-]|so|and|next|first|now|soon|because|since|this|for)$/,
  },
  // "Homes including a pool" have one; "including those with a pool" lets them in as well.
  {
    meant: 'with',
    said: 'including',
    before: /^(homes?|houses?|listings?|properties|places|ones)$/,
    behind: /^an?$/,
  },
  // "Most popular listings, mobile only": homes, and nobody who wants to list one.
  {
    meant: 'homes',
    said: 'listings',
    before: /^(popular|viewed|clicked|shared|favorited|saved)$/,
    behind: /^,$/,
  },
  // "MLS inventory count": the listings, and no number of theirs.
  { meant: '', said: 'mls', behind: /^(inventory|listings|homes|data|database)$/ },
  // "Which of them must cost below 150".
  { meant: '', said: 'must', behind: /^(cost|run|rent|sleep)$/ },
  // "November and December added together".
  {
    meant: 'combined',
    said: 'added together, summed together, lumped together, put together',
    before: /[a-z\d]/,
    behind: /^([?.,!)]|please|pls|plz|)$/,
  },
  { meant: '', said: 'site wide, sitewide', behind: /^(conversion|abandonment|sessions)$/ },
  // "For the Monday stand-up": nothing goes up.
  {
    meant: 'meeting',
    said: 'stand up, standup',
    before: /^(the|our|my|this|a|daily|weekly|morning|team|monday|tuesday|wednesday|thursday|friday)$/,
  },
  // "Somebody is gaming us" plays no games.
  { meant: 'cheating us', said: 'gaming us, gaming the system' },
  // "Leads we have gotten off of Instagram".
  {
    meant: 'from',
    said: 'off of',
    before: /^(gotten|got|get|getting|came|come|coming|leads|visitors|us|had)$/,
  },
  { meant: 'nights were booked', said: 'nights were sold, nights have been sold' },
  // "By stock y/n": both ways, as any group has them.
  { meant: '', said: 'y n, yes no, y or n, yes or no', before: /^stock$/ },
  // "Total $ refunded". "# and $ refunded" speaks of orders.
  {
    meant: 'money',
    said: '$',
    before: /^(|total|the|in|of|,|:)$/,
    behind: /^(refunded|cancelled|canceled|returned|spent|earned|pending)$/,
  },
  // "Our biggest spender over in Chicago". "How much did we turn over in May" is another matter.
  {
    meant: 'in',
    said: 'over in',
    before:
      /^(customers?|buyers?|shoppers?|spenders?|clients?|guests?|people|folks|everyone|anyone|homes?|houses?|propert(y|ies)|listings?|places?|cabins?|ones?|orders?|bookings?|doing|living|live|based|is|are)$/,
  },
  // All of them.
  {
    meant: 'all',
    said: 'each and every, each and every one of, every last, every last one of, any and all, the entirety of',
  },
  { meant: '', said: 'across the board' },
  {
    meant: 'for everything',
    said: 'over everything, across everything',
    before: /^(hand|stock|quantity|price|value|inventory)$/,
  },
  // "Stock value of the whole catalog" is one number for all of it.
  {
    meant: '',
    said: ['catalog', 'assortment', 'range', 'shop', 'store']
      .flatMap(all => [`the whole ${all}`, `the entire ${all}`, `our whole ${all}`, `our entire ${all}`])
      .flatMap(whole => ['of', 'for', 'across', 'over'].map(lead => `${lead} ${whole}`))
      .join(', '),
    before: /[a-z]/,
    behind: /^([?.,!]|)$/,
  },
  {
    meant: '',
    said: 'whole catalog, entire catalog, the whole catalog, the entire catalog',
    before: /^[,(]$/,
  },
  // "The occupancy over all our homes": of a rate, all of them are meant anyway.
  {
    meant: '',
    said: each(
      each('over, across, of', 'all, all our, all of our, all the, all of the'),
      'homes, houses, listings, properties, places, units',
    ),
    before: /^(occupancy|rate)$/,
  },
  // "The abandonment rate over all the sessions we have".
  {
    meant: 'over all',
    said: 'over all the, over all of the, over all our, over all of our, across all the, across all of the, across all our, across all of our',
    behind:
      /^(sessions|visits|orders|purchases|customers|buyers|shoppers|products|items|bookings|stays|reservations|guests|listings|homes|houses|properties|sales|closings)$/,
  },
  // "Higher than it is for the shop as a whole".
  {
    meant: 'overall',
    said: ['shop', 'store', 'business', 'company', 'portfolio', 'market']
      .flatMap(all => [`the ${all} as a whole`, `the whole ${all}`, `the entire ${all}`, `our whole ${all}`])
      .flatMap(whole => [whole, `it is for ${whole}`, `that of ${whole}`])
      .join(', '),
    before: /^(than|above|below)$/,
    behind: /^([?.,]|)$/,
  },
  // "Adding it all up" adds no rows.
  {
    meant: 'in total',
    said: ['it', 'it all', 'them all', 'everything', 'that', 'them', 'all that']
      .flatMap(all => [`adding ${all} up`, `add ${all} up`, `adding up ${all}`])
      .join(', '),
    before: /^(so|if|we|you|,|)$/,
    behind: /^(,|how|what)$/,
  },
  {
    meant: 'in total',
    said: 'in aggregate, in the aggregate, in its entirety, in their entirety, taken as a whole, as a whole',
  },
  // "The occupancy over the entire portfolio": nothing is left out, and nothing divided.
  {
    meant: 'overall',
    said: each(
      'over the entire, over the whole, over our entire, over our whole, over the full, across the entire, across our entire, across our whole, for the entire, for our entire',
      'portfolio, business, company, operation, organization',
    ),
  },
  // "How is the warehouse looking, units by category": what is asked stands behind it.
  {
    meant: '',
    said: each(
      each(
        'how is the, how is our, how are the, how are our, how are, how is',
        'warehouse, shelves, shop, store, business, portfolio, things, market, stockroom',
      ),
      'looking, doing, going',
    ),
    before: /^$/,
    behind: /^[,:;-]$/,
  },
  // "What did we take in last week, all of it together".
  {
    meant: 'in total',
    said: `all of it together, all of that together, everything together, all of it combined, all of them together,
      all of these together, all of those together, all of them put together, all of them taken together, all of them as one`,
    before: /^([,;-]|week|month|year|quarter)$/,
    behind: /^([?.,;]|)$/,
  },
  // "How much are they worth together".
  {
    meant: 'in total',
    said: 'together, altogether, all together, put together, combined together, taken together',
    before: /^(worth|cost|costs|make|made|earn|earned|bring|brought|in|spent|spend|total)$/,
    behind: /^([?.,]|in|this|last|for|so|)$/,
  },
  // "Apple Pay + Google Pay revenue together"; what is "bought together" is something else.
  {
    meant: 'in total',
    said: 'together, altogether, taken together, lumped together, put together',
    before:
      /^(revenue|sales|income|turnover|orders|bookings|reservations|stays|nights|units|refunds|listings|money)$/,
    behind: /^([?.,;]|)$/,
  },
  { meant: '', said: 'lumped together, taken together, rolled together, all lumped together', before: /s$/ },
  // "By type and, inside that, by status".
  {
    meant: '',
    said: 'inside that, within that, inside those, within those, inside each, within each, inside it, within it',
    before: /^(,|and|then)$/,
    behind: /^(,|by)$/,
  },
  // Where, if anywhere.
  {
    meant: '',
    said: 'somewhere, someplace, anywhere, anyplace, everywhere',
    behind: /^(in|on|within|at|between|from|under|inside|around|[?.,!]|)$/,
  },
  { meant: 'across', said: 'all over', behind: /^(?!an?$|again$|\d|\$)[a-z]/ },
  {
    meant: '',
    said: 'over',
    behind: /^(in|at)$/,
    before: /^(homes?|houses?|listings?|places?|properties|customers?|guests?|sales)$/,
  },
  { meant: 'from', said: 'hailing from' },
  {
    meant: 'only',
    said: 'only looking at, just looking at, looking only at, looking just at, only considering, only counting',
    before: /^(,|and|but|oh|)$/,
  },
  // "The abandonment rate, looking at October only".
  {
    meant: '',
    said: 'looking at, looking just at, if we look at, if you look at',
    before: /^,$/,
    behind: /^(?!how$|which$|what$)/,
  },
  // Which of them the answer goes by.
  {
    meant: 'among the ones',
    said: `going by the ones, going by those, judging by the ones, judging by those, based on the ones, based on those, based only on the ones,
      counting the ones, counting those`,
    before: /^(?!not$)/,
    behind: /^(that|which|who|with|in|from|sold|closed)$/,
  },
  {
    meant: 'among',
    said: 'going by, judging by, judging from',
    behind:
      /^(homes|houses|listings|sales|orders|purchases|closings|reservations|bookings|stays|sold|closed|completed|actual)$/,
  },
]
