// How people ask for rows and their columns: "closings of homes with a pool", "in order of closing", "only the winner".
import { each } from '#engine/text/word-list.ts'
import type { Saying } from './sayings-of-time.ts'

export const ofLists: readonly Saying[] = [
  // "Closings of homes with a pool": those, and no homes beside them.
  {
    meant: 'closings',
    said: 'closings of homes, closings of houses, closings of listings, closings of properties',
    behind: /^(with|without|built|in|that|over|under|by|above|below|,)$/,
  },
  // "The houses we still try to sell".
  {
    meant: 'for sale',
    said: each(
      'we still, we are still, we are, still, we',
      'try to sell, trying to sell, attempting to sell, looking to sell, attempt to sell',
    ),
    before: /^(homes|houses|listings|properties|ones|places|that|which)$/,
    behind: /^([,.?!;:(]|with|built|in|and|right|now|at|priced|under|over|)$/,
  },
  // "Which area has the most new construction for sale": so many homes of that kind.
  {
    meant: 'new construction homes',
    said: 'new construction, new constructions',
    before: /^most$/,
    behind: /^(for|on|in|right|now|under|[?.]|)$/,
  },
  // "Price and units in inventory".
  { meant: 'in stock', said: 'in inventory', before: /^(units|pieces|quantity|number|items)$/ },
  // "What is sold out, give name, brand and price": columns, and no given name.
  { meant: 'with name', said: 'give name, give names, give me name', before: /^[,;.]$/ },
  {
    meant: 'newest',
    said: each(
      'our, the',
      'most recent launch, latest launch, newest launch, most recent release, latest release',
    ),
    before: /^(is|was|are)$/,
    behind: /^([?.,]|)$/,
  },
  // "Which area did the most volume last year, only the winner and how much it was".
  {
    meant: '',
    said: each('only, just', 'the winner, the top one, the number one, the leader, the first one'),
    before: /^,$/,
    behind: /^([?.,]|and|)$/,
  },
  // "The widest gap between its cheapest and its priciest home".
  { meant: 'biggest', said: 'widest', behind: /^(gap|difference|spread|distance)$/ },
  { meant: 'how much', said: 'how wide', before: /^(and|,)$/, behind: /^(is|was|it|[.?!]|)$/ },
  // "In order of closing": by the day of it.
  {
    meant: 'sorted by close date',
    said: 'in order of closing, in order of close, in closing order, in the order they closed, in order of when they closed',
  },
  // "Which two sold homes sat longest before they went".
  {
    meant: '',
    said: each(
      'before',
      'they went, it went, they sold, it sold, selling, they closed, it closed, being sold, closing',
    ),
    before: /^(longest|most|market)$/,
  },
  // "An active home is waiting on the market".
  { meant: '', said: 'waiting', before: /^(is|been|are|was|were)$/, behind: /^on$/ },
]
