// "Which five bookings were made last", "the home that was listed first", "the most recently placed orders": the newest and the oldest of
// their kind, by what was done to them. What was sold or stays has days of its own.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const number = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)'
const rows =
  '(?:bookings?|reservations?|orders?|purchases?|leads?|prospects?|listings?|homes?|houses?|propert(?:y|ies)|places?|products?|items?)'
const done =
  '(?:made|placed|entered|booked|received|created|taken|came in|come in|listed|added|put up|put in|logged|put on the list|put on our list)'
const dayDone =
  '(?:date|day|date made|creation date|date created|date booked|booking date|date entered|date placed|date added|date listed|listing date|order date)'
const ends = '(?= [,:;.?!-]| (?:with|by|and|for|show|guest)\\b|$)'

/** The newest house is the one that was built last. */
const asRow = (what: string): string =>
  /^(?:home|house|property|place)$/.test(what)
    ? 'listing'
    : what.replace(/^(?:homes|houses|properties|places)$/, 'listings')

/** A home that was booked last need not be new. */
const isTaken = (what: string, said: string): boolean =>
  /^(?:listing|home|house|propert|place|product|item)/.test(what) &&
  /\b(?:booked|made|placed|received|taken)\b/.test(said)

const newest = /last|recent|latest|newest/

const rules: readonly Rewriting[] = [
  // "The five most recently made bookings".
  {
    said: new RegExp(
      `\\b(?:most|more) recently (?:made|placed|entered|received|created|added|listed)(?= ${rows}\\b)`,
    ),
    meant: () => 'most recent',
  },
  // "Five bookings made last".
  {
    said: new RegExp(
      `(?:^(?:which|what) (?:(?:are|were|is|was) )?)?(?<=^|[,:;.?!] |\\b(?:the|our|which|what|are|were|is|was|name|show|list|me|latest) )(?<so>${number} )?(?<what>${rows})(?: (?:that|which|we|who))?(?: (?:was|were|is|are|has been|have been|we))?(?: ever)? ${done}(?: the| very){0,2} (?<end>last|latest|most recently|more recently|first|earliest|before all (?:the )?others)${ends}`,
    ),
    meant: ({ groups, 0: said }, question) =>
      counted.test(question) || isTaken(groups?.['what'] ?? '', said)
        ? said
        : `${newest.test(groups?.['end'] ?? '') ? 'newest' : 'oldest'} ${groups?.['so'] ?? ''}${asRow(groups?.['what'] ?? '')}`,
  },
  // "The first house we ever listed", "the very first place we put up".
  {
    said: new RegExp(
      `\\b(?:very )?first (?<what>${rows})(?: that)? we (?:have )?(?:ever )?(?:listed|added|put up|took on|signed|signed up|put on the list|put on the site)${ends}`,
    ),
    meant: ({ groups }) => `oldest ${asRow(groups?.['what'] ?? '')}`,
  },
  // "Bookings sorted by date made, descending, first 5", "top 5 bookings by creation date, newest first".
  {
    said: new RegExp(
      `\\b(?<what>${rows}) (?:sorted |ordered |ranked )?by ${dayDone}(?: ,)? (?:descending|desc|newest first|latest first)(?: ,)? (?:first|top|limit) (?<so>${number})(?= |$)`,
    ),
    meant: ({ groups }) => `the newest ${groups?.['so'] ?? ''} ${asRow(groups?.['what'] ?? '')}`,
  },
  {
    said: new RegExp(
      `\\b(?:top|latest|newest|most recent|last) (?<so>${number} )(?<what>${rows}) by ${dayDone}(?: ,? ?(?:newest|latest|most recent) first| ,? ?desc(?:ending)?)?(?= [,:;.?!-]|$)`,
    ),
    meant: ({ groups }) => `the newest ${groups?.['so'] ?? ''}${asRow(groups?.['what'] ?? '')}`,
  },
  // "The listing with the earliest listing date".
  {
    said: new RegExp(
      `\\b(?<what>${rows}) (?:with|that has|having) the (?<end>earliest|oldest|first|latest|newest|most recent) (?:listing|list|creation|added|onboarding|creation|booking|date (?:listed|added|made|booked))(?: date)?${ends}`,
    ),
    meant: ({ groups }) =>
      `${newest.test(groups?.['end'] ?? '') ? 'newest' : 'oldest'} ${asRow(groups?.['what'] ?? '')}`,
  },
  // "…, by which guest and for which home": what is to be shown of each.
  {
    said: /(?<=\bnewest [a-z\d]+ [a-z]+)(?: ,)? by (?:which )?(?<who>guests?|customers?) and (?:for |at )?(?:which )?(?<what>house|home|property|product)(?= [,.?!]|$)/,
    meant: ({ groups }) => ` : ${groups?.['who'] ?? ''} and ${groups?.['what'] ?? ''}`,
  },
]
const longest: readonly Rewriting[] = [
  // "The house that has been on our books longest", "the cabin that has been on the site the longest".
  {
    said: /\b(?:on|with) (?:(?:our|the) (?:books|site|list|website|roster|portfolio)|us) (?:for )?(?:the )?longest(?: time)?(?= [,.?!]|$)/,
    meant: () => 'listed the longest',
  },
  // "Which home have we had the longest".
  {
    said: /(?<=\b(?:which|what) (?:[a-z]+ ){0,3}(?:home|house|listing|property|place|cabin|villa|loft|chalet|cottage|unit|one)) (?:have|had|has) we (?:had|kept|carried|managed|represented)(?: (?:on|in|with) [a-z ]+?)?(?: for)?(?: the)? longest(?: time)?(?= [,.?!]|$)/,
    meant: () => ' is listed the longest',
  },
]
/** "How many homes listed first" and "latest first" order or count. */
const counted = /\b(?:how many|number of|count|average|(?:newest|latest|oldest|earliest) first)\b/

export const doneLast: readonly Rewording[] = [
  wherever(/^longest$/, longest),
  wherever(
    [
      /^(last|latest|recent|recently|first|earliest|oldest|before|newest|longest|descending|desc|top)$/,
      new RegExp(`^${rows}$`),
    ],
    rules,
  ),
]
