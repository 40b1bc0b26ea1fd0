// Roundabout, bookish and hurried words, each with the plain ones that a question means by them. A class of words with one
// meaning stands in one row; where a word means that only beside others, the row says beside which.

import { ofTime, type Saying } from './sayings-of-time.ts'

const room = /^(full|half|partial|bed|bedroom|bath|bathroom|room)$/
const rooms = /^(beds|bedrooms|baths|bathrooms|rooms|orders|bookings|stays|reservations|reviews)$/
const number = /[\d$]|^(one|two|three|four|five|six)$/
/** What stands beside a superlative, and before a comparison. */
const superlative =
  /^(most|least|best|worst|top|highest|lowest|biggest|smallest|largest|number|[a-z]{3,}est)$/
const ofSuperlative = new RegExp(`^(the|our|my)$|${superlative.source}`)
const comparison =
  /^(over|under|above|below|beyond|beneath|north|south|more|less|fewer|higher|lower|bigger|smaller|larger|longer|shorter|cheaper|pricier|better|worse|older|newer)$/
const verbOfSaying =
  /^(messages?|notes?|comments?|wrote|writes?|written|writing|asked|asks?|asking|inquired|contacted|emailed|questions?)$/
/** What is counted to see which is the usual one. */
const counted =
  /^(payment|source|sources|channel|channels|device|devices|way|method|methods|referrer|reason|interest)$/

const sayings: readonly Saying[] = [
  // How and by whom it came.
  { meant: 'through', said: 'via, by means of, by dint of' },
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
  // What it has and what it lacks.
  {
    meant: 'with',
    said: 'equipped with, complete with, fitted with, boasting, featuring, sporting, possessing, blessed with',
  },
  {
    meant: 'have',
    said: 'possess, possesses, boast, boasts, feature',
    behind: /^(an?|at|over|more|\d+|two|three|four|five)$/,
  },
  { meant: 'without', said: 'sans, devoid of, bereft of' },
  { meant: '', said: 'whatsoever' },
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
  // What is left out.
  {
    meant: 'except',
    said: `aside from, with the exception of, barring, everywhere but, everywhere except, anywhere but, anywhere except,
      elsewhere than, everywhere other than, anywhere other than`,
  },
  {
    meant: 'except',
    said: 'outside, outside of',
    before: /^(?!an?$|the$|with$|has$|have$|from$|of$|no$|$)/,
    behind: /[a-z]/,
  },
  { meant: 'except', said: 'outside of', before: /^$/, behind: /[a-z]/ },
  { meant: 'except', said: 'save for', behind: /^(those|these|anything|ones)$/ },
  // Nothing besides it.
  { meant: 'only', said: 'exclusively, solely, purely, merely, nothing but' },
  { meant: '', said: 'mere', before: /^(an?|the)$/, behind: /[a-z]/ },
  { meant: '', said: 'specifically, namely' },
  { meant: 'only', said: 'strictly', behind: /[a-z]/, before: /^(|show|list|,|count|the|only|with)$/ },
  // How dear and how big, in one word.
  { meant: 'midrange', said: 'mid range, mid priced, medium priced, moderately priced' },
  { meant: 'budget', said: 'low cost, low budget, entry level, modestly priced, dirt cheap' },
  { meant: 'large', said: 'family sized, family size', behind: /[a-z]/ },
  // All of them.
  {
    meant: 'all',
    said: 'each and every, each and every one of, every last, every last one of, any and all, the entirety of',
  },
  { meant: '', said: 'across the board' },
  {
    meant: 'in total',
    said: 'in aggregate, in the aggregate, in its entirety, in their entirety, taken as a whole, as a whole',
  },
  // One of them, two of them.
  { meant: 'one', said: 'a single, a lone, a sole, a solitary, just a single, only a single', behind: room },
  {
    meant: 'more than one',
    said: 'multiple',
    before: /^(with|have|has|had|made|placed|got|needs?)$/,
    behind: rooms,
  },
  // About how much.
  {
    meant: '',
    said: 'about, around, nearly, almost, circa, give or take',
    behind: /^how$/,
    before: /^(|so|and|,|but|ok|well|hi|hey)$/,
  },
  { meant: '', said: 'more or less', behind: /^(?!than$)/ },
  { meant: '', said: 'give or take, approximate, a rough idea of, a rough estimate of, a rough count of' },
  { meant: '', said: 'ballpark, rough', before: /^(|an?|show|give|me|is|our|,)$/, behind: /[a-z]/ },
  {
    meant: 'around',
    said: 'in the region of, of the order of, on the order of, to the tune of',
    behind: /[$\d]/,
  },
  { meant: 'exactly', said: 'on the dot, on the nose' },
  // A degree that sets no limit of its own.
  {
    meant: '',
    said: `a touch, a tad, a hair, a smidge, a smidgen, a shade, a notch, a fraction, barely, comfortably, safely, far, way, even,
      considerably, significantly, substantially, markedly, noticeably, slightly, somewhat, marginally, a lot, lots, a good bit,
      a good deal, a great deal`,
    behind: comparison,
  },
  // The first of all, and that it is so without doubt.
  {
    meant: '',
    said: 'by far, far and away, hands down, bar none, without question, by a long shot, by a mile',
  },
  {
    meant: '',
    said: 'easily, outright, clearly, undoubtedly, undisputed, absolute, absolutely, unquestionably, decidedly',
    behind: ofSuperlative,
  },
  {
    meant: 'number one',
    said: 'no 1, nr 1, number 1, numero uno',
    behind: /^(?!bed|bath|br$|ba$|bd$|night|star|guest|half|full)/,
  },
  {
    meant: 'top',
    said: 'leading, foremost, finest, premier, top notch, uppermost, topmost, top most',
    before: /^(our|the|my|which|what|)$/,
    behind: /[a-z]/,
  },
  {
    meant: 'second best',
    said: 'runner up, second placed, next best',
    before: /^(our|the|my|which|what|)$/,
    behind: /[a-z]/,
  },
  { meant: 'worst', said: 'poorest, feeblest' },
  {
    meant: 'most common',
    said: 'main, primary, chief, principal, usual, predominant, dominant, prevailing, go to',
    before: /^(our|the|my|which|what|)$/,
    behind: counted,
  },
  ...ofTime,
  // Where, if anywhere.
  {
    meant: '',
    said: 'somewhere, someplace, anywhere, anyplace, everywhere',
    behind: /^(in|on|within|at|between|from|under|inside|around|)$/,
  },
  { meant: 'across', said: 'all over', behind: /^(?!an?$|again$|\d|\$)[a-z]/ },
  {
    meant: '',
    said: 'over',
    behind: /^(in|at)$/,
    before: /^(homes?|houses?|listings?|places?|properties|customers?|guests?|sales)$/,
  },
  { meant: 'from', said: 'hailing from' },
  // One against another, and one beside another.
  { meant: 'versus', said: 'as opposed to, in contrast to, in contrast with, vis a vis' },
  { meant: 'and', said: 'whereas, in addition to', before: /[a-z\d]/ },
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
  {
    meant: 'are',
    said: 'remain, remains',
    behind: /^(on|in|under|for|active|available|pending|unsold|open|listed)$/,
  },
]

export const sayingsByFirstWord: ReadonlyMap<string, readonly (Saying & { words: readonly string[] })[]> =
  Map.groupBy(
    sayings
      .flatMap(saying =>
        saying.said.split(',').map(phrase => ({ ...saying, words: phrase.trim().split(/\s+/) })),
      )
      .sort((a, b) => b.words.length - a.words.length),
    ({ words }) => words[0] ?? '',
  )
