// The same wish in another form of sentence: a statement, a heading, an errand, with "that" or without.
import { put, type Rewording } from './put.ts'

const things =
  'homes|houses|properties|listings|orders|purchases|customers|buyers|shoppers|guests|bookings|reservations|stays|visitors|leads|products|items'
/** More than one sentence, or a clause behind it: it would not be one noun phrase. */
const isLong =
  /[.?!;:—–](?=\s*\S)|\b(?:because|since|so|but|if|when|while|compared|compare|vs|versus|than|and (?:how|what|which|who|show|list|do|did|is|are))\b/i

export const askedOtherwise: readonly Rewording[] = [
  put(
    'wished for',
    /^what(?: is|'s| was| were| are) (the |our |my )(.+?)\s*\??$/i,
    [
      "I'd like to know $1$2",
      'what I need is $1$2',
      '$1$2 is what I want to know',
      "I'm looking for $1$2",
      'could you work out $1$2',
      'do you know $1$2',
      '$2?',
    ],
    isLong,
  ),
  put('wondering', /^how (many|much)\b/i, [
    'I was wondering how $1',
    'what I want to know is how $1',
    'need to know how $1',
    'remind me how $1',
    'could you check how $1',
    "I'm trying to figure out how $1",
    'curious how $1',
  ]),
  put(
    'counted',
    new RegExp(
      `^how many ((?!of\\b)(?:[a-z]+ ){0,2}?(?:${things})) (?:are there|do we have|exist)\\b([^,]*?)\\s*\\??$`,
      'i',
    ),
    ['number of $1$2', 'the count of $1$2', '$1$2: how many', '$1$2, how many?', '$1 count$2'],
    isLong,
  ),
  put(
    'counted that',
    new RegExp(
      `^how many ((?!of\\b)(?:[a-z]+ ){0,2}?(?:${things})) (were|are|have been|have|had) ([^,]+?)\\s*\\??$`,
      'i',
    ),
    [
      'number of $1 that $2 $3',
      'the count of $1 that $2 $3',
      '$1 that $2 $3: how many',
      'give me the number of $1 that $2 $3',
      'count the $1 that $2 $3',
    ],
    /[.?!;:—–](?=\s*\S)|\b(?:because|compared|compare|vs|versus|than (?:in|last|the)|there|we|you|i)\b/i,
  ),
  put('number first', /^(?:the )?(?:total )?number of (?=[a-z])/i, [
    'how many ',
    'count of ',
    'count ',
    'what number of ',
  ]),
  put(
    'listed',
    new RegExp(
      `^(?:list|show me|give me|show) (?:all )?(?:the )?(?=(?!me\\b|how\\b|what\\b|which\\b)(?:[a-z]+ ){0,2}(?:${things})\\b)`,
      'i',
    ),
    [
      'what are the ',
      "I'd like to see the ",
      'let me see the ',
      'can I see the ',
      'bring up the ',
      'could you list the ',
      '',
    ],
    /[.?!;:—–](?=\s*\S)/,
  ),
  put(
    'which are',
    new RegExp(
      `^which ((?!of\\b)(?:[a-z]+ ){0,2}?(?:${things})) (?=(?:are|were|have|had|haven't|sold|cost)\\b)`,
      'i',
    ),
    [
      'what $1 ',
      'list the $1 that ',
      'show me which $1 ',
      'I need the $1 that ',
      'the $1 that ',
      'find me the $1 that ',
    ],
    /[.?!;:—–](?=\s*\S)|, (?:and )?(?:how|what|which|who)\b|\b(?:most|least|highest|lowest|best|worst|fewest)\b/i,
  ),
  put('that for who', /\b(customers|buyers|guests|shoppers|people|visitors) who (?=[a-z])/i, ['$1 that ']),
  put(
    'which for that',
    /\b(homes|listings|properties|orders|products|bookings|reservations) that (?=[a-z])/i,
    ['$1 which '],
  ),
  put('ours', /\bour (?=[a-z])/i, ['my ', 'the '], /(?:all|each|one|any|most) of our|our own/i),
  put(
    'how much revenue',
    /^how much (revenue|money|income) (?:did|have) we (?:make|made|earn|earned|bring in|brought in|take in|taken in|generate|generated)\b/i,
    [
      'what $1 did we make',
      'what was our total revenue',
      'total revenue',
      'what did we earn',
      'what $1 did we bring in',
    ],
    /\bmoney\b.*\b(?:refund|cancel)/i,
  ),
  put('not in short', /\b(do|does|did|have|has|was|were|is|are)n't\b/i, ['$1 not']),
  put('in short', /\b(do|does|did|have|has|was|were|is|are) not\b/i, ["$1n't"]),
  put("what's", /^what's\b/i, ['what is', 'whats']),
  put('what is in short', /^what is\b/i, ["what's", 'whats']),
  {
    name: 'no apostrophes',
    holds: /[a-z]'[a-z]/i,
    ways: [question => question.replace(/([a-z])['’](?=[a-z])/gi, '$1')],
  },
  {
    name: 'telegram',
    holds: /[A-Z].*[a-z]\?$/,
    ways: [question => question.replace(/^[A-Z](?=[a-z])/, first => first.toLowerCase()).replace(/\?$/, '')],
  },
]
