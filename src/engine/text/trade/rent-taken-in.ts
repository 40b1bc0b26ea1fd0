// "How much 2023 rental income did the homes now for sale bring in", "what owners took in on average from renting out a place with a
// pool", "how many owners reported rental income", "2023 rental income, Marsh Landing, total of all owners": one number of what homes had.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const rent = '(?:rental income|rental incomes|rental earnings|rental revenue|rents?|rent money)'
const year = "(?: (?:in|for|during|of|back in) (?:the year )?(?:['’] ?)?(?:20)?23)"
const took =
  '(?:take in|took in|bring in|brought in|pull in|pulled in|make|made|earn|earned|get|got|collect|collected|generate|generated|produce|produced|gross|grossed|receive|received)'
const owners = '(?:owners|homeowners|sellers)'
const here = '(?: (?:down |around |out |up |over )?here| in (?:the area|town|this market))?'
const mean = '(?: on (?:average|avg)| typically| usually)'
const renting =
  '(?: (?:from|by|off|in|through|for) (?:the )?(?:renting(?: it| them)?(?: out)?|rentals?|rents?|rental income)(?: out)?)'
const total = '(?: (?:altogether|in total|in all|combined|together|all told))?'
const sum = '(?:the )?(?:total|sum|combined|all together)'
const kind = '(?:place|home|house|property)'

const many = (said: string) =>
  said
    .replace(new RegExp(`^ (?:an?|their|the|our) ((?:[a-z\\d]+ )*?)(${kind})s?(?= |$)`), ' of $1homes')
    .replace(/^ (?!of )/, ' of ')

/** Without one, in another business it is of all time. */
const inYear = (said: string) => (/\b(?:20)?23\b/.test(said) ? ' in 2023' : '')

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\bhow much (?:(?:20)?23 )?${rent}(?:${year})? (?:did|do|have|has) (?:each|every) (?<what>[a-z]+) ${took}${total}(?:${year})?${total}(?= [.?!]|$)`,
    ),
    meant: ({ 0: said, groups }) => `total rental income${inYear(said)} by ${groups?.['what'] ?? ''}`,
  },
  // "How much 2023 rental income did the homes now for sale bring in altogether".
  {
    said: new RegExp(
      `\\bhow much (?:(?:20)?23 )?${rent}(?:${year})? (?:did|do|have|has) (?:all )?(?:the |our |those |these )?(?<what>(?:(?!each|average|every|we )[a-z\\d$.,-]+ ){1,8}?)${took}${total}(?:${year})?${total}(?= [.?!]|$)`,
    ),
    meant: ({ 0: said, groups }) =>
      `total rental income${inYear(said)} of ${groups?.['what']?.replace(/\bnow for sale/, 'for sale') ?? ''}`,
  },
  // "What owners down here took in on average in 2023 from renting out a place with a pool".
  {
    said: new RegExp(
      `\\b(?:what|how much) (?:(?:did|do) )?(?:the |our |most )?${owners}${here}(?<where> in (?:[a-z]+ ){0,2}?[a-z]+)? ${took}(?:(?<mean>${mean})|${year}){0,2}${renting}(?:${year})?(?<mean2>${mean})?(?:${year})?(?<what> (?:an?|their) (?:[a-z\\d]+ )*?${kind}s?(?: (?:with|without|in|on) [a-z\\d ]+?)?)?(?:${year})?(?<mean3>${mean})?(?= [,.?!]|$| by )`,
    ),
    meant: ({ 0: said, groups = {} }) => {
      const isMean = (groups['mean'] ?? groups['mean2'] ?? groups['mean3']) !== undefined
      const what = groups['what'] === undefined ? '' : many(groups['what'])
      return isMean || what !== ''
        ? `what is the average rental income${inYear(said)}${what}${groups['where'] ?? ''}`
        : said
    },
  },
  {
    said: new RegExp(
      `\\b(?:what|how much) (?:did|does|do) the (?:average|typical) (?:owner|homeowner|seller)(?<where> in (?:[a-z]+ ){0,2}?[a-z]+)?(?<what> (?:of|with) an? (?:[a-z\\d]+ ?)+?)? ${took}${renting}(?:${year})?(?= [,.?!]|$)`,
    ),
    meant: ({ 0: said, groups = {} }) =>
      `what is the average rental income${inYear(said)}${(groups['what'] ?? '').replace(/ with an?/, ' of homes with a')}${groups['where'] ?? ''}`,
  },
  // "How many owners reported rental income in 2023", "how many owners rented out their place".
  {
    said: new RegExp(
      `\\b(?<how>how many) (?:of (?:the |our )?)?(?<what>${owners}|homes|properties|listings)(?<where> in (?:[a-z]+ ){0,2}?[a-z]+)? (?:(?:have |had )?(?:report|reported|declared|declare|claimed|show|showed|recorded)(?: any| some| a)? ${rent}|rented(?: out)? (?:their|a|the) (?:${kind}s?|homes|houses|properties)(?: out)?)(?:${year})?(?= [,.?!]|$| in | by )`,
    ),
    meant: ({ 0: said, groups = {} }) =>
      `how many homes${groups['where'] ?? ''} had rental income${inYear(said)}`,
  },
  // "2023 rental income, Marsh Landing, total of all owners".
  {
    said: new RegExp(
      `^(?<rent>(?:(?:20)?23 )?${rent}(?:${year})?)(?:(?: ,)? (?:(?:in|for|of) )?(?<where>(?!by |per |each |every |total |sum )[a-z]+(?: [a-z]+){0,2})(?: owners| homes)?)? , ${sum}(?: (?:of|for|across|over)(?: all)?(?: the| our)? (?:${owners}|homes|of them))?(?= [.?!]|$)`,
    ),
    meant: ({ groups = {} }) =>
      `total ${groups['rent'] ?? ''}${groups['where'] === undefined ? '' : ` in ${groups['where']}`}`,
  },
  {
    said: new RegExp(
      `^(?<rent>(?:(?:20)?23 )?${rent}(?:${year})?) ${sum} (?:for|of|in|across) (?:all )?(?:the |our )?(?<where>(?!by |per |each |every )[a-z]+(?: [a-z]+){0,2}?)(?: ${owners}| homes)?(?= [.?!]|$)`,
    ),
    meant: ({ groups = {} }) => `total ${groups['rent'] ?? ''} in ${groups['where'] ?? ''}`,
  },
  // "Active listings that were rented in 2023, highest income first": those that were not rented are none of them.
  {
    said: new RegExp(
      `(?<=\\b(?:actives?|pendings?|solds?|for sale|on the market|under contract)\\b.*)\\b(?:that |which )(?:were|was|got|had been|have been) rented(?: out)?${year}(?= [,.?!]|$)`,
    ),
    meant: () => 'that had rental income in 2023',
  },
]

export const rentTakenIn: readonly Rewording[] = [
  wherever(/^(rent|rents|rental|rentals|renting|rented)$/, rules),
]
