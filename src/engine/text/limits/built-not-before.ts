// "Not built before 2015", "built at the earliest in 2015", "year of building 2015 or more": a home that was built then or later; and "built
// the longest ago", the oldest one.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const year = '(?<year>(?:18|19|20)\\d\\d)'
const built = '(?:built|constructed|put up|erected|finished|completed)'
const yearBuilt =
  '(?:construction year|building year|build year|year of (?:construction|building)|year built)'
const orLater = 'or (?:more recently|more recent|newer|more|after|later|since|afterwards|younger|up)'
const later: Rewriting['meant'] = ({ groups }) => `built in ${groups?.['year'] ?? ''} or later`

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<!\\b(?:were|was|are|is) )\\bnot ${built} (?:before|prior to|earlier than) ${year}(?= |$)`,
    ),
    meant: later,
  },
  {
    said: new RegExp(
      `\\b${built} (?:no earlier than|not before|not earlier than|in or after|at the earliest in|earliest in|in or since) ${year}(?= |$)`,
    ),
    meant: later,
  },
  { said: new RegExp(`\\b${built} in ${year} at the (?:very )?earliest(?= |$)`), meant: later },
  { said: new RegExp(`\\b${built} (?:in )?${year} or more recent(?:ly)?(?= |$)`), meant: later },
  {
    said: new RegExp(`\\b(?:date|dates|dating) (?:back )?(?:from|to) ${year} ${orLater}(?= |$)`),
    meant: ({ groups }) => `were built in ${groups?.['year'] ?? ''} or later`,
  },
  {
    said: new RegExp(`\\b(?:with (?:an? )?)?${yearBuilt} (?:of |in |from |is |: )?${year} ${orLater}(?= |$)`),
    meant: later,
  },
  // "By year of building".
  {
    said: /\b(?:construction year|building year|year of (?:construction|building))(?= [,.?!]|$| (?:and|by|,|of|for|in)\b)/,
    meant: () => 'year built',
  },
]

const home = '(?:home|house|listing|property|one|active|building|place)'
const first =
  '(?:(?:the )?(?:longest|furthest|farthest) ago|(?:the )?(?:very )?first|the earliest|earliest|before (?:all |any of )?(?:the )?(?:others|rest|other ones))(?: of all)?'
const ends = '(?= [,.?!]|$)'

const oldest: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?<ask>which|what) (?<what>(?:[a-z]+ ){0,4}?${home}) (?:was|is|were) ${built} ${first}${ends}`,
    ),
    meant: ({ groups = {} }) => `what is the oldest ${groups['what'] ?? ''}`,
  },
  {
    said: new RegExp(`\\bthe (?<what>${home}) (?:that|which) (?:was|is) ${built} ${first}${ends}`),
    meant: ({ groups = {} }) =>
      groups['what'] === 'one' ? 'which one is the oldest' : `the oldest ${groups['what'] ?? ''}`,
  },
  {
    said: new RegExp(
      `\\b(?:which|what) (?<what>(?:[a-z]+ ){0,4}?${home}) (?:goes|dates|reaches|stretches|is|was) (?:back )?(?:the )?(?:furthest|farthest|longest)(?: back)?(?: (?:in|by|going by) (?:${yearBuilt}|age|time))?${ends}`,
    ),
    meant: ({ groups = {} }) => `what is the oldest ${groups['what'] ?? ''}`,
  },
  // "Oldest active listing by year built": a listing is as old as its entry, the house is meant.
  {
    said: new RegExp(
      `\\b(?<end>oldest|newest|youngest) (?<state>(?:[a-z]+ ){0,2})(?:listing|property)(?<many>s)?(?<rest> (?:[a-z]+ ){0,4}?)(?:by|in|going by|judging by) (?:the )?(?:${yearBuilt}|age of (?:the )?(?:house|home|building))${ends}`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['end'] ?? ''} ${groups['state'] ?? ''}home${groups['many'] ?? ''}${groups['rest'] ?? ''}by year built`,
  },
]

export const builtNotBefore: readonly Rewording[] = [
  wherever(
    /^(built|constructed|construction|building|erected|furthest|farthest|dates?|dating|build)$/,
    rules,
  ),
  wherever(
    [
      /^(built|constructed|construction|building|erected|furthest|farthest|dates|finished|completed)$/,
      /^(ago|first|earliest|before|furthest|farthest|longest|oldest|newest|youngest)$/,
    ],
    oldest,
  ),
]
