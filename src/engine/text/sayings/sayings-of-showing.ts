// Verbs of finding, naming and showing: "rattle off the homes", "ferret out every order", "walk me through our sales". They open a
// sentence, and what they ask for stands right behind them.
import { each, phraseList } from '#engine/text/word-list.ts'
import type { Saying } from './sayings-of-time.ts'

const listed = (first: string, second: string) => phraseList(each(first, second))

const verbsOfShowing: readonly string[] = [
  // To say one after the other.
  ...listed('rattle, reel, list, read, tick, call, name', 'off'),
  ...listed(
    'spell, lay, set, write, print, type, call, point, trot, map, spit, churn, crank, list, name',
    'out',
  ),
  ...listed('jot, write, note, put', 'down'),
  ...phraseList(`
    enumerate, itemize, itemise, tabulate, recite, recount, cite, quote, detail, outline, delineate, name, run through, run down,
    go through, step through, go over
  `),
  // To look for.
  ...listed(
    'dig, dredge, drag, hunt, look, rustle, scare, drum, whip, conjure, call, summon, serve, dish, round, gather',
    'up',
  ),
  ...listed(
    'dig, ferret, sniff, smoke, root, hunt, seek, search, scout, suss, winkle, fish, tease, flush, single, pick, puzzle',
    'out',
  ),
  ...listed('hunt, track, chase, run, nail', 'down'),
  ...phraseList(`
    unearth, uncover, discover, pinpoint, isolate, identify, locate, detect, spot, retrieve, extract, obtain, procure, produce,
    compile, assemble, collate, collect, gather, summon, determine, ascertain, establish
  `),
  // To lay open.
  ...phraseList(`
    reveal, disclose, divulge, unveil, expose, exhibit, showcase, parade, spotlight, highlight, illustrate, depict, sketch, trace,
    crown, anoint, nominate
  `),
  // To hand over.
  ...listed(
    'hand, pass, toss, throw, chuck, shoot, sling, ping, slide, feed, serve, deal, lend, grab, spot, hit, wow, dazzle, regale, amaze',
    'me, us, me with, us with',
  ),
  ...listed('walk, take, talk, run, lead, guide, step', 'me through, us through'),
  ...listed('fill, clue, let, cue', 'me in on, us in on'),
  ...listed('point', 'me to, us to, me toward, me towards'),
  ...listed('bring, get', 'me up to speed on, us up to speed on'),
  ...phraseList(`
    zero in on, home in on, zoom in on, drill into, drill down into, shine a light on, shed light on, shed some light on,
    crunch the numbers on, crunch the numbers for, do the math on, put a number on, put a figure on
  `),
]

/** Where a sentence opens: "homes that expose the beach" are described. */
const opens = /^(|[,.:;?!-]|please|kindly|you|just|now|then|and|also|so|to|me|us|pls|ok|hey)$/
/** What is asked for begins like this; "trace amounts", "spot prices" are things. */
const asked =
  /^(the|an?|every|each|all|any|our|my|those|these|this|last|which|what|who|whose|how|where|when|whoever|whichever|everyone|everybody|anyone|anybody|everything|anything|one|two|three|four|five|ten|top|\d+)$/

export const ofShowing: readonly Saying[] = [
  // "Maintenance homes, columns: name, city".
  { meant: '', said: 'columns', before: /^[,;.-]$/, behind: /^:$/ },
  // "Closed volume Q2 vs Q3, one # each".
  { meant: 'one number each', said: 'one # each, 1 # each, one # for each, one nr each' },
  // "Which areas have something for sale? Each area only once."
  {
    meant: '',
    said: each(
      'each, every',
      each(
        'area, city, state, brand, home, house, product, customer, guest, one',
        'only once, just once, once',
      ),
    ),
    before: /^[,.?;-]$/,
    behind: /^[.?!]?$/,
  },
  // "Head count and average ask for each pile": how many there are.
  { meant: 'count', said: 'head count', behind: /^(and|,|for|per|in|by)$/ },
  // "No I mean the ones without a pool": said after a "no", with no comma between.
  { meant: '', said: 'no i mean, no i meant, nope i mean, nope i meant', before: /^$/, behind: /[a-z]/ },
  // "Repeat for this year": the same again, and no customers who came back.
  {
    meant: 'same',
    said: 'repeat, repeat that, repeat it, repeat this, repeat the same, redo that, redo it, rerun, rerun that, rerun it, re run it, idem, ditto',
    before: /^(|please|now|and|ok)$/,
    behind: /^(for|but|with|in|this|last|please)$/,
  },
  // "Same again but units sold".
  // "Same thing but nights instead of dollars": the same, and no thing of the data.
  {
    meant: 'same',
    said: 'same thing, the same thing, same list, the same list, same question, same report',
    behind: /^(but|with|for|in|just|only|except|now|by|,)$/,
    before: /^(|and|now|ok|okay|,)$/,
  },
  {
    meant: 'same',
    said: 'same again, the same again, same thing again, the same thing again, same once more, do it again, do that again, do the same again, show it again, run it again, run that again',
    before: /^(|please|now|and|ok)$/,
    behind: /^(for|but|with|in|this|last|please|,)$/,
  },
  // "Can you group that by city", "limit it to Aspen", "restrict to cabins".
  {
    meant: 'split that',
    said: each('group, bucket, segment, slice, cut, separate', 'that, it, this, them, those'),
    behind: /^(by|per|into)$/,
  },
  // "Split that last one by month": what was asked last is gone on from anyway.
  {
    meant: 'split that',
    said: each(
      'split, break, group',
      'that last one, the last one, this last one, that last number, the last number',
    ),
    behind: /^(by|per|into|down|up|out)$/,
  },
  {
    meant: 'only',
    said: each(
      'limit, restrict, confine, filter, narrow',
      'to, it to, that to, this to, them to, it down to, that down to, down to',
    ),
    before: /^(|[,.]|please|now|and|you|just|ok|okay)$/,
  },
  // "Cut that to the three slowest": "cut it to 150" is an order.
  {
    meant: 'only',
    said: each(
      'cut, trim, boil, whittle, pare, shorten, shrink, reduce, slim, condense',
      'it to, that to, this to, them to, it down to, that down to, this down to, them down to, down to, the list to, that list to, the list down to',
    ),
    before: /^(|[,.]|please|now|and|you|just|ok|okay|then|cool|great|nice|alright)$/,
    behind: /^(the|top|just|only|my|our|bottom|best|worst)$/,
  },
  // "The total of all refunded orders, just that".
  {
    meant: '',
    said: 'just that, only that, just this, nothing else, nothing more, that is all, that is it, that will do',
    before: /^[,.;-]$/,
    behind: /^([.?!]|)$/,
  },
  // "Add a column with units", "add units as a column".
  {
    meant: 'add',
    said: 'add a column with, add a column for, add another column with, add an extra column with, add a column showing, add a column of, include a column with, extend with, extend it with, extend that with',
  },
  {
    meant: '',
    said: 'as a column, as another column, as an extra column, as a second column',
    behind: /^([,.?!]|please|too|)$/,
  },
  { meant: 'show', said: verbsOfShowing.join(', '), before: opens, behind: asked },
  // "The home called Foxglove Cottage", "the one named Copper Loft".
  {
    meant: '',
    said: 'the one called, the one named, one called, one named',
    before: /^(for|of|in|at|is|,|)$/,
    behind: /[a-z\d]/,
  },
  {
    meant: '',
    said: 'called, named, by the name of, that is called, which is called, that is named',
    before:
      /^(home|house|place|property|listing|cabin|villa|cottage|loft|chalet|product|item|brand|subdivision|neighborhood)$/,
    behind: /^(?!(?:and|or|me|us|back|in|off|out|about|to|yesterday|today)$)[a-z\d]/,
  },
  // "From December 21 to December 27, both days included": as any stretch of days has them.
  {
    meant: '',
    said: each('both days, both dates, both ends, both', 'included, inclusive, incl, counted'),
    before: /^[,(\da-z]/,
    behind: /^([,.?!)]|)$/,
  },
  // Groups are named once in any case.
  {
    meant: '',
    said: 'unique list, unique only, no duplicates, no dupes',
    before: /^[,(]$/,
    behind: /^([.?!)]|)$/,
  },
  {
    meant: 'which',
    said: 'which different, what different, which distinct, which unique',
    behind: /^(?!kinds?|types?|sorts?)[a-z]/,
  },
  { meant: 'on average', said: 'on average in days' },
  // "How much did the buyer pay in the end".
  { meant: '', said: 'in the end', before: /^(?!be$|day$)[a-z]/, behind: /^[?.!,]?$/ },
  // "Bookings separately for each city".
  {
    meant: 'separately per',
    said: 'separately for each, separately for every, separately in each, separately for each of the, separately for all the',
  },
]
