// Colorful words for holding one thing against another, for cutting a number into parts, and for one part of a whole.
import { each } from '#engine/text/word-list.ts'
import type { Saying } from './sayings-of-time.ts'

const opens = /^(|[,.:;?!-]|please|kindly|you|just|now|then|and|also|so|to|me|us|can|but)$/
const partOf =
  'sliver, wedge, hunk, morsel, crumb, helping, cut, swath, swathe, slab, dollop, fragment, bit, piece'

const stars = /^(\d.*|two|three|four|five|a)$/
/** A verb: a refund rate better than 5% rates nothing. */
const whoRates = /^(that|which|who|[a-z]+s)$/

const byMoney = /^(dollar|volume|revenue|turnover|income)$/

const kinds =
  /^(month|week|quarter|device|devices|city|cities|state|states|type|types|status|statuses|source|sources|channel|channels|brand|brands|category|categories|payment|subdivision|subdivisions|community|area|areas|neighborhood|neighborhoods)$/
const groups = new RegExp(`${kinds.source}|^(number|property|beds|bedrooms)$`)

export const ofComparing: readonly Saying[] = [
  // "Which area moved the most dollar volume": by what is named, and not by how many were sold.
  {
    meant: 'had the most',
    said: each(
      'sold, sells, sell, moved, moves, move, shifted, shifts, shift, pushed, pulled, did, does',
      'the most, the highest',
    ),
    behind: byMoney,
  },
  {
    meant: 'had the lowest',
    said: each(
      'sold, sells, sell, moved, moves, move, shifted, shifts, shift, did, does',
      'the least, the lowest',
    ),
    behind: byMoney,
  },
  // "Which products got refunded the most times".
  {
    meant: 'most often',
    said: 'the most times, most times, the most number of times',
    before:
      /^(refunded|returned|booked|cancelled|canceled|ordered|bought|sold|viewed|favorited|saved|shared|clicked|stayed|purchased)$/,
  },
  // "Products costing more than $200": what they cost, and not what they cost us.
  {
    meant: 'that cost',
    said: 'costing',
    before: /s$/,
    behind: /^(more|less|over|under|above|below|at|between|from|upwards|up|\$|\d.*|north|exceeding)$/,
  },
  // "Strictly more bathrooms than bedrooms".
  {
    meant: '',
    said: 'strictly',
    behind:
      /^(more|less|fewer|greater|over|under|above|below|higher|lower|between|before|after|larger|smaller|bigger|longer|shorter|better|cheaper)$/,
  },
  // Extended stays are those by the month; the most extended ones are long.
  {
    meant: 'longest',
    said: 'most extended, most prolonged, most drawn out',
    behind: /^(stay|booking|reservation|visit)s?$/,
  },
  // "Which sold over asking, and how many dollars more?"
  {
    meant: 'by how much',
    said: each(
      'how many dollars, how many bucks, how much, how much money',
      'more, less, extra, over it, under it, above it, below it',
    ),
    before: /^(and|,)$/,
    behind: /^([?.!]|)$/,
  },
  // "Brands averaging over 4.2 stars", "whose products average below 4 stars": a verb; behind a verb or an article it names a number.
  {
    meant: 'on average',
    said: 'averaging',
    behind: /^(over|under|above|below|more|less|at|better|worse|higher|lower|\d.*)$/,
  },
  { meant: 'over', said: 'better than, higher than', before: /^averag(e|es|ed|ing)$/, behind: /^\d/ },
  { meant: 'over', said: 'past', before: /^priced$/, behind: /^(\$|\d.*)$/ },
  // "Electronics rated better than four".
  {
    meant: 'rated over',
    said: 'rated better than, rated higher than, reviewed better than',
    behind: stars,
  },
  { meant: 'rated under', said: 'rated worse than, rated lower than', behind: stars },
  { meant: 'rated over', said: 'rates better than, rate better than', before: whoRates, behind: stars },
  { meant: 'rated under', said: 'rates worse than, rate worse than', before: whoRates, behind: stars },
  { meant: 'under', said: 'worse than, lower than', before: /^averag(e|es|ed|ing)$/, behind: /^\d/ },
  {
    meant: 'on average',
    said: 'average, averages, averaged',
    before: /^(that|which|who|they|(?!its|has|this|was|does|whose|is|with|plus|as|us)[a-z]{2,}s|people)$/,
    behind: /^(over|under|above|below|more|less|fewer|at|between|\$)$/,
  },
  {
    meant: '',
    said: each('across, over', 'their products, all their products, all of their products'),
    before: /^(stars?|ratings?|average|points|\d.*)$/,
  },
  // "Phones pitted against desktops", "2025 stacked up against 2024".
  {
    meant: 'versus',
    said: each(
      `pitted, squared off, squared up, squaring off, stacked, stacked up, measured, measured up, set, held, held up, weighed, weighed up,
      put up, going up, lined up, matched, matched up, benchmarked, facing off, face off, sized up, ranged, played off, put`,
      'against',
    ),
    before: /[a-z\d)]/,
  },
  // "How Aspen measures up to Destin", "how does Aspen measure up against Destin".
  {
    meant: 'versus',
    said: each(
      'measure up, measures up, stack up, stacks up, hold up, holds up, shape up, shapes up, match up, matches up',
      'to, against, with, next to, beside',
    ),
    before: /[a-z\d)]/,
    behind: /^(?!the$|our$|last$|this$|what$|expectations?$|plan$|budget$)[a-z]/,
  },
  {
    meant: 'versus',
    said: each(
      'head to head, toe to toe, neck and neck, nose to nose, eye to eye, face to face, in a face off, in a duel, in a showdown, in a matchup',
      'with, against',
    ),
    before: /[a-z\d)]/,
  },
  {
    meant: 'versus',
    said: 'contrasted with, contrasted to, contrasted against, juxtaposed with, juxtaposed to, juxtaposed against',
  },
  {
    meant: 'side by side',
    said: `toe to toe, head to head, nose to nose, neck and neck, cheek by jowl, shoulder to shoulder, one against the other,
      one next to the other, one beside the other`,
    behind: /^([,.:;?!]|in|on|for|by|this|last|over|since|during|)$/,
  },
  // "How do bookings fall across the days of the week": how they lie, and no decline.
  { meant: 'spread across', said: 'fall across, fall out across, lie across, land across' },
  // "Takings dissected by kind of home", "sliced and diced per state".
  {
    meant: 'split by',
    said: each(
      `dissected, sliced, diced, sliced and diced, carved up, carved, chopped up, chopped, segmented, partitioned, parceled out,
      parcelled out, itemized, itemised, bucketed, teased apart, divvied up, broken apart, disaggregated, unbundled, fanned out,
      separated, separated out, sorted out, laid out, cut up, chunked, aged`,
      'by, per, along, according to',
    ),
  },
  // "Separated for the number of beds"; what is split for July is within a time.
  {
    meant: 'split by',
    said: each(
      'separated, separated out, split, split up, split out, broken down, broken out, divided',
      'for, for the',
    ),
    behind: groups,
  },
  // "Income divided per state"; revenue divided by orders is computed.
  {
    meant: 'split by',
    said: each(
      'divided, divided up, divided out',
      'per, along, according to, by, over, among, into, across, between, over the, among the, across the, between the',
    ),
    behind: kinds,
  },
  {
    meant: 'split',
    said: `dissect, slice and dice, slice up, slice, dice, carve up, carve, chop up, segment, partition, divvy up, divvy, parcel out,
      tease apart, break apart, disaggregate, unbundle`,
    before: opens,
    behind: /^(?!of$|and$|$)/,
  },
  // "How are our homes strewn across the states".
  {
    meant: 'distributed across',
    said: each(
      'strewn, scattered, sprinkled, dotted, dispersed, peppered, spattered, fanned out, strung out, spaced out, littered, sown, parceled out, divvied up',
      'across, over, around, throughout, among, amongst, between, about',
    ),
    behind:
      /^(the|our|all|my|states?|cities|towns?|areas?|neighborhoods?|subdivisions|communities|categories|brands|types?|channels|sources)$/,
  },
  // "How many items does every brand have".
  {
    meant: 'each',
    said: 'every, every single',
    before: /^(does|did|has)$/,
    behind:
      /^(brand|category|city|town|state|area|neighborhood|subdivision|community|home|house|property|place|source|channel|month|product)$/,
  },
  // "Of all the bookings, what part were weekly stays".
  {
    meant: 'what share',
    said: 'what part, which part',
    behind: /^(is|are|was|were|has|have|had|got|get|gets|come|comes|came|did|end|ended)$/,
  },
  // "What sliver of our orders".
  { meant: 'share of', said: each(partOf, 'of'), before: /^(what|which)$/ },
  {
    meant: 'what share of',
    said: each(each('how big a, how large a, how small a, how tiny a, how thick a, how fat a', partOf), 'of'),
  },
  // "How big is the share of Electronics".
  {
    meant: 'what is the',
    said: each('how', 'big is the, large is the, high is the, big was the, large was the, high was the'),
    behind: /^(share|percentage|portion|proportion|part|slice|fraction)$/,
  },
  // "Do the beach houses fill up better than the lake houses".
  {
    meant: 'have a higher occupancy',
    said: 'fill up better, fill better, book up better, fill up more, get booked up more',
    behind: /^(than|,)$/,
  },
  // "The ebb and flow of cancellations, month by month".
  {
    meant: 'trend of',
    said: each(
      'ebb and flow, ebbs and flows, ups and downs, ups and the downs, rhythm, pulse, cadence, trajectory, rise and fall, highs and lows, peaks and valleys, swings',
      'of, in',
    ),
    before: /^(the|our|show|me|plot|chart|graph|)$/,
  },
  // "How thick on the ground are cabins in each state".
  {
    meant: 'how many',
    said: each(
      'how',
      'thick on the ground are, plentiful are, numerous are, abundant are, thick on the ground were, numerous were',
    ),
    behind: /[a-z]/,
  },
  // "This year over last", "growth over the month before".
  { meant: 'this year versus last year', said: 'this year over last year' },
  { meant: 'this year versus last year', said: 'this year over last', behind: /^([,.?!;)]|in|by|)$/ },
  {
    meant: 'versus the',
    said: 'over the',
    before: /^(growth|change|increase|percent|%|percentage|gain)$/,
    behind: /^(month|quarter|year|week|day)$/,
  },
]
