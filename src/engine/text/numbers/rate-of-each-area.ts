// "Sold % by area", "active share per subdivision", "of all homes what percent sold by bedrooms": of the homes of each group, the part that
// is so. Read otherwise it would be how all of those that are so fall to the groups.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const share = '(?:%|pct|percent|percentage|share|proportion|rate)'
const state =
  '(?<state>sold|active|available|for sale|under contract|pending|expired|withdrawn|off (?:the )?market)'
const rows = '(?:homes|houses|listings|properties)'
/** What homes are grouped by: in a shop "sold % by brand" is a part of the units. */
const groups =
  '(?=(?:(?:by|per|across) (?:each )?|(?:in|for) (?:each|every) )(?:area|subdivision|subdiv|neighborhood|neighbourhood|hood|community|village|bed|bedroom|number of bed|pool|has pool|build|built|year built|decade|(?:price|size) (?:band|bracket|range|tier))s?\\b)'
const opens = '^(?:(?:what is|show|show me|give me|list|the|our|a|an) )*'

const meant: Rewriting['meant'] = ({ groups: said = {} }) =>
  `percent of listings that are ${said['state'] ?? ''} `

const rules: readonly Rewriting[] = [
  { said: new RegExp(`${opens}${state} (?:${rows} )?${share} ${groups}`), meant },
  { said: new RegExp(`${opens}(?:%|pct|percent|percentage) (?:of )?${state} (?!${rows})${groups}`), meant },
  {
    said: new RegExp(
      `${opens}(?:what )?(?:%|pct|percent|percentage) of (?:all |the |our )*${rows} ${state} ${groups}`,
    ),
    meant,
  },
  {
    said: new RegExp(
      `^(?:out )?of (?:all |the |our )*${rows}(?: ,)? (?:what |which |the )?${share} (?:is |are |was |were |have |has |got |that )*${state} (?:, )?${groups}`,
    ),
    meant,
  },
]

export const rateOfEachArea = wherever(
  /^(sold|active|available|sale|contract|pending|expired|withdrawn|market)$/,
  rules,
)
