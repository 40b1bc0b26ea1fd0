// "Which brand has more sold-out products than any other", "the product that costs more than the rest", "… are most numerous for which
// brand": the first of them, said as a comparison with all others.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const others =
  '(?:any(?: of the)? others?|(?:all|any)(?: of)? the others?|(?:all )?the (?:rest|others)|every other|anyone else|anybody else|all others?)(?: (?:one|ones|brand|brands|product|products|item|items|city|cities|category|categories|customer|customers|area|areas|home|homes|state|states))?'
const ends = '(?= [,.?!]|$| (?:in|this|last|for|during|since|of)\\b)'
const group =
  '(?<group>brand|category|city|state|area|subdivision|neighborhood|community|product|customer|home|property|listing|month|source|channel|device|payment method|property type)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?<verb>has|have|had|sold|sells|got|gets|placed|made|received) (?<more>more|fewer) (?<what>[a-z][a-z -]*?) than ${others}${ends}`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['verb'] ?? ''} the ${groups['more'] === 'more' ? 'most' : 'fewest'} ${groups['what'] ?? ''}`,
  },
  {
    said: new RegExp(
      `\\bthe (?<what>product|item|sku|home|house|listing|property|place) that (?:costs?|is priced|sells for) (?<more>more|less|higher|lower) than ${others}${ends}`,
    ),
    meant: ({ groups = {} }) =>
      `the ${/more|higher/.test(groups['more'] ?? '') ? 'most expensive' : 'cheapest'} ${groups['what'] ?? ''}`,
  },
]

/** "As a percentage of orders for all categories": one for each. */
const ofEach: readonly Rewriting[] = [
  {
    said: /(?<=\bas an? (?:percentage|percent|share) of (?:all )?(?:[a-z]+) )(?:for|in|across) all (?:of )?(?:the |our )?(?<group>categories|brands|cities|states|areas|subdivisions)(?= [?.!,]|$)/,
    meant: ({ groups = {} }) => `for each ${(groups['group'] ?? '').replace(/ies$/, 'y').replace(/s$/, '')}`,
  },
]

const forWhich: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?<what>[a-z][a-z -]*?) (?:are|is|were) most (?:numerous|common|frequent|plentiful) (?:for|in|at|with|among) which ${group}(?= [?.!]|$)`,
    ),
    meant: ({ groups = {} }) => `which ${groups['group'] ?? ''} has the most ${groups['what'] ?? ''}`,
  },
  {
    said: new RegExp(
      `^(?:count |number of |count of )?(?:the )?(?<what>[a-z][a-z -]*?) (?:per|by|for each|in each) ${group} [:;,.] (?:which|what) \\k<group> (?:leads|wins|is first|comes first|is on top|comes out on top|is ahead|has the most)(?= [?.!]|$)`,
    ),
    meant: ({ groups = {} }) => `which ${groups['group'] ?? ''} has the most ${groups['what'] ?? ''}`,
  },
  {
    said: /\bwith (?:the )?(?:max|maximum) (?:#|number of|count of|amount of) (?=[a-z])/,
    meant: () => 'with the most ',
  },
]

/** "Max-price SKU in each category": the thing, and not its price. */
const priced: readonly Rewriting[] = [
  {
    said: /\b(?<end>max|maximum|top|min|minimum)(?: ?- ?| )(?:price|priced) (?=(?:product|item|sku|home|house|listing|property)s?\b)/,
    meant: ({ groups = {} }) => (groups['end']?.startsWith('min') === true ? 'cheapest ' : 'most expensive '),
  },
  // "The most expensive product for all categories": one of each.
  {
    said: /(?<=\b(?:most expensive|cheapest|newest|oldest|best rated|top rated|highest rated|lowest rated|best selling) (?:product|item|sku|home|house|listing|property)) (?:for|in|of|across) all (?:of )?(?:the |our )?(?<group>categories|brands|cities|states|areas|subdivisions|property types)(?= [?.!,]|$)/,
    meant: ({ groups = {} }) => ` in each ${(groups['group'] ?? '').replace(/ies$/, 'y').replace(/s$/, '')}`,
  },
]

export const moreThanOthers: readonly Rewording[] = [
  wherever([/^(more|fewer|less|higher|lower)$/, /^than$/], rules),
  wherever(
    [
      /^(which|what|max|maximum)$/,
      /^(numerous|common|frequent|plentiful|leads|wins|first|top|ahead|most|max|maximum)$/,
    ],
    forWhich,
  ),
  wherever([/^as$/, /^all$/], ofEach),
  wherever(/^(max|maximum|top|min|minimum|all)$/, priced),
]
