// Colorful words for having something, for having none of it, and for money that is lost.
import { each } from '#engine/text/word-list.ts'
import type { Saying } from './sayings-of-time.ts'

const some =
  /^(an?|any|no|at|over|more|fewer|less|between|exactly|\d.*|two|three|four|five|six|seven|eight|nine|ten|private|their|its)$/
const money = /^(money|cash|dollars|bucks|revenue|income|much|earnings|takings|sales|rent)$/
const lostBy = /^(through|to|due|because|via|from|with|on|as|thanks|by|over|in)$/

const gone = `evaporated, vanished, disappeared, dissipated, leaked, leaked away, drained away, drained, slipped away, melted away,
  went up in smoke, went down the drain, went out the window, flew out the window, slipped through our fingers, went poof,
  was forfeited, was squandered, was wiped out, got wiped out, walked out the door, got away, got away from us, escaped us`

/** "Has nobody inquired about", "did no one look at". */
const byNobody = (verbs: string): string =>
  each(each('has, have, did, that, which', 'nobody, no one, noone'), verbs)

const limit = /^(below|under|above|over|less|more|lower|higher|greater|at|exceeding)$/

const shareOfState = (states: string, rows: string, meant: string): readonly Saying[] => [
  {
    meant,
    said: each(each('a share of, a percentage of, a proportion of', states), rows),
    before: /^(have|has|had|with)$/,
    behind: limit,
  },
]

export const ofHaving: readonly Saying[] = [
  // "How many sales fell between 500k and 750k": that they are there, and no change.
  {
    meant: 'between',
    said: each('fell, fall, falls, falling, landed, land', 'between, in between'),
    behind: /^(\$|\d.*|half)$/,
  },
  // "Cities that have a share of repeat customers below 70 percent": the rate of each.
  ...shareOfState('repeat, returning', 'customers, buyers, shoppers, guests', 'repeat rate'),
  ...shareOfState('refunded', 'orders, purchases', 'refund rate'),
  ...shareOfState('cancelled, canceled', 'bookings, reservations, stays', 'cancellation rate'),
  // "Guests who did make a stay", "have made orders last year": they had one, and nothing is earned.
  {
    meant: 'had',
    said: 'made, make, have made, has made, did make, did place',
    behind: /^(orders|bookings|reservations|purchases|stays)$/,
  },
  // "Products we sell for under 20 dollars": what they cost, and not what they earned.
  {
    meant: 'cost',
    said: 'do we sell for, we sell for',
    behind: /^(under|over|less|more|below|above|between|at|\$|\d.*)$/,
  },
  // "Expired without a sale": said once more.
  {
    meant: '',
    said: each('without', 'a sale, selling, being sold, ever selling'),
    before: /^(expired|expiring|expire|expires|withdrawn)$/,
  },
  {
    meant: 'stayed',
    said: 'made a stay, make a stay, did make a stay, have made a stay, did a stay',
  },
  {
    meant: 'have no',
    said: each('do not have, does not have, did not have', 'a single, one single, even one, even a single'),
  },
  // "Products that people rated 4 stars or better": whoever did, it is their rating. "Which customers rated" asks for those.
  {
    meant: 'rated',
    said: each('people, customers, buyers, shoppers, folks, reviewers, users, clients, they', 'rated, rate'),
    before: /^(that|products|items|things|stuff|ones)$/,
    behind:
      /^(\d.*|one|two|three|four|five|over|under|above|below|at|more|less|higher|lower|between|better|worse)$/,
  },
  // "Homes listed above a million": what was asked for them.
  { meant: 'listed for', said: 'listed', behind: /^(above|below)$/ },
  // All of them did, or they would not be here.
  {
    meant: '',
    said: each('signed up, registered, joined, created an account, made an account', 'but'),
    before: /^(customers|people|shoppers|buyers|users|clients|accounts|who|have|has|that)$/,
    behind: /^(never|not|have|has|did|haven|without|yet)$/,
  },
  {
    meant: 'had no inquiries',
    said: byNobody('inquired about, inquire about, enquired about, asked about, ask about'),
  },
  {
    meant: 'had no favorites',
    said: byNobody('favorited, favorite, put in the favorites, put in their favorites, saved, save'),
  },
  // "Products that nobody has left a review on yet".
  {
    meant: 'had no reviews',
    said: each(
      byNobody('has, is, has ever, has yet, ever, have, bothered to'),
      each(
        'left, leave, written, wrote, write, posted, post, given',
        'a review on, a review for, a review of, a review, reviews on, reviews for, any review, any reviews, a review on yet, a review for yet, a review yet',
      ),
    ),
  },
  { meant: 'had no views', said: byNobody('viewed, view, looked at, look at, seen') },
  {
    meant: 'with',
    said: 'flaunting, touting, showing off, rocking, packing, harboring, harbouring, parading, showcasing',
    before: /[a-z]/,
    behind: some,
  },
  // "Anything we have still got stock of".
  {
    meant: 'have in stock',
    said: 'have still got stock of, still have stock of, have got stock of, have stock of',
  },
  // "How much money hangs on the bookings that are pending".
  {
    meant: 'is in',
    said: 'hangs on, rides on, is riding on, is hanging on, is at stake in, is at stake with',
    before: /^(money|much|cash)$/,
  },
  // "How much money is tied up in pending bookings".
  {
    meant: 'in',
    said: 'tied up in, locked up in, sitting in',
    before: /^(is|are|money|cash|dollars|have|got)$/,
    behind: /^(bookings|orders|reservations|stays|purchases|pending|open)$/,
  },
  // "Homes saddled with ten or more cancellations".
  {
    meant: 'with',
    said: each(
      'saddled, burdened, plagued, riddled, lumbered, stuck, hit, swamped, inundated, showered, blessed, graced, weighed down, laden, loaded, endowed, rewarded',
      'with, by',
    ),
    before: /[a-z]s$|^(people|that|those)$/,
    behind: some,
  },
  // "Utterly barren of homes under contract".
  {
    meant: 'without',
    said: each('barren, bare, starved, deprived, shorn, stripped, empty, destitute, innocent, clean', 'of'),
    behind: /[a-z]/,
  },
  // "Never once lured a monthly booking".
  {
    meant: 'never',
    said: 'never once, not even once, not once',
    behind: /^(?!(since|in|this|last|over|during|for|the|within|between|past|so|yet|ever|and|but)$)[a-z]/,
  },
  {
    meant: 'had',
    said: `lured, landed, snagged, scored, bagged, attracted, pulled in, drawn, mustered, enticed, netted, nabbed, drummed up, coaxed,
      hooked, reeled in, won, garnered, clinched, secured, notched, captured, earned, enjoyed`,
    before: /^(never|ever|not|once|have|has|had|yet)$/,
    behind: /^(an?|any|one|no)$/,
  },
  // "The homes commanding them": those that have such a rate.
  {
    meant: 'with them',
    said: each(
      'commanding, charging, fetching, asking, posting, holding, behind, attached to, sporting, boasting, earning',
      'them',
    ),
    before: /^(homes|houses|places|listings|properties|products|items|brands|cabins|cities|ones)$/,
  },
  // "How much money evaporated through cancelled reservations".
  {
    meant: 'lost to',
    said: each(
      gone,
      'through, to, due to, because of, via, from, on, thanks to, by, over, as a result of, with',
    ),
    before: money,
    behind: /^(cancellations?|refunds?|returns)$/,
  },
  {
    meant: 'was lost',
    said: gone,
    before: money,
    behind: lostBy,
  },
  {
    meant: 'lose',
    said: 'hemorrhage, haemorrhage, bleed, forfeit, squander, forgo, forego, kiss goodbye, leak, surrender, sacrifice',
    before: /^(we|they|i|brand|category|city|state|home|homes|brands|categories)$/,
    behind: lostBy,
  },
  // Whoever owns it now, it was sold.
  {
    meant: 'changed hands',
    said: 'swapped owners, switched owners, changed owners, traded hands, swapped hands, found new owners, found a new owner, got a new owner, got new owners',
  },
  // "Sleeping under one of our roofs".
  { meant: 'in one of our homes', said: 'under one of our roofs' },
  { meant: 'in our homes', said: 'under our roof, under our roofs' },
  // "The days they sat on the market".
  {
    meant: 'days on market',
    said: each(
      each(
        'days they, days it, days these, days homes, days they have',
        'sat, sit, spent, spend, were, stayed',
      ),
      'on the market, on market, on the mkt',
    ),
  },
  // "Lumping the three villages together": together is enough.
  {
    meant: '',
    said: 'lumping, lump, pooling, bundling, mashing',
    before: /^(|[,.:;(-]|and)$/,
    behind: /[a-z]/,
  },
  // "Anything under 400k with a pool?"
  {
    meant: 'is there anything',
    said: 'anything',
    before: /^$/,
    behind: /^(in|on|with|under|over|below|above|around|between|for)$/,
  },
  // Left as it is, "cancelling" would only leave out what was cancelled.
  {
    meant: 'with no cancellations',
    said: each(
      'without ever, without, without having',
      'cancelling, canceling, cancelling one, canceling one, cancelling any, canceling any, cancelling a booking, canceling a booking, cancelled, canceled',
    ),
    behind: /^([,.?!;)]|)$/,
  },
  { meant: 'nothing', said: 'nothing at all, nothing whatsoever', behind: /[a-z]/ },
  { meant: 'nothing booked', said: 'nothing on the calendar, nothing in the calendar, nothing on the books' },
  // "Bookings on the calendar": where else would they be.
  {
    meant: '',
    said: 'on the calendar, on our calendar, in the calendar, on the schedule, on their calendar',
    before: /^(bookings?|stays?|reservations?|arrivals?|check-ins?|guests?|booked)$/,
  },
  { meant: 'by how much', said: 'by how many dollars, by how much money, by what amount, by how many $' },
  { meant: 'with a pool', said: 'pool yes, pool : yes, pool = yes', behind: /^(?!or$|no$)/ },
  { meant: 'with a pool', said: 'pool y, pool = y', behind: /^(?!n$|or$)/ },
  {
    meant: 'how much is a night',
    said: 'how much is one night, how much for one night, how much for a night',
  },
  {
    meant: 'reviews',
    said: each('reviews', 'from shoppers, from customers, from buyers, by customers, by shoppers, by buyers'),
  },
  { meant: 'how much revenue from', said: 'how much money is coming in from, how much is coming in from' },
]
