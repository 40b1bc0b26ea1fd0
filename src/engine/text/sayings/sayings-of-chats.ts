// Little words of a chat, which change nothing of what is asked.
import { each } from '#engine/text/word-list.ts'
import type { Saying } from './sayings-of-time.ts'

export const ofChats: readonly Saying[] = [
  // "Just electronics tho", "though only the cabins".
  { meant: '', said: 'though', before: /[a-z\d]/, behind: /^([.?!,]|please|)$/ },
  { meant: '', said: 'though', before: /^$/, behind: /^(just|only|for|with|by|without|not|in)$/ },
  // "Last month in three numbers: orders, revenue and AOV".
  {
    meant: '',
    said: each('in', each('two, three, four, five, a few', 'numbers, figures, columns, words')),
    before: /[a-z\d]/,
    behind: /^[:,.-]$/,
  },
  // "By month of planned check-in": as it stands in the books.
  {
    meant: '',
    said: 'planned, scheduled, intended, expected, original, originally planned',
    before: /^(of|by|per|the|their|its|with|and)$/,
    behind: /^(check|checkin|checkins|checkout|arrival|arrivals|departure|departures|stay)$/,
  },
  // "My places by kind, so how many cabins, how many lofts and so on".
  {
    meant: 'type',
    said: 'kind, kinds, sorts',
    before: /^(by|per)$/,
    behind: /^([,.?!;:]|so|and|with|for|in|this|last|since|please|)$/,
  },
  // "Leads that didn't bother to leave a message".
  {
    meant: 'did not',
    said: 'did not bother to, did not bother and, did not care to, never bothered to, did not even bother to',
    behind: /^(leave|write|give|book|order|buy|come|send|say)$/,
  },
  // "Expired + withdrawn, how many together".
  {
    meant: 'in total',
    said: 'together, all together, are there together, is that together, are that together, do we have together',
    before: /^many$/,
    behind: /^([.?!]|please|)$/,
  },
  {
    meant: 'on average for',
    said: 'averaged over, averaged across',
    behind: /^(all|the|our|those|every|homes|houses)$/,
  },
  // "All the rent owners say they took in".
  {
    meant: '',
    said: each('say, said, claim, claimed, report, reported, tell us, told us', 'they, that they'),
    before: /^(owners|sellers|landlords|people|who|that)$/,
    behind: /^(took|take|made|make|got|get|earned|earn|collected|collect|received|had|have|charged)$/,
  },
  // "Buyers checking out with completed orders".
  {
    meant: '',
    said: 'checking out, checkin out, who checked out, that checked out, checked out',
    before: /^(have|buyers|customers|shoppers)$/,
    behind: /^with$/,
  },
  // Those who ask stop their car; no home has a place for it.
  { meant: 'driving', said: 'parking', before: /^(am|im|just|still)$/ },
  // "With MLS number and last asking price": a home has one.
  {
    meant: 'asking price',
    said: each('last, latest, final, most recent', 'asking price, ask price, listed price'),
  },
  // "How many dollars below asking did the buyers get it".
  {
    meant: 'did they go',
    said: each(
      'did',
      each(
        'the buyers, buyers, people, our buyers',
        'get it, get them, get the house, get the home, get the homes, buy it, buy them',
      ),
    ),
    before: /^(asking|ask|list|price)$/,
  },
  // "Areas where we closed nothing last month".
  {
    meant: 'nothing closed',
    said: each('we, i', 'closed nothing, sold nothing, have closed nothing, have sold nothing'),
    before: /^where$/,
  },
  // "Stuff that is lying in the warehouse".
  { meant: '', said: 'lying, laying', before: /^(is|are)$/, behind: /^(in|on|around)$/ },
  { meant: '', said: 'died on us, went dead on us, flopped on us', before: /^listings$/, behind: /^[,:(]$/ },
  { meant: 'expired', said: 'expireds', behind: /^(and|or|&|\+|plus)$/ },
  { meant: 'withdrawn', said: 'withdrawns', before: /^(and|or|&|\+|plus)$/ },
  // "What a home costs per night for each bedroom".
  {
    meant: 'per bedroom',
    said: each('per night, a night', 'for each bedroom, per bedroom, for every bedroom, and bedroom'),
  },
  {
    meant: 'total',
    said: 'total of all the, sum of all the',
    behind: /^(rent|rental|revenue|money|income|volume)$/,
  },
  // Units of one order, as shops call them.
  { meant: '', said: 'upt', behind: /^\($/ },
  { meant: 'average units per completed order', said: 'upt', before: /^(?!average$|avg$|mean$)/ },
  { meant: 'units per completed order', said: 'upt', before: /^(average|avg|mean)$/ },
]
