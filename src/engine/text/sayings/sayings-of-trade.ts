// How people in trade speak of what goes well, of what one costs and of who came back: "what flew off the shelves", "what does a night run".
import { each } from '#engine/text/word-list.ts'
import { ofJoining } from './sayings-of-joining.ts'
import { ofLimits } from './sayings-of-limits.ts'
import { ofLists } from './sayings-of-lists.ts'
import type { Saying } from './sayings-of-time.ts'

const ends = /^([,.?!;)]|at|in|for|on|with|there|here|us|you|me|these|this|nowadays|)$/

export const ofTrade: readonly Saying[] = [
  ...ofJoining,
  ...ofLimits,
  ...ofLists,
  // "Views + conv %".
  { meant: 'completely out of', said: 'totally out of, entirely out of, fully out of, clean out of' },
  { meant: 'conversion rate', said: 'conv %, conv pct, conv rate, conversion %, conversion pct' },
  // "Confirmed dollars on the books, whole portfolio".
  {
    meant: '',
    said: each(
      'whole, entire, full, the whole, the entire, our whole',
      'portfolio, business, company, operation, shop, store',
    ),
    before: /^[,;]$/,
    behind: /^([?.,;]|)$/,
  },
  // "The average price per night that is asked in Utah".
  {
    meant: '',
    said: 'is asked, are asked, is being asked, do we ask, that we ask, is charged, do we charge, listed',
    before: /^(night|nightly|rate|rates)$/,
    behind: /^(in|for|of|per|on|at)$/,
  },
  // "Size of the available inventory", "portfolio size": how many there are.
  {
    meant: 'number of',
    said: 'size of the, size of our, the size of the, the size of our',
    behind: /^(inventory|portfolio|available|active|guest|repeat|customer|buyer|lead|catalog|catalogue)$/,
  },
  { meant: 'number of listings', said: 'inventory size, portfolio size', before: /^(|the|our|is|,)$/ },
  { meant: '', said: 'base', before: /^(guest|customer|client)$/, behind: /^([,.?!]|in|)$/ },
  // "For the full inventory", "beach house segment": nothing is left out, and nothing named.
  {
    meant: '',
    said: each(
      'for, of, across, over',
      'the full inventory, the full portfolio, our full inventory, our full portfolio, the whole inventory, the entire inventory',
    ),
    before: /^(rate|rates|price|prices|revenue|occupancy|stay|value|income)$/,
  },
  {
    meant: '',
    said: 'segment',
    before: /^(?!(?:this|which|each|every|per|by|the|what|a|our)$)[a-z]+$/,
    behind: /^([,.?!]|last|this|)$/,
  },
  // "If you take last year's bookings, …": of those.
  { meant: 'of', said: 'if you take, if we take, if i take, if you look at, if we look at', before: /^$/ },
  // "The flow of prospects by month".
  {
    meant: 'number of',
    said: 'flow of, stream of, intake of, influx of',
    behind:
      /^(leads|prospects|visitors|bookings|reservations|orders|inquiries|listings|customers|guests|arrivals)$/,
  },
  // "We're doing the annual review": no reviews of products, and no years of them.
  {
    meant: 'meeting',
    said: each('annual, yearly, quarterly, monthly, weekly, year end, performance', 'review, reviews'),
    before: /^(the|our|my|an|a|doing|their|his|her)$/,
    behind: /^(?!counts?$|numbers?$|ratings?$)/,
  },
  {
    meant: 'sold best',
    said: each(
      'flew, flies, fly, flying, was flying, were flying',
      'out, off the shelves, off the shelf, off shelves, out the door',
    ),
    before: /^(products|items|things|toys|brands|that)$/,
  },
  // "What percent of our shoppers became repeat customers": what they are now.
  {
    meant: 'are',
    said: 'became, become, have become, turned into, turn into, have turned into, ended up as, ended up being, ended up',
    behind: /^(repeat|returning|regular|regulars|loyal)$/,
  },
  // "What percentage belongs to each subdivision".
  {
    meant: 'goes to',
    said: 'belongs to, belong to, falls to, falls on, is attributable to, can be attributed to, is owed to',
    behind: /^(each|every)$/,
  },
  // "Subdivisions with 3+ closings, ct & avg DOM"; Connecticut is a place.
  {
    meant: 'count',
    said: 'ct, cts',
    before: /^([,&+:(-]|and|with|the|show|plus|order|listing|row)$/,
    behind: /^([,&+.?)]|and|by|per|desc|plus|)$/,
  },
  {
    meant: 'no upcoming bookings',
    said: each(
      'nothing on the books, nothing booked, nothing on the calendar, nothing lined up, nobody booked, nobody on the books',
      'ahead, ahead of us, coming up, going forward, from here on, from here on out, from today on, from now on',
    ),
  },
  {
    meant: 'no upcoming bookings',
    said: 'nothing upcoming, nothing upcoming on the calendar, nothing upcoming on the books, nothing else upcoming, nothing scheduled',
    before: /^(and|but|with|have|has|having|show|shows)$/,
    behind: /^([,.?!;)]|at|right|now|and|)$/,
  },
  {
    meant: 'how much revenue from',
    said: each(
      'how much money, how much, how much revenue, how much cash, how much income',
      'do we have coming in from, have we got coming in from, do we have coming from, is still coming in from, is set to come in from, is due to come in from, do we still have coming in from',
    ),
  },
  // "What does a night run at our beach houses", "what's a night run".
  {
    meant: 'what does a night cost',
    said: each('what does, what would, what is, what will', 'a night run, one night run, the night run'),
    behind: ends,
  },
  {
    meant: 'how much does a night cost',
    said: 'how much does a night run, how much is a night run, how much would a night run',
    behind: ends,
  },
  {
    meant: 'cost',
    said: 'run, runs',
    before: /^(houses|homes|cabins|chalets|lofts|villas|cottages|places|listings|rentals|they)$/,
    behind: /^(a|per|on)$/,
  },
  // "… and how much are we talking": what it comes to.
  {
    meant: '',
    said: 'are we talking, are we talking about, are we talking here, are we talking about here',
    before: /^(much|money|many|revenue|income|cash|dollars|[a-z]{3,}s)$/,
    behind: /^([,.?!;)]|in|for|from|this|last|per|by|on|over|)$/,
  },
  // "For the one-page investor summary": how long it is to be. A page view is an event.
  {
    meant: '',
    said: each('one, two, three, single, half, 1, 2, 3', 'page, pages'),
    before: /^(the|a|an|my|our|this|quick)$/,
    behind: /^(?!views?$|visits?$|loads?$)[a-z]/,
  },
  // With a time behind it, the nights that lie in it would be meant, and not the arrivals.
  {
    meant: 'no upcoming bookings',
    said: each('an empty, empty, a blank, a clear, a bare, a wide open', 'calendar, calendars'),
    before: /^(with|have|has|having|show|shows)$/,
    behind: /^([,.?!;)]|at|right|now|and|)$/,
  },
  {
    meant: 'with no upcoming bookings',
    said: each(
      'whose calendar is, whose calendars are, where the calendar is',
      'empty, completely empty, still empty, wide open, blank, bare',
    ),
    behind: /^([,.?!;)]|at|right|now|and|before|)$/,
  },
  // "At least 15 products in the range".
  {
    meant: 'in the catalog',
    said: 'in the range, in our range, in their range, in its range',
    before: /^(products?|items?|articles?|skus?|are|there|have|carry)$/,
    behind: /^([?.,!]|)$/,
  },
  // "What our revenue came in at last quarter" is no arrival; "homes that came in at 500k" have a price.
  {
    meant: 'was',
    said: 'came in at, come in at, came out at, clocked in at, landed at, ended up at, stood at',
    behind: /^(in|last|this|for|since|during|over|so|q[1-4]|[?.,]|)$/,
  },
  // "Where did revenue land last month", "where did we end up on bookings".
  {
    meant: 'what was',
    said: each(
      'where did we, where do we, where have we',
      'end up on, end up with, end up for, land on, land with, come out on, stand on, stand with, stand in terms of',
    ),
  },
  // "Revenue at the city level".
  {
    meant: '',
    said: 'level',
    before:
      /^(city|state|area|subdivision|neighborhood|community|brand|category|source|property|type|method|status|device|month|quarter|year)$/,
  },
  // "Four bedrooms, must be available".
  {
    meant: '',
    said: 'must be, has to be, have to be, needs to be, need to be, should be',
    before: /^([,;]|and)$/,
    behind: /^(available|active|in|under|over|on|at|below|above|for)$/,
  },
  { meant: 'spend', said: 'leave with us' },
  { meant: 'spent the most', said: 'dropped the most money, left the most money' },
  // "Who paid us the most this year"; what was paid the most for is one order.
  {
    meant: 'spent the most',
    said: 'paid the most, paid most, paid us the most, paid me the most, paid us most, paid the most money, paid us the most money, paid in the most',
    before: /^(who|customers?|guests?|that|has|have|buyers?|clients?|shoppers?)$/,
    behind: /^([,.?!]|this|last|in|since|so|with|to|and|during|of|ever|overall|altogether|)$/,
  },
  // "My best going article", "which brand runs best".
  {
    meant: 'best selling',
    said: 'best going, best running, best moving',
    behind: /^(articles?|products?|items?|brands?|categor(y|ies)|books?|toys?|things?|goods|skus?)$/,
  },
  {
    meant: 'sells the best',
    said: each('goes, runs, moves, goes over the counter', 'best, the best'),
    before: /^(articles?|products?|items?|brands?|category|books?|toys?|thing|sku|what)$/,
  },
  {
    meant: 'sell the best',
    said: each('go, run, move', 'best, the best'),
    before: /^(articles|products|items|brands|categories|books|toys|things|goods|skus)$/,
  },
]
