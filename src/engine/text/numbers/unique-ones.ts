// "Sessions, past 30 days, uniques", "unique buyers, last month": how many there were, each of them once; of kinds they are named.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const valuesOf = (said: string): string =>
  said.startsWith('numbers of ')
    ? `${said.replace(/^numbers of |s$/g, '')} counts`
    : said.replace(/ (?:sizes|options|choices)$/, ' counts')
const rooms = '(?:bed|bedroom|bath|bathroom)'

const people = '(?<what>guests|customers|buyers|shoppers|visitors|people|folks)'
const once =
  '(?:each(?: one| of them| person| guest)? (?:only |counted )?(?:once|one time)|counting each(?: one| of them)?(?: only| just)? once|counted once(?: each)?|repeaters counted once|repeats counted once|no one counted twice|nobody counted twice|with no one counted twice|none counted twice)'

/** Read before what else is said once or twice. */
export const countedOnce: readonly Rewording[] = [
  // "How many guests last year, each counted once", "no one counted twice".
  wherever(/^(once|twice|time)$/, [
    {
      said: new RegExp(
        `\\b(?<ask>how many|number of|count of) (?:(?:different|separate|individual|unique|distinct) )?${people}(?<rest> [^.?!]+?)(?: [,(-])? ${once}(?: \\))?(?= [.?!]|$)`,
      ),
      meant: ({ groups = {} }) =>
        `${groups['ask'] ?? ''} different ${/^(?:people|folks)$/.test(groups['what'] ?? '') ? 'guests' : (groups['what'] ?? '')}${groups['rest'] ?? ''}`,
    },
  ]),
]

export const uniqueOnes: readonly Rewording[] = [
  // "Number of unique guests who stayed", "individual guests hosted last year": of one of them nobody asks.
  wherever(/^(individual|separate)$/, [
    {
      said: /\b(?:individual|separate) (?=(?:guests|customers|buyers|visitors|shoppers)\b)/,
      meant: ({ index }) => (index === 0 ? 'how many different ' : 'different '),
    },
  ]),
  // "COUNT DISTINCT guests, bookings of last year": of those bookings.
  wherever(
    [/^distinct$/, /^count$/],
    [
      {
        said: /^count \(? ?distinct (?<what>guests|customers|buyers|products|listings|homes) ?\)?(?: ,)? (?<of>bookings|orders|stays|reservations|purchases) (?=of|in|from)/,
        meant: ({ groups }) => `how many different ${groups?.['what'] ?? ''} had ${groups?.['of'] ?? ''} `,
      },
    ],
  ),
  // "Sessions, past 30 days, uniques".
  wherever(/^uniques?$/, [
    {
      said: /^(?<before>(?:(?:site|web|the|our|number of|#) )*)(?<what>sessions|visitors|guests|customers|buyers|users)(?<rest>(?: [a-z\d,]+){0,6}?)(?: ,| \()? uniques?(?: only)?(?: \))?(?= [.?!]|$)/,
      meant: ({ groups }) => `how many unique ${groups?.['what'] ?? ''}${groups?.['rest'] ?? ''}`,
    },
  ]),
  // "Unique buyers, last month": how many there were.
  wherever(/^(unique|distinct|different)$/, [
    {
      said: /^(?:unique|distinct|different) (?=(?:buyers|purchasers|customers|shoppers|guests|visitors|sessions)(?: ,| in| last| prior| this| who| that| arriving| checking| having| since| during| with(?! (?:their|the|names?|emails?|contact|phone))| [?]|$))/,
      meant: () => 'how many different ',
    },
  ]),
  // "Which different bedroom counts do we see among the homes", "what star ratings are there in Books": each value once.
  wherever(/^(counts|numbers|sizes|options|choices|years|ratings|built)$/, [
    {
      said: /^(?:in )?(?:which|what)(?: all)?(?: (?:different|distinct|unique|various))? (?<what>(?:bed|bedroom|bath|bathroom) (?:counts|numbers|sizes|options|choices)|numbers of (?:bed|bath)(?:room)?s|(?:build|building|construction) years|years built|(?:star )?ratings) (?:do (?:we|you|our (?:homes|listings|products))|can we|are|exist|occur|appear|come up|show up|turn up)(?: see| have| find| get| there| represented| present| found| to be found)?(?: (?<where>on the market|for sale|among|across|within|in|for|on|of))?(?= |$)/,
      meant: ({ groups: { what = '', where = '' } = {} }) =>
        `list the distinct ${valuesOf(what)} ${/^(?:on the|for sale)/.test(where) ? `of homes ${where}` : /^(?:in|for|on|within)$/.test(where) ? 'in' : 'of'}`,
    },
    // "Bedroom counts available in Heron Point": with no verb each value once as well.
    {
      said: new RegExp(
        `^(?:list |show |show me |give me |all |the |our |different |possible |distinct )*(?<what>${rooms} (?:counts|sizes|options|choices)|numbers of (?:bed|bath)(?:room)?s)(?: (?:that (?:are|is)|we have|currently|now|among|in|of|for)(?: (?:the|our))?)* (?<rest>available|on the market|for sale|actives|active homes|active listings)(?: there)?(?= in |[.?!]|$)`,
      ),
      meant: ({ groups: { what = '', rest = '' } = {} }) =>
        `list the distinct ${valuesOf(what)} of homes ${rest.startsWith('active') ? 'on the market' : rest}`,
    },
  ]),
  // "The distinct property types in the portfolio".
  wherever(/^portfolio$/, [
    {
      said: /(?<=\b(?:types|kinds|sorts|cities|states|statuses) )(?:that are )?in (?:the|our) portfolio(?= |$)/,
      meant: () => '',
    },
  ]),
]
