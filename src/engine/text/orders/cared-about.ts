// "I care about rating. Top 5 products", "units are what counts: best 3 brands": what somebody goes by, said before what is to be ranked by it.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const number = '(?:(?:the|their|our|its) )?(?<number>(?!my |your |you )(?:[a-z]+ ){0,2}[a-z]+?)'
const not = '(?:(?: ,)?(?: and)? not (?:the |their )?[a-z]+)?'
const ask =
  '(?<ask>(?:(?:show|give|list|name)(?: me| us)? |what are |which are |who are )?(?:the |our )?(?:top|best|worst|bottom)(?: \\d{1,2}| three| four| five| six| seven| eight| nine| ten| twenty)? (?!(?:selling|rated|reviewed|earning|performing|value|deals?)\\b)(?:[a-z&]+ ){0,3}?[a-z&]+s(?: (?:in|from|for|this|last) [a-z\\d ]+)?)(?= ?[.?!]?$)'
const really = '(?:(?:only|just|really|mostly|mainly|actually|do|solely) )*'

const meant: Rewriting['meant'] = ({ groups = {}, 0: said }) => {
  const { number: by = '', ask: what = '' } = groups
  return things.test(by) || / (?:by|in terms of) /.test(what) ? said : `${what} by ${by}`
}
/** "I care about customers": whom, and not by what they are ranked. */
const things =
  /\b(?:customers|guests|people|buyers|products|homes|houses|brands|listings|you|it|that|this|them|quality|results|facts|truth)\b/

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:(?:looking at|going by|judging by)|(?:i|we) ${really}(?:care (?:about|for)|(?:am|are) ${really}(?:interested in|looking at|focused on|focusing on|going by)|look at|go by|judge by|focus on)) ${number}${not} [.;:,] ${ask}`,
    ),
    meant,
  },
  {
    said: new RegExp(
      `^${number} (?:is|are) (?:${really}what|all that|the only thing that|the thing that) (?:matters|counts|i care about|we care about)(?: to (?:me|us))?(?: most)? [.;:,] ${ask}`,
    ),
    meant,
  },
  {
    said: new RegExp(
      `^${number} ${really}(?:matters|matter)(?: most)?(?: to (?:me|us))?(?: most)? [.;:,] ${ask}`,
    ),
    meant,
  },
  {
    said: new RegExp(`^what (?:matters|counts)(?: to (?:me|us))? is ${number} [.;:,] ${ask}`),
    meant,
  },
]

export const caredAbout: Rewording = wherever(
  [
    /^(care|interested|looking|focused|focusing|going|judging|look|go|judge|focus|matters|matter|counts)$/,
    /^(top|best|worst|bottom)$/,
  ],
  rules,
)
