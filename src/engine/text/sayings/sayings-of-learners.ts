// English as those speak it who learned another language first, each with the plain words that are meant.
import { each } from '#engine/text/word-list.ts'
import type { Saying } from './sayings-of-time.ts'

const home =
  /^(homes?|houses?|listings?|properties|apartments?|flats?|condos?|villas?|those|ones|many|how|what)$/
const state = /^(is|are|was|were|be|been|still|now|currently|actually|already|put)$/

export const ofLearners: readonly Saying[] = [
  // "Their average price for night": of one, and not how many of them there were.
  {
    meant: 'per night',
    said: 'for night, by night, for the night, for single night',
    before: /^(price|prices|rate|rates|cost|costs|pay|charge)$/,
  },
  // "On the market since more than 90 days".
  { meant: 'for', said: 'since', behind: /^(more|over|less|longer)$/ },
  {
    meant: 'right now',
    said: 'in this moment, in this very moment, in the actual moment, in the present moment',
  },
  // "It exists some neighbourhood where …".
  {
    meant: 'is there a',
    said: each('it exists, exists, does it exist, does exist', 'some, a, any, an'),
    before: /^([,.:;!?]|and|)$/,
  },
  // "Guests who stayed in our houses": with us, whatever state the houses are in.
  {
    meant: 'with us',
    said: each('in, at', 'our homes, our houses, our places, our properties'),
    before: /^(stay|stayed|stays|staying)$/,
  },
  // "Houses in sale": nobody has bought them yet. A "drop in sale price" has another noun behind it.
  {
    meant: 'for sale',
    said: 'in sale, at sale, to sale',
    before: new RegExp(`${home.source}|${state.source}`),
    behind:
      /^([,.?!;]|in|at|with|under|over|above|below|between|now|right|currently|today|by|per|for|from|and|or|of|that|which|have|has|had|cost|costs|are|is|)$/,
  },
  { meant: 'per', said: 'for', before: /^(price|prices|cost|\$)$/, behind: /^(square|sq|sqft|sf|foot|ft)$/ },
  {
    meant: 'payment method',
    said: each(
      'method of, form of, way of, mode of, manner of, kind of, type of, means of',
      'pay, payment, paying',
    ),
    before: /^(each|every|by|per|the|which|what|this|any|a|most|popular|common|used|of)$/,
  },
  {
    meant: 'payment methods',
    said: each('methods of, forms of, ways of, kinds of, types of, modes of', 'pay, payment, paying'),
  },
  {
    meant: 'of all time',
    said: 'in all the time, of all the time, of all the times, in all time, in all times, of all times, over all the time',
  },
  // "Best customers since ever".
  {
    meant: 'of all time',
    said: 'since ever, since always, since forever, ever since always, from ever, since all time, since day one, from day one',
    before: /[a-z\d]/,
    behind: /^([,.?!]|and|with|by|per|please|)$/,
  },
  // "Leads that came over Airbnb", "paid over PayPal": the way it came.
  {
    meant: 'through',
    said: 'over',
    before:
      /^(come|comes|came|coming|in|found|find|paid|pay|pays|paying|payed|booked|ran|run|runs|goes|go|going|went|made|done|sold|us)$/,
    behind:
      /^(instagram|facebook|google|airbnb|vrbo|booking|referrals?|newsletter|paypal|apple|credit|debit|phones?|mobiles?)$/,
  },
  {
    meant: 'descending',
    said: 'from more to less, from the more to the less, from major to minor, from much to little, from more to fewer',
  },
  {
    meant: 'ascending',
    said: 'from less to more, from the less to the more, from minor to major, from little to much, from fewer to more',
  },
  {
    meant: 'full',
    said: 'complete, entire, whole',
    before: /[\d]|^(one|two|three|four|five|six|least|most|with|has|have|a|an|of|and)$/,
    behind: /^(bath|bathroom)s?$/,
  },
  {
    meant: 'tell me',
    said: 'say me, say to me, tell to me, inform me, explain me',
    before: /^([,.:;!?]|please|you|and|kindly|)$/,
  },
  // "The three cities which homes were shared": theirs.
  {
    meant: 'whose',
    said: 'which',
    before:
      /^(cities|states|city|state|brands|brand|categories|category|areas|subdivisions|communities|neighborhoods|customers|guests|owners|products|orders)$/,
    behind: /^(homes|houses|listings|properties|products|items|orders|bookings|stays|reservations|closings)$/,
  },
  // "The most shared by the visitors": whoever did it, it is counted.
  {
    meant: '',
    said: each(
      'by',
      'the visitors, visitors, our visitors, people, the people, users, the users, site visitors',
    ),
    before: /^(shared|viewed|clicked|favorited|favourited|saved|seen)$/,
    behind: /^([,.?!]|with|and|in|this|last|)$/,
  },
  {
    meant: 'the most',
    said: 'the most of, most of',
    before: /^(have|has|had|with|got|get|received|made|placed|sold)$/,
    behind: /^(?!all$|the$|our$|my$|them$|it$|those$|these$|their$|any$)[a-z]+$/,
  },
  // "How much products we have and how much from them are out of stock".
  {
    meant: 'how many of them',
    said: each('how much, how many', 'from them, from those, from these, of them, of those'),
    before: /^(and|,|also)$/,
    behind: /^(are|is|have|has|were|was|had|got|get)$/,
  },
  // "Airbnb vs Vrbo: leads, and of those how many want to rent": a part of them. Without it, only the part would be counted.
  {
    meant: 'how many of those',
    said: each('of, out of, from, among', 'those how many, them how many, these how many'),
    before: /^(and|,|;)$/,
  },
  // "How long take the houses to sell, in average days".
  {
    meant: 'on average',
    said: each('in average, in the average', 'days, nights'),
    behind: /^([,.?!;]|and|by|per|)$/,
  },
  // "I search one house which is on sale": any such house, and not the first alone.
  {
    meant: 'a',
    said: 'one',
    before: /^(search|searching|seek|seeking|for|find|me|need|want|wish)$/,
    behind: /^(house|home|apartment|flat|villa|cabin|property|place|condo|cottage|chalet|loft|studio)$/,
  },
  { meant: 'beginning of', said: 'begin of', before: /^(the|since|from|at)$/ },
  // "The price of the night", "300 dollars for night".
  {
    meant: 'nightly price',
    said: 'price of the night, price of one night, price of a night',
    behind: /^([,.?!]|in|of|for|bigger|higher|lower|more|less|over|above|under|between|)$/,
  },
  { meant: 'per night', said: 'for night', before: /^(dollars?|\$|\d+)$/ },
  {
    meant: 'through',
    said: 'over',
    before: /^(orders|purchases|payments|sales|revenue|money|turnover)$/,
    behind: /^(paypal|apple|google|gift|debit|credit)$/,
  },
  { meant: 'for sale', said: 'free to buy, free for buying, free for sale' },
  // "What lies in the stock".
  {
    meant: 'is',
    said: 'lays, lies, lay, lie, stands, stand, lying, laying',
    before:
      /^(what|that|which|units|pieces|items|products|goods|stuff|books|still|everything|stock|homes|houses|places)$/,
    behind: /^(in|on)$/,
  },
  { meant: 'higher', said: 'more high', behind: /^than$/ },
  { meant: 'lower', said: 'more low', behind: /^than$/ },
  { meant: 'more than one time', said: 'more of one time', behind: /^([,.?!]|)$/ },
  {
    meant: 'what percent',
    said: 'how much percent, how much percentage',
    behind: /^(did|do|does|have|has|were|are)$/,
  },
  // "How many percent cancel on us": of all that there are, as the rate is reckoned.
  {
    meant: 'what is our cancellation rate',
    said: each(
      each('how many, how much, what, which', 'percent, percentage'),
      'cancel on us, cancels on us, cancelled on us, canceled on us, cancel, cancels',
    ),
    before: /^([,.:;-]|so|and|ok|me|know|)$/,
    behind: /^([,.?!]|this|last|in|by|per|since|so|month|each|every|for|from|with|)$/,
  },
  // "What did the owners take in rental income".
  {
    meant: 'make in',
    said: 'take in, took in, take in in, pull in',
    before: /^(?!to$|we$)[a-z]/,
    behind: /^rental$/,
  },
]
