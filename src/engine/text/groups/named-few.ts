// "What has each of our three places, Blue Ridge Cabin, Magnolia Cottage and Sandpiper Beach House, earned": how many there are is told
// by their names, and would be read as a number of rows. "Whoever wrote it" are those who were just asked for.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const few = '(?:two|three|four|five|six|[2-6])'

const each: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:each of|each one of|every one of) (?:our|the|my|these|those) ${few} (?=(?:[a-z]+ )?[a-z]+s [,:(] (?!what\\b|how\\b|which\\b|who\\b|show\\b|give\\b|list\\b|tell\\b|i\\b|we\\b|the\\b)[a-z\\d' ]+(?: , [a-z\\d' ]+)* and )`,
    ),
    meant: () => 'each of our',
  },
]

/** "The occupancy of our two places, A and B": as many as there are names behind it. */
const names = '[,:(] (?!what\\b|how\\b|which\\b|who\\b|show\\b|give\\b|list\\b|tell\\b|i\\b|we\\b|the\\b)'
const things =
  '(?:places|homes|houses|properties|rentals|listings|units|cabins|cottages|towns|cities|areas|neighborhoods|communities|subdivisions|brands|categories|products|items)'
/** "Revenue of our two homes, A and B" could be one number or two: one word must tell. */
const tells =
  /\b(?:compare|comparing|comparison|vs|versus|each|together|combined|side by side|in total|in all|added up|separately|apart)\b/
const namedAlone = ([said]: RegExpExecArray, question: string): string =>
  tells.test(question) ? `${said.split(' ')[0] ?? ''} ` : said

const ofFew: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:of|for|in|at|from|between|across) (?:both |all )?(?:of )?(?:our|my|these|those|the) (?:two|2) ${things} ${names}(?=[a-z\\d'& ]+ (?:and|vs|versus|&) )`,
    ),
    meant: namedAlone,
  },
  {
    said: new RegExp(
      `\\b(?:of|for|in|at|from|between|across) (?:both |all )?(?:of )?(?:our|my|these|those|the) (?:three|3) ${things} ${names}(?=[a-z\\d'& ]+ , [a-z\\d'& ]+ (?:and|vs|versus|&) )`,
    ),
    meant: namedAlone,
  },
]

/** "What did the two earn together": those who were just named. */
const theTwo: readonly Rewriting[] = [
  {
    said: /(?<= and [^?]*\b(?:do|does|did|have|has|will|are|were|is|was) )(?:the|those|these) (?:two|pair|duo)(?: of them)? (?=(?:[a-z]+ ){0,2}(?:earn|earned|make|made|bring|brought|gross|grossed|take|taken|pull|pulled|generate|generated|rake|get|have|had|sell|sold|cost|bringing|making)\b)/,
    meant: () => 'they ',
  },
]

/** "My family owns A and B; what did they earn together": theirs and ours are the same homes. */
const owned: readonly Rewriting[] = [
  {
    said: /\b(?:my|our) (?:family|parents|folks|company|brother|sister|mom|dad|(?:wife|husband|partner|brother|sister) and i) owns? (?=[^.;?]* and [^?]*\b(?:they|both|the two|those two)\b)/,
    meant: () => 'we own ',
  },
]

const whoever: readonly Rewriting[] = [
  {
    said: /(?<=\? (?:(?:the|their|and|,|show|list|give|me|name|names|email|emails|phone|phones|numbers?) ){1,8})(?:of|for|from) (?:whoever|everyone who|everybody who|anyone who|those who|the ones who|the people who) (?:wrote|asked|said|mentioned|sent|did)(?: it| that| so| this)?(?= [,.?!]|$)/,
    meant: () => '',
  },
]

export const namedFew: readonly Rewording[] = [
  wherever(/^(each|every)$/, each),
  wherever([/^(two|three|2|3)$/, /^(our|my|these|those|the)$/], ofFew),
  wherever([/^owns?$/, /^(they|both|two)$/], owned),
  wherever([/^(two|pair|duo)$/, /^and$/], theTwo),
  wherever(/^(whoever|everyone|everybody|anyone|those|ones|people)$/, whoever),
]
