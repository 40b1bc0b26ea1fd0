// "New construction and then everything that isn't", "split them from the others", "of the two groups": one side against all the rest, or
// two sides that are named, in other words than "versus".
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const rest =
  '(?:all (?:of )?the (?:rest|others?)|the (?:rest|others?|remaining ones|remainder)(?: of (?:them|the (?:homes|houses|listings|places|lot|orders|bookings|customers|guests|products)))?|everything else|everybody else|everyone else|everywhere else|all others?|others|anything else|the other ones|(?:everything|everybody|everyone|all|those|the ones|ones|anything) (?:that|who|which) (?:is|are|do|does|did|was|were)(?: not| n t))'
const ends = '(?= ?[.?!,;:)]| ?$)'
/** What one side is called: "new construction", "homes with a pool". */
const side = '(?<side>[a-z\\d]+(?: [a-z\\d]+){0,5}?)'

const versusRest: readonly Rewriting[] = [
  // "Comparing new construction with all the rest".
  {
    said: new RegExp(
      `\\b(?:comparing|compare|contrasting|pitting|putting|setting) (?:the )?${side} (?:with|to|against|and) (?:that of |those of |what )?${rest}${ends}`,
    ),
    meant: ({ groups }) => `${groups?.['side'] ?? ''} vs the rest`,
  },
  // "For new construction and then for everything that is not".
  {
    said: new RegExp(
      `\\b(?<lead>for|of|from|in|by|among|with) (?:the )?${side}(?: ,)?(?: and then| and separately| then| , and| and)(?: also)? (?:again )?(?:for|of|from|in|by|among) ${rest}${ends}`,
    ),
    meant: ({ groups }) => `${groups?.['lead'] ?? ''} ${groups?.['side'] ?? ''} vs the rest`,
  },
  {
    said: new RegExp(
      `\\b(?<lead>for|of|from|in|by|among|with) (?:the )?${side}(?: ,)?(?: and then| and separately| then)(?: on| in)? ${rest}${ends}`,
    ),
    meant: ({ groups }) => `${groups?.['lead'] ?? ''} ${groups?.['side'] ?? ''} vs the rest`,
  },
  // "New construction / all other".
  {
    said: /(?<=: [a-z\d ]{3,40}) \/ (?:all other|all others|everything else|everyone else|other|others|the rest|rest|all the rest)(?= ?[.?!]| ?$)/,
    meant: () => ' vs the rest',
  },
]

const twoGroups =
  '(?:(?:each of )?(?:the )?(?:two|both)(?: (?:groups|sides|sets|lots))?|both|each(?: (?:group|side|set|lot))?|each of them|each one)'
/** "Split new construction from the others and show the average price of the two groups". */
const splitFrom: Rewriting = {
  said: new RegExp(
    `\\b(?:split|separate|divide|set apart|tell apart|part) (?:the |out )?${side} from ${rest}(?: ,)? (?:and|then) (?:show|give|tell|list|report|compute|get)(?: me| us)? (?:the )?(?<what>[a-z\\d ]{3,60}?)(?: (?:of|for|in) ${twoGroups})?${ends}`,
  ),
  meant: ({ groups }) => `${groups?.['what'] ?? ''} , ${groups?.['side'] ?? ''} vs the rest`,
}

/** "A against B: the average of each of the two groups". */
const sidesFirst: Rewriting = {
  said: new RegExp(
    `^(?<one>[a-z\\d ]{3,50}?) (?<joint>against|vs|versus|compared (?:to|with)) (?<two>[a-z\\d ]{3,50}?)(?: :| ,| -) (?:what is |what was |show |give me )?(?:the )?(?<what>[a-z\\d$ ]{2,50}?) (?:of|for|in) ${twoGroups}${ends}`,
  ),
  meant: ({ groups = {}, 0: said }) =>
    // "Expired vs withdrawn: the average in each group" is read as it is.
    (groups['joint'] ?? '').startsWith('v') && !/ (?:two|both)\b/.test(said)
      ? said
      : `${groups['what'] ?? ''} for ${groups['one'] ?? ''} vs ${groups['two'] ?? ''}`,
}

/** "Take those built since 2015 and those built before 1980 and tell me the average price for both". */
const takeBoth: Rewriting = {
  said: new RegExp(
    `\\b(?:take|tell|look at|compare) (?:the |all the )?(?<one>[a-z\\d ]{3,50}?) and (?<two>(?:the |those |then the )[a-z\\d ]{3,50}?)(?: ,)? (?:and )?(?:tell|give|show|get) me (?:the )?(?<what>[a-z\\d$ ]{3,50}?) (?:for|of) ${twoGroups}${ends}`,
  ),
  meant: ({ groups }) => `${groups?.['what'] ?? ''} of ${groups?.['one'] ?? ''} vs ${groups?.['two'] ?? ''}`,
}

/** "What did each lot sell for on average": the average price of both sides. */
const eachLot: Rewriting = {
  said: /^(?<one>[a-z\d ]{3,50}?) (?:against|versus|vs|v|compared (?:to|with)) (?<two>[a-z\d ]{3,50}?)(?: :| ,| -) what did (?:each(?: lot| group| side| set| one)?|both|they(?: each)?|the two) (?:sell|go) for on average(?= ?[.?!]| ?$)/,
  meant: ({ groups }) => `average sold price , ${groups?.['one'] ?? ''} vs ${groups?.['two'] ?? ''}`,
}

export const theOthers: readonly Rewording[] = [
  wherever(/^(rest|others?|else|remaining|remainder|not)$/, versusRest),
  wherever([/^(split|separate|divide|set|tell|part)$/, /^from$/], [splitFrom]),
  wherever([/^(against|versus|vs|compared)$/, /^(both|each|two)$/], [sidesFirst]),
  wherever([/^(take|tell|look|compare)$/, /^(both|two|each)$/], [takeBoth]),
  wherever([/^(against|versus|vs|v|compared)$/, /^(each|both|they)$/], [eachLot]),
]
