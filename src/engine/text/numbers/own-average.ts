// "Dearer than the average one in the same city", "nightly rate > city avg", "above average for there city": held against the mean of
// their own group. Without that group it would be the mean of all.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const group =
  '(?<group>city|town|state|subdivision|neighbou?rhood|area|community|category|brand|property type|home type|type)'
const mean = '(?:average|avg|mean)'
const things =
  '(?:homes?|houses?|propert(?:y|ies)|listings?|places?|products?|items?|ones?|rentals?|actives?|solds?|sales?|competition|peers)'
const kinds =
  '(?:(?:all|of|our|the|other|active|for|sale|on|market|sold|current|currently|available|comparable) ){0,5}'

/** "In that same neighborhood", "in there own city": theirs. */
const same: Rewriting = {
  said: new RegExp(
    `\\b(?<in>in|of|for|from|at) (?:that|the|this|there|they're)(?: very)? (?:same|own) ${group}(?= |$)`,
  ),
  meant: ({ groups = {} }) => `${groups['in'] ?? ''} their own ${groups['group'] ?? ''}`,
}
/** "Of the category they're in", "in the city it belongs to". */
const whereTheyAre: Rewriting = {
  said: new RegExp(
    `\\b(?<in>in|of|for|from|at) (?:the|that|whatever) ${group}(?: (?:that|which))? (?:they|it|each one|each)(?: are| is)? (?:in|belongs? to|falls? (?:in|into|under)|sits? in|(?:come|comes) from|part of)(?= |$)`,
  ),
  meant: ({ groups = {} }) => `${groups['in'] ?? ''} their own ${groups['group'] ?? ''}`,
}
const slip: Rewriting = {
  said: new RegExp(`\\b(?<in>in|of|for) there ${group}(?= [?.,;:!]|$| (?:but|and|yet|with)\\b)`),
  meant: ({ groups = {} }) => `${groups['in'] ?? ''} their ${groups['group'] ?? ''}`,
}

const sides: ReadonlyMap<string, string> = new Map([
  ['>', 'above'],
  ['<', 'below'],
  ['>=', 'above'],
  ['<=', 'below'],
  ['over', 'above'],
  ['under', 'below'],
  ['higher than', 'above'],
  ['more than', 'above'],
  ['less than', 'below'],
  ['lower than', 'below'],
  ['greater than', 'above'],
])
const side =
  '(?<side>>|<|above|over|below|under|beneath|higher than|lower than|more than|less than|greater than)'
const sideOf = (said: string | undefined) => sides.get(said ?? '') ?? said ?? ''

/** "The mean for homes in their own subdivision": of all that are there. */
const ofThings: Rewriting = {
  said: new RegExp(
    `\\b(?<than>above|over|below|under|than) (?:the |an )?${mean}(?: (?:for|of|among))? ${kinds}${things} (?:in|of|for|from|at) their own ${group}(?= |$)`,
  ),
  meant: ({ groups = {}, 0: said }, question) =>
    isSameState(said, question.replace(said, ''))
      ? `${groups['than'] ?? ''} the average of their ${groups['group'] ?? ''}`
      : said,
}

/** The mean of the homes that are for sale is that of all homes shown, where those are for sale as well. */
function isSameState(mean: string, rest: string): boolean {
  const forSale = /\b(?:active|actives|for sale|on the market|on market|available|current|currently)\b/
  const sold = /\b(?:sold|solds|sales?|closed)\b(?<!for sale)/
  return [forSale, sold].every(state => state.test(mean) === state.test(rest))
}

/** "Actives with $/sf over the subdivision's sold average": what was sold there. Null where it is not known what is compared. */
function ofOthers(
  { what = '', state }: Readonly<Record<string, string | undefined>>,
  rest: string,
): string | null {
  if (state === undefined || isSameState(state, rest)) return 'of'
  if (!state.startsWith('sold')) return null
  if (/sf|sq|foot/.test(what)) return 'sold price per square foot in'
  return /price|ask/.test(what) ? 'sold price in' : null
}

/** "Nightly rate > city avg". */
const groupFirst: Rewriting = {
  said: new RegExp(
    `(?<=^| )(?<what>(?:nightly rate|nightly price|rate|price|asking price|ask|list price|sold price|rating|days on market|dom|price per (?:sf|sqft|sq ft|square foot)|ppsf|\\$ (?:/ )?(?:sf|sqft|sq ft)|priced|rated) )(?:is |are |sits )?${side} (?:the |their |its |own |their own |its own )?${group}(?: s)? (?<state>(?:active|sold|for sale) )?${mean}(?: \\k<what>| (?:price|rate|rating|\\$ (?:/ )?sf))?(?= ?[,.:;?!]| ?$)`,
  ),
  meant: ({ groups = {}, 0: said, index }, question) => {
    const what = groups['what'] ?? ''
    const own = ofOthers(groups, question.replace(said, ''))
    if (own === null) return said
    const thing =
      index > 0
        ? ''
        : /^(?:rat(?:ed|ing) |stock)/.test(what)
          ? 'products , '
          : /nightly|sf|sq|foot/.test(what)
            ? 'homes , '
            : ''
    return `${thing}${what}${sideOf(groups['side'])} the average ${own} their ${groups['group'] ?? ''} `
  },
}

const part = '(?<part>(?:at least |more than |over )?[\\d.]+ (?:%|percent)(?: or more)?)'
const foot = '(?:price per (?:sf|sqft|sq ft|square foot)|\\$ (?:/ |per )?(?:sf|sqft|sq ft|square foot)|ppsf)'
const perFootThere: readonly Rewriting[] = [
  // "Priced at least 25% above their subdivision's average price per sq ft": each by its own price per foot.
  {
    said: new RegExp(
      `\\b(?:that are |are |which are )?priced (?:at )?${part} (?<side>above|over|below|under) (?:the |their |its |own ){1,2}${group}(?: s)? ${mean} ${foot}(?= |$)`,
    ),
    meant: ({ groups = {} }) =>
      `with a price per sf ${groups['part'] ?? ''} ${sideOf(groups['side'])} the average of their ${groups['group'] ?? ''}`,
  },
  // "Ask at least 25% more per square foot than the average active home in the same area".
  {
    said: new RegExp(
      `\\b(?:that |which )?(?:asks?|asking|costs?|costing|are|is) ${part} (?<more>more|less|higher|lower)(?: expensive)? per (?:sf|sqft|sq ft|square foot|foot) than the ${mean}(?: (?:active|sold))?(?: (?:home|house|listing|one))? (?:in|of|for) (?:the same|their|its|the)(?: own)? ${group}(?= [,.?!]|$)`,
    ),
    meant: ({ groups = {} }) =>
      `with a price per sf ${groups['part'] ?? ''} ${/more|higher/.test(groups['more'] ?? '') ? 'above' : 'below'} the average of their ${groups['group'] ?? ''}`,
  },
]

/** "25% above the average for the area": where homes of many areas are held against it, that of their own. */
const ofTheArea: Rewriting = {
  said: new RegExp(
    `(?<=\\b(?:above|over|below|under|beneath|than) (?:the |their |its )?${mean}(?: [a-z]+){0,5}?) (?<in>in|of|for) the ${group}(?= [,.?!]|$)`,
  ),
  meant: ({ groups = {} }) => ` ${groups['in'] ?? ''} their own ${groups['group'] ?? ''}`,
}

/** "Whose price per foot sits under the mean": a home sits on the market, a number does not. */
const sits: Rewriting = {
  said: /(?<=\b(?:price|rate|foot|ft|sf|sqft|ask|rating|ppsf|market) )(?:sits|lies|falls|lands|comes in|comes out|runs|is sitting) (?=(?:above|below|over|under|beneath) )/,
  meant: () => 'is ',
}

/** "The price of each property dearer than …": of those that are. */
const ofEach: Rewriting = {
  said: /(?<=^[a-z ,]{3,60}) of (?:each|every|any) (?<thing>property|home|house|listing|place|product|item)(?: (?:that|which) is)? (?=(?:dearer|pricier|costlier|cheaper|more expensive|less expensive) than the average\b)/,
  meant: ({ groups }) => ` of ${(groups?.['thing'] ?? '').replace(/y$/, 'ie')}s `,
}

/** "Cheaper per sqft than the average": the number stands behind the side. */
const perFoot: Rewriting = {
  said: /\b(?:are |is )?(?<how>cheaper|pricier|dearer|more expensive|less expensive) per (?:sf|sqft|sq ft|square foot|foot) than (?=the average\b)/,
  meant: ({ groups }) =>
    `with a price per square foot ${/^(cheaper|less)/.test(groups?.['how'] ?? '') ? 'below' : 'above'} `,
}

export const ownAverage: readonly Rewording[] = [
  wherever([/^(sits|lies|falls|lands|comes|runs|sitting)$/, /^(average|avg|mean)$/], [sits]),
  wherever([/^(each|every|any)$/, /^average$/, /^than$/], [ofEach]),
  wherever([/^(average|avg|mean)$/, /^(%|percent)$/, /^(sf|sqft|sq|square|foot|ppsf)$/], perFootThere),
  wherever([/^(same|own|there)$/, /^(average|averages|avg|mean)$/], [same, slip, perFoot]),
  wherever([/^(average|avg|mean)$/, /^(above|over|below|under|beneath|than)$/, /^the$/], [ofTheArea]),
  wherever([/^(they|it|each)$/, /^(average|averages|avg|mean)$/], [whereTheyAre]),
  wherever([/^own$/, /^(average|avg|mean)$/], [ofThings]),
  wherever(
    [
      /^(average|avg|mean)$/,
      /^(>|<|above|over|below|under|beneath|than)$/,
      /^(city|town|state|subdivision|neighbou?rhood|area|community|category|brand|type)$/,
    ],
    [groupFirst],
  ),
]
