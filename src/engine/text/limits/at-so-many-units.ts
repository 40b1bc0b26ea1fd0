// "Products at ten units or less, sold out ones included": so many are left of each. Such a bound includes none left anyway.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const things = '(?:products|items|skus|articles|goods)'
const number = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)'
const units = '(?:units|pieces)'
const low = '(?:or (?:less|fewer|below|under|lower)|and (?:below|under)|tops|max)'
const none = '(?:sold out|out of stock|zero|zeros|zeroes|the zeros|empty|the sold out|the out of stock)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=\\b${things} )(?:(?:that )?(?:are|is|sit|sits|sitting|stand|standing) )?(?:at|down to|sitting at|with)(?: just| only)? (?<many>${number}) ${units} ${low}(?: left| in stock| on hand)?(?= |$)`,
    ),
    meant: ({ groups = {} }) => `with ${groups['many'] ?? ''} or fewer units in stock`,
  },
  {
    said: new RegExp(
      `(?<=\\bor (?:fewer|less) (?:units |pieces )?(?:in stock|left|on hand)\\b[^.?!]*?)(?<!\\b(?:not|without|never))(?: ,| -| \\()? (?:(?:including|counting|incl) (?:the )?${none}(?: ones| products| items)?|${none}(?: ones| products| items)? (?:included|counted|too|as well|counted in))(?: \\))?(?= ?[.?!,]|$)`,
    ),
    meant: () => '',
  },
]

export const atSoManyUnits = wherever(
  [/^(products|items|skus|articles|goods)$/, /^(units|pieces|stock|left)$/],
  rules,
)
