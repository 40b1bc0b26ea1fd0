// "Homes for sale under 350k, just the neighborhoods", "where can I find something under 350k? only the areas": each of them once, and
// no list of homes.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const groups =
  '(?<groups>neighborhoods|neighbourhoods|areas|subdivisions|communities|villages|cities|states|categories|brands|(?:subdivision|neighborhood|area|community|city|brand|category)(?= names))'
const things = '(?:homes|houses|listings|places|properties|products|items)'
const only = `(?: [,:?.;-])+ (?:i )?(?:(?:need|want|show|give|list|tell)(?: me)? )?(?:just|only) (?:the |their )?(?:names of (?:the )?)?${groups}(?: names| only| please)*(?: [.?!])?$`

/** "The subdivision names". */
const many = (group = ''): string =>
  group.endsWith('s') ? group : /[^aeo]y$/.test(group) ? group.replace(/y$/, 'ies') : `${group}s`

const rules: readonly Rewriting[] = [
  // "Where can I still find something for sale under 350k? Just the neighborhoods".
  {
    said: new RegExp(
      `^where (?:can|could|do|would) (?:i|we|you|they|someone|somebody|a buyer|buyers) (?:still |even )?(?:find|get|buy|see|have) (?:something|anything|an? (?:home|house|place)|${things}) (?<rest>[a-z$\\d][^,:;?]*?)${only}`,
    ),
    meant: ({ groups: said = {} }) => `which ${many(said['groups'])} have homes ${said['rest'] ?? ''}`,
  },
  {
    said: new RegExp(
      `^(?:(?:where are there|list|show me|show|find|give me) )?(?:the |all |our )*(?<what>(?:(?!by\\b|which\\b|average\\b|number\\b|how\\b|top\\b)[a-z]+ )?${things}(?! by\\b)(?: [^,:;?]*?)?)${only}`,
    ),
    meant: ({ groups: said = {}, 0: whole }) =>
      /\b(?:by|per|each|with their|cheapest|most|first)\b/.test(said['what'] ?? '')
        ? whole
        : `which ${many(said['groups'])} have ${said['what'] ?? ''}`,
  },
]

export const justTheGroups = wherever(
  [
    /^(just|only)$/,
    /^(neighborhoods|neighbourhoods|areas|subdivisions|communities|villages|cities|states|categories|brands|names)$/,
  ],
  rules,
)
