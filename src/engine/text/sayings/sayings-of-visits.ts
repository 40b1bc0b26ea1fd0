// Words for how a visit ends: with a purchase, or without one.
import { each } from '#engine/text/word-list.ts'
import type { Saying } from './sayings-of-time.ts'

const wish = /^(rent|buy|invest|purchase)(ing)?$/

const arrives =
  /^(in|on|at|from|today|tomorrow|this|next|until|till|between|before|after|for|during|over|within|[?.,]|)$/
const people = ['did ', 'do ', '']
  .flatMap(did => ['people', 'visitors', 'folks', 'users', 'guests'].map(who => `${did}${who}`))
  .join(', ')

export const ofVisits: readonly Saying[] = [
  // "Which states do guests book most": how often, and not for how much.
  { meant: 'the most', said: 'most', before: /^(book|reserve)$/, behind: /^([?.,!]|in|this|last|during|)$/ },
  // "How many leads did each source send".
  {
    meant: 'bring',
    said: 'send',
    before:
      /^(each|source|channel|platform|site|airbnb|vrbo|google|instagram|facebook|com|newsletter|it|they|both|one)$/,
    behind: /^([,.?!]|in|last|this|and|)$/,
  },
  // What guests did; a home "sleeps" so many.
  { meant: 'stayed', said: 'slept' },
  // "Most inquired about homes".
  {
    meant: 'inquired',
    said: 'inquired about, enquired about, asked about, asked after, inquired after',
    before: /^(most|least|often|frequently)$/,
  },
  // "Who stayed in July and was back again in August".
  {
    meant: 'came back',
    said: 'was back again, were back again, is back again, are back again, was back, were back, has been back, have been back, showed up again, turned up again, came back again, returned again',
    before: /^(and|who|they|also|then|then also|but)$/,
    behind: /^(again|in|for|this|last|during|on|a|within|[?.,!]|)$/,
  },
  // "Placed an order last month and another one this month": once more, in the other time.
  {
    meant: 'again',
    said: each('another, a second, one more', 'one, order, purchase, booking, reservation, stay').concat(
      ', another, one more',
    ),
    before: /^(and|then|also|but)$/,
    behind: /^(this|last|in|during)$/,
  },
  { meant: 'our shop', said: 'our online shop, our online store, our web shop, our webshop' },
  {
    meant: 'in our',
    said: 'inside our, inside of our, inside the, inside one of our',
    behind: /^(homes?|houses?|properties|property|places?|rentals?|cabins?|units?|listings?)$/,
  },
  // "Our leads by what they are after".
  {
    meant: 'what they want',
    said: 'what they are after, what they are looking for, what they were after, what they were looking for, what people are after',
    before: /^(by|per)$/,
  },
  // "What they want: rent, buy, invest or list": one of several wishes, and nothing to be listed.
  ...['or', 'and'].map(joint => ({
    meant: `${joint} listing`,
    said: `${joint} list`,
    before: wish,
    behind: /^([?.!,)]|in|this|last|by|per|since|)$/,
  })),
  ...['or', 'and'].map(joint => ({
    meant: `listing ${joint}`,
    said: `list ${joint}`,
    before: /^(to|,|:)$/,
    behind: wish,
  })),
  { meant: 'list their', said: 'list their own', behind: /^(place|home|house|property|cabin)$/ },
  // "Guests who have come more than once": what guests do when they come.
  {
    meant: 'stayed',
    said: 'have come, has come, had come, came, came here, came to us, have been here, have been with us, came by',
    before: /^(guests|who)$/,
    behind: /^(more|twice|once|at|only|just|\d+|two|three|four|five)$/,
  },
  // "Which homes did people favorite the most", "homes people share the most online": to which it was done, whoever did it.
  ...[
    ['viewed', 'view, look at, see, viewed, looked at'],
    ['favorited', 'favorite, save, favorited, saved'],
    ['clicked', 'click, click on, clicked, clicked on'],
    ['shared', 'share, shared'],
  ].map(([done = '', verbs = '']) => ({
    meant: `got ${done}`,
    said: each(people, verbs),
    before: /^(homes?|houses?|listings?|places?|propert(y|ies)|rentals?|cabins?|lofts?|chalets?|villas?)$/,
    behind: /^(the|most|least)$/,
  })),
  // "In which houses is nobody arriving this week".
  {
    meant: 'no arrivals',
    said: each(
      'nobody, no one',
      'arriving, checking in, coming, arrives, checks in, is arriving, is checking in, is coming',
    ),
    behind: arrives,
  },
  {
    meant: 'no departures',
    said: each('nobody, no one', 'checking out, leaving, checks out, is checking out, is leaving'),
    behind: arrives,
  },
  // "How far ahead do people book, from the day they book to the day they check in".
  {
    meant: 'booking',
    said: each(
      'the day, the date, the moment, the time',
      'they book, they booked, they make the booking, they reserve',
    ),
    before: /^(from|between)$/,
  },
  {
    meant: 'check in',
    said: each(
      'the day, the date, the moment, the time',
      'they check in, they checked in, they arrive, they arrived, they come',
    ),
    before: /^(to|until|till|and)$/,
  },
  // "How many days before arrival do people book a stay": they book, and none of them only wishes to.
  {
    meant: 'book',
    said: ['stay', 'trip', 'place', 'home', 'vacation']
      .flatMap(what => [`book a ${what}`, `book their ${what}`, `lock in a ${what}`, `lock in their ${what}`])
      .join(', '),
    before: /^(people|guests|folks|they|travelers|renters|families|customers)$/,
  },
  // "Which cabins stood empty in September": nobody came, and no state of today tells it.
  {
    meant: 'had no bookings',
    said: each('sat, stood, remained, stayed, lay', 'empty, vacant, unbooked, idle, unoccupied'),
  },
  // "Views -> inquiries conversion".
  {
    meant: 'to',
    said: '->',
    before: /^(views?|clicks?|impressions?|sessions?|carts?|checkouts?)$/,
    behind: /^(inquir(y|ies)|bookings?|orders?|purchases?|checkouts?|favorites?)$/,
  },
  // "From folks on a tablet who never told us who they are".
  {
    meant: 'anonymous',
    said: each(
      'who never, who did not, who have not, who have never, that never, who didnt',
      'told us who they are, tell us who they are, told us their name, tell us their name, gave their name, give their name, gave us a name, give us a name, left a name, leave a name, told us who they were, tell us who they were, identified themselves, identify themselves, signed in, sign in, logged in, log in',
    ),
  },
  // "Did an anonymous visitor mark a favorite".
  { meant: 'favorite something', said: each('mark, save, add, leave, tap', 'a favorite') },
  { meant: 'favorited something', said: each('marked, saved, added, tapped', 'a favorite') },
  // "Guests who cancelled on us three times or more and how many times they did it".
  {
    meant: 'cancelled',
    said: each('cancelled, canceled, bailed, flaked, backed out, flaked out', 'on us'),
  },
  { meant: 'cancel', said: each('cancel, bail, flake, back out', 'on us') },
  {
    meant: 'how many times',
    said: 'how many times they did it, how many times they did that, how many times they did so',
  },
  // "Sessions that end without a purchase", "visitors who left without buying".
  {
    meant: 'without a',
    said: `end without a, ends without a, ended without a, ending without a, end without any, ended without any,
      leave without a, leaves without a, left without a, finish without a, finished without a, end up without a,
      did not end in a, do not end in a, did not end with a, did not lead to a, did not result in a, never led to a,
      did not turn into a, do not turn into a, never turned into a, not turning into a,
      never ended in a, never ended with a, never end in a, never end with a, never finished with a, never finish with a,
      did not finish with a, do not finish with a, never resulted in a, did not make it to a, never made it to a,
      never got to a, did not get to a`,
    behind: /^(purchase|sale|order|checkout|inquiry|booking|click|view)$/,
  },
  // "People who start checkout never finish the purchase": how a session ends, for nobody is known by name there.
  {
    meant: 'sessions with a checkout without a purchase',
    said: each(
      each(
        'people who, shoppers who, visitors who, customers who, those who, sessions that, sessions which',
        'start checkout, started checkout, start a checkout, begin checkout, start the checkout, reach checkout',
      ),
      `never finish the purchase, never finish, never finish it, never finish buying, never complete the purchase, never complete it, never buy, never purchase,
        do not finish the purchase, do not finish, do not complete the purchase, do not complete it, do not buy, do not purchase, never finished the purchase, never finished, did not finish the purchase, did not buy, did not purchase`,
    ),
  },
  {
    meant: 'sessions with checkout that',
    said: 'checkout sessions, checkout sessions that',
    behind: /^(end|ended|ending|result|resulted|resulting)$/,
  },
  {
    meant: 'ended in a purchase',
    said: `ending in purchase, ending in a purchase, ending in purchases, ending in a sale, ending in an order, ending with a purchase,
      that end in purchase, that ended in purchase, resulting in a purchase, turn into a purchase, turn into a sale, turn into an order, turned into a purchase, turned into a sale,
      end with somebody buying, ends with somebody buying, ended with somebody buying, end with someone buying, end with a sale, end up in a purchase, end with an order, end with a customer buying,
      turned into an order, turned into purchases, turned into sales, turned into orders, turns into an order`,
  },
  {
    meant: 'started',
    said: 'got as far as starting, get as far as starting, made it as far as starting, got to starting',
    behind: /^(checkout|the|a)$/,
  },
  // "Sessions that get as far as checkout".
  {
    meant: 'started checkout',
    said: each('got, get, made it, make it', 'to checkout started, as far as checkout started'),
  },
  {
    meant: 'started',
    said: each(
      'got, get, gets, made it, make it, makes it, went, go, came, come',
      'as far as, as far as the, to, to the',
    ),
    behind: /^checkout$/,
  },
  {
    meant: 'bought',
    said: `${each('go on to, goes on to, went on to, got to, get to, made it to, make it to', 'buy, purchase, a purchase, make a purchase')},
      ${each('end up, ends up, ended up, wound up', 'buying, purchasing, making a purchase')}`,
    behind: /^(|[,.?!;:)]|in|last|this|over|during|past|by|per)$/,
  },
  {
    meant: 'without a purchase',
    said: `leave without buying, leaves without buying, left without buying, walk away without buying, walks away without buying,
      walked away without buying, walked off without buying, end without buying, ended without buying,
      leave without purchasing, left without purchasing, leave without ordering, left without ordering,
      leave without checking out, left without checking out, leaves without checking out,
      leaves without ordering, never buy anything, never bought anything, did not buy anything`,
  },
  // "Sessions that embarked on checkout", "chickened out without a purchase".
  {
    meant: 'started',
    said: 'embarked on, launched into, ventured into, dove into, kicked off, set out on',
    behind: /^(checkout|the|a)$/,
  },
  {
    meant: 'without a',
    said: each(
      `chickened out, bailed, bailed out, walked away, wandered off, fled, bolted, gave up, quit, backed out, dropped off, dropped out,
      flaked, balked, turned tail, slipped away, drifted off, got cold feet and left`,
      'without a',
    ),
    behind: /^(purchase|sale|order|checkout|inquiry|booking)$/,
  },
  // What they did, and no wish of those who wrote.
  { meant: 'stayed', said: 'have booked a stay, booked a stay', behind: /^(with|in|at|[,.?!]|)$/ },
]
