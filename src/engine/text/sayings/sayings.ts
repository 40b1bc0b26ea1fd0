// Roundabout, bookish and hurried words, each with the plain ones that a question means by them. A class of words with one
// meaning stands in one row; where a word means that only beside others, the row says beside which.

import { ofMoneyBack } from '#engine/text/trade/money-back.ts'
import { ofChats } from './sayings-of-chats.ts'
import { ofComparing } from './sayings-of-comparing.ts'
import { ofDegree } from './sayings-of-degree.ts'
import { ofHaving } from './sayings-of-having.ts'
import { ofLearners } from './sayings-of-learners.ts'
import { ofScope } from './sayings-of-scope.ts'
import { ofLeavingOut } from './sayings-of-leaving-out.ts'
import { ofOrder } from './sayings-of-order.ts'
import { ofShowing } from './sayings-of-showing.ts'
import { ofTalk } from './sayings-of-talk.ts'
import { ofTime, type Saying } from './sayings-of-time.ts'
import { ofTrade } from './sayings-of-trade.ts'
import { ofVisits } from './sayings-of-visits.ts'
import { ofWriting } from './sayings-of-writing.ts'

const room = /^(full|half|partial|bed|bedroom|bath|bathroom|room)$/
const number = /[\d$]|^(one|two|three|four|five|six)$/
const verbOfSaying =
  /^(messages?|notes?|comments?|wrote|writes?|written|writing|asked|asks?|asking|inquired|contacted|emailed|questions?)$/

const sayings: readonly Saying[] = [
  ...ofShowing,
  ...ofComparing,
  ...ofHaving,
  ...ofLearners,
  {
    meant: 'per night',
    said: 'per booked night, per night sold, per sold night, per occupied night, per rented night',
  },
  // How and by whom it came.
  { meant: 'through', said: 'by means of, by dint of' },
  // "By paid via last month" names how they paid.
  { meant: 'through', said: 'via', before: /^(?!paid$|pay$)/ },
  // "By way of paying" groups.
  { meant: 'through', said: 'by way of', behind: /^(?!.*ing$)/ },
  { meant: 'through', said: 'because of, owing to, courtesy of', before: /[a-z]/ },
  {
    meant: 'with',
    said: 'by',
    before: /^(paid|pay|paying|pays)$/,
    behind: /^(neither|either|both|anything|something)$/,
  },
  // What it is about.
  {
    meant: 'about',
    said: 'regarding, concerning, with regard to, in regard to, relating to',
    before: verbOfSaying,
  },
  {
    meant: 'for',
    said: `regarding, concerning, with regard to, in regard to, with respect to, as regards, pertaining to, when it comes to,
      belonging to, relating to`,
  },
  ...ofWriting,
  // What it has and what it lacks.
  {
    meant: 'with',
    said: 'equipped with, complete with, fitted with, boasting, featuring, sporting, possessing, blessed with',
    // "Sporting goods".
    behind: /^(?!goods?$|equipment$|gear$)/,
  },
  {
    meant: 'have',
    said: 'possess, possesses, boast, boasts, feature',
    behind: /^(an?|at|over|more|\d+|two|three|four|five)$/,
  },
  { meant: 'without', said: 'sans, devoid of, bereft of' },
  { meant: '', said: 'whatsoever, of ours' },
  // "The highest price we charge".
  {
    meant: '',
    said: 'we charge, that we charge, we are charging, we ask for',
    before: /^(price|prices|rate|rates|amount|amounts)$/,
  },
  { meant: 'talk to', said: 'have a chat with, have a word with, have a talk with' },
  { meant: 'first', said: 'very first' },
  {
    meant: 'did the most dollars',
    said: 'moved the most dollars, moved the most money, moves the most money, sold the most dollars, sold the most money, sells the most money, shifted the most money, brought in the most dollars',
  },
  { meant: 'sold for the most', said: 'sold for the most money' },
  // "Which brand moved the most units".
  { meant: 'sold the most', said: 'moved the most, moves the most, shifted the most, shifts the most' },
  {
    meant: 'sold the fewest',
    said: 'moved the fewest, moves the fewest, shifted the fewest, moved the least',
  },
  { meant: 'total', said: 'grand total' },
  // "Sum total_price": a column has the word in its name.
  { meant: 'total', said: 'sum total', behind: /^(?!price$|amount$)/ },
  { meant: 'than in', said: 'than over', behind: /^the$/ },
  { meant: 'count', said: 'tally up, tot up', behind: /^(?!to$)/ },
  ...ofVisits,
  { meant: 'had nothing', said: 'not had anything, not had a thing' },
  {
    meant: 'without',
    said: 'minus',
    before: /^(homes?|houses?|listings?|ones?|properties|places?)$/,
    behind: /^an?$/,
  },
  {
    meant: 'not',
    said: 'not yet, not as yet',
    behind: /^(sold|closed|expired|withdrawn|cancelled|refunded)$/,
  },
  {
    meant: 'at most',
    said: 'no dearer than, no pricier than, no more expensive than, not more expensive than',
    behind: number,
  },
  { meant: 'at least', said: 'no cheaper than, not cheaper than', behind: number },
  { meant: 'that cost less than', said: 'cheaper than', before: /s$/, behind: /^(\$|\d.*)$/ },
  // Neither of two, one of them a limit.
  { meant: 'and at most', said: 'nor more than, nor over, nor above', behind: number },
  { meant: 'and at least', said: 'nor less than, nor fewer than, nor under, nor below', behind: number },
  { meant: 'at most', said: 'neither more than, neither over, neither above', behind: number },
  {
    meant: 'at least',
    said: 'neither less than, neither fewer than, neither under, neither below',
    behind: number,
  },
  { meant: 'zero', said: 'nil', before: /^(with|has|have|of|is|are|at|a|an)$/ },
  ...ofLeavingOut,
  // Nothing besides it.
  { meant: 'only', said: 'exclusively, solely, purely, merely, nothing but' },
  {
    meant: 'only',
    said: 'limited to, restricted to, confined to, narrowed to, narrowed down to, filtered to, filtered down to',
    before: /^(?!is$|are$|be$|been$|being$|$)/,
    behind: /^(?!\d|one$|two$|three$|five$|ten$|$)/,
  },
  ...ofOrder,
  { meant: '', said: 'mere', before: /^(an?|the)$/, behind: /[a-z]/ },
  { meant: '', said: 'specifically, namely' },
  { meant: 'only', said: 'strictly', behind: /[a-z]/, before: /^(|show|list|,|count|the|only|with)$/ },
  // How dear and how big, in one word.
  { meant: 'midrange', said: 'mid range, mid priced, medium priced, moderately priced' },
  { meant: 'budget', said: 'low cost, low budget, entry level, modestly priced, dirt cheap' },
  { meant: 'large', said: 'family sized, family size', behind: /[a-z]/ },
  // What somebody insists on, and what she does not.
  {
    meant: 'with',
    said: 'must have, needs to have, has to have',
    behind: /^(an?|at|\d+|two|three|four|five)$/,
    before: /^(that|,|homes?|houses?|listings?|and|)$/,
  },
  {
    meant: '',
    said: 'a must, is a must, required, is required, mandatory, non negotiable',
    before: /^(pool|pools|beds?|baths?|bedrooms?|bathrooms?)$/,
    behind: /^([,.]|)$/,
  },
  {
    meant: '',
    said: 'nothing fancy, nothing special, nothing crazy',
    before: /^([,.]|)$/,
    behind: /^[,.-]$/,
  },
  // One of them, two of them.
  { meant: 'one', said: 'a single, a lone, a sole, a solitary, just a single, only a single', behind: room },
  // "Guests with multiple bookings", "brands with multiple sold out products".
  {
    meant: 'more than one',
    said: 'multiple',
    before: /^(with|have|has|had|made|placed|got|needs?)$/,
    behind: /^(out|sold|refunded|cancelled|pending|active|completed|low|[a-z]+s)$/,
  },
  ...ofDegree,
  ...ofMoneyBack,
  ...ofScope,
  ...ofTime,
  // A rank among many, and a sum of several.
  {
    meant: 'top',
    said: 'main, major, principal',
    before: /^(our|the|my|which|what|)$/,
    behind: /^(brands|categories|customers|cities|markets|states|products|areas|neighborhoods)$/,
  },
  { meant: 'combined', said: 'jointly, collectively' },
  { meant: '', said: 'fully', behind: /^(out|sold)$/ },
  // "Low in stock or gone completely", "which toys are gone": nothing is left of them.
  {
    meant: 'sold out',
    said: 'gone completely, completely gone, all gone, entirely gone, gone altogether, totally gone',
  },
  {
    meant: 'sold out',
    said: 'gone',
    before: /^(or|are)$/,
    behind: /^([,.?]|and|or|right|now|in|)$/,
  },
  {
    meant: '',
    said: `they are staying at, they are staying in, they stay at, they stay in, they stayed at, they stayed in, they are booked into,
      they will be staying at, they will be staying in, they booked, they are in`,
    before: /^(house|home|place|property|listing|cabin)$/,
    behind: /^([,.?!]|)$/,
  },
  { meant: 'list', said: 'listing', before: /^mind$/ },
  { meant: 'has', said: 'has got, is got', behind: /^(an?|any|no|the)$/ },
  { meant: 'have', said: 'have got', behind: /^(an?|any|no|the)$/ },
  {
    meant: 'list',
    said: 'plain list, simple list, quick list, short list, clean list, full list, complete list, raw list',
    before: /^(an?|the|me|us|)$/,
    behind: /^(of|with)$/,
  },
  // One against another, and one beside another.
  { meant: 'versus', said: 'as opposed to, in contrast to, in contrast with, vis a vis' },
  { meant: 'and', said: 'whereas, in addition to', before: /[a-z\d]/ },
  {
    meant: 'but',
    said: 'though, although, albeit',
    before: /[a-z\d]/,
    behind: /^(not|in|with|without|under|over|no|still)$/,
  },
  {
    meant: 'regardless of',
    said: 'irrespective of, no matter the, no matter which, no matter what, independent of, independently of',
  },
  // One for each.
  { meant: 'each', said: 'apiece' },
  { meant: 'by', said: 'depending on, as a function of' },
  { meant: 'different', said: 'various, diverse, assorted, sundry' },
  { meant: 'separately', said: 'respectively' },
  { meant: '', said: 'respective', before: /^(its|their|the)$/, behind: /^(?!average|mean|median|own)/ },
  ...ofTalk,
  ...ofChats,
  ...ofTrade,
  {
    meant: 'are',
    said: 'remain, remains',
    behind: /^(on|in|under|for|active|available|pending|unsold|open|listed)$/,
  },
]

/** By the first two words, where one has as many; a list of all that begin with "how" would be walked at each "how". */
export const sayingsByOpening: ReadonlyMap<string, readonly (Saying & { words: readonly string[] })[]> =
  Map.groupBy(
    sayings
      .flatMap(saying =>
        saying.said.split(',').map(phrase => ({ ...saying, words: phrase.trim().split(/\s+/) })),
      )
      .sort((a, b) => b.words.length - a.words.length),
    ({ words }) => words.slice(0, 2).join(' '),
  )
