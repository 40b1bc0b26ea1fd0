// "How large is the group of homes that …", "count every home that …": how many there are.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const one =
  '(?<one>home|house|listing|property|order|booking|reservation|stay|product|customer|guest|sale|closing|purchase)'
const several = (word = ''): string => (word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`)

const rules: readonly Rewriting[] = [
  {
    said: /\bhow (?:large|big) (?:is|was) (?:the|our) (?:group|set|number|list|count|crowd) of (?=[a-z])/,
    meant: () => 'how many',
  },
  {
    said: new RegExp(
      `^(?:please )?(?:count|count up|tally|tally up) (?:each|every)(?: single| last)? ${one}(?= |$)`,
    ),
    meant: ({ groups = {} }) => `how many ${several(groups['one'])}`,
  },
  // "The ones under contract, how many of those have a pool".
  {
    said: /^(?:okay |ok |so |well )*the ones (?<state>[a-z]+(?: [a-z]+){0,3}?)(?: ,)? how many of (?:those|them|these) (?=(?:have|has|had|are|were|got|sold|come|came)\b)/,
    meant: ({ groups = {} }) => `how many of the ones ${groups['state'] ?? ''}`,
  },
  // "Pool homes pending: what's the total": of homes it is their number.
  {
    said: /^(?<what>(?:[a-z]+ )*?(?:homes|houses|listings|actives|pendings)(?: [a-z]+){0,3}) [:,-] what is (?:the|our|that) total(?= [?.!]|$)/,
    meant: ({ groups = {} }) => `how many ${groups['what'] ?? ''}`,
  },
  // "How many Sea Oaks addresses are for sale": each is a home.
  {
    said: /^how many (?<where>(?:[a-z]+ ){0,3})addresses (?=(?:are|were|is|have|sold|closed|on|for|in)\b)/,
    meant: ({ groups = {} }) => `how many ${groups['where'] ?? ''}homes`,
  },
]

/** "The top five addresses by price per foot": homes, by whatever they are ranked. */
const addresses: Rewriting = {
  said: /(?<=\b(?:top|first|best|cheapest|priciest) (?:(?:\d{1,2}|two|three|four|five|ten) )?)addresses(?= (?:sold|closed|by|in|on|for|that|this|last)\b)/,
  meant: () => 'homes',
}

/** "How are closings distributed across the areas, in number of homes": so many, which is asked already. */
const inNumberOf: Rewriting = {
  said: /(?<=[a-z] )[,(] ?(?:counted |measured )?(?:in|by) (?:the )?number of (?:homes|houses|sales|closings|listings|orders|bookings|units)(?: \))?(?= [.?!,]|$)/,
  meant: () => '',
}

const unfolded = '(?:distributed|spread|split|divided|broken down|scattered|spread out|split up)'

const spread: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^how (?:are|is|were|was) (?<what>(?:[a-z']+ ){1,7}?)${unfolded} (?:across|over|among|amongst|between|by) (?:the (?:different |various )?|our |all (?:the |our )?)?(?:days of the week|(?<group>[a-z]+))(?= |$)`,
    ),
    meant: ({ groups = {} }) => `number of ${groups['what'] ?? ''}by ${groups['group'] ?? 'day of the week'}`,
  },
  {
    said: /^how (?:do|does|did) (?:the )?(?:count|number) of (?<what>(?:[a-z]+ ){1,5}?)(?:split|divide|spread|break|break down|distribute) (?:across|over|among|between|by) (?:the |our )?(?=[a-z])/,
    meant: ({ groups = {} }) => `number of ${groups['what'] ?? ''}by`,
  },
]

/** "Which areas have off-market listings and how many in each": the areas are each of them. */
const areasAndHowMany: Rewriting = {
  said: /^(?:which|what) (?<group>areas|neighborhoods|communities|subdivisions|cities|states|brands|categories) (?:have|had|has|got) (?<what>[a-z][a-z ]*?)(?: ,)? and how many (?:are there |do we have |does each have)?(?:in |for |of )?(?:each)?(?: one| of them)?(?= [.?!]|$)/,
  meant: ({ groups = {}, 0: said }) =>
    /\b(?:more|at least|over|most|no|any|fewest|least|than|under|zero)\b/.test(groups['what'] ?? '')
      ? said
      : `how many ${(groups['what'] ?? '').replace(/\bstuff$/, 'listings')} by ${(groups['group'] ?? '').replace(/ies$/, 'y').replace(/s$/, '')}`,
}

export const countedRoundabout: readonly Rewording[] = [
  wherever(/^(group|set|list|every|each|total|addresses|ones)$/, rules),
  wherever([/^addresses$/, /^(top|first|best|cheapest|priciest)$/], [addresses]),
  wherever([/^number$/, /^(homes|houses|sales|closings|listings|orders|bookings|units)$/], [inNumberOf]),
  wherever(
    [/^how$/, /^(distributed|spread|split|divided|broken|scattered|divide|break|distribute)$/],
    spread,
  ),
  wherever([/^how$/, /^many$/, /^(have|had|has|got)$/, /^(which|what)$/], [areasAndHowMany]),
]
