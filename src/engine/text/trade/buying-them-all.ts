// "If I bought everything for sale in Old Town at asking, what would that run me": what they ask together, and nothing that was bought.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const buyer = '(?:i|we|you|someone|somebody|an investor|a buyer|they)'
const buying =
  '(?:bought|buy|purchased|purchase|(?:were|was) to buy|could buy|wanted to buy|snapped up)(?: up)?'
const every = '(?:everything|(?:every|each)(?: single| last)?(?: thing| one)?|all(?: of)?(?: the| our)?)'
/** A number of their own would be another question: "all those with the lowest price". */
const word = '(?!(?:and|or|what|how|lowest|highest|cheapest|average|median|at|which|than)\\b)[a-z\\d]+'
const such = `(?<such>${word}(?: ${word}){0,9}?)`
const price = '(?: at (?:the |full |their )?(?:asking prices?|list prices?|full price|asking|asks?|list))?'
const who = '(?: (?:me|us|them|you))?'
const total =
  '(?:(?: ,)? (?:in total|altogether|all told|all together|one total|just the total|total|one number))?'
const ends = '(?= [.?!]|$)'

const isForSale = /\b(?:for sale|actives?|on the market|available|listed)\b/
const thing = /\b(?:homes?|houses?|listings?|property|properties|places?|ones?)(?= |$)/
const asking = (which: string | undefined, said: string): string =>
  which === undefined || !isForSale.test(which)
    ? said
    : `total asking price of ${thing.test(which) ? which.replace(thing, 'homes') : `homes ${which.replace(/^actives /, 'active ')}`}`

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\bif ${buyer} ${buying} ${every} ${such}${price}(?: ,)? (?:what|how much) (?:would|will) (?:that|it|this|they)(?: all)? (?:run|cost|come to|set|be|total|add up to)${who}(?: back)?${total}${ends}`,
    ),
    meant: ({ groups, 0: said }) => asking(groups?.['such'], said),
  },
  {
    said: new RegExp(
      `\\b(?:what|how much) (?:would|will) it (?:cost|take|run)${who} (?:if ${buyer} ${buying}|to (?:buy|purchase|snap up)) ${every} ${such}${price}${total}${ends}`,
    ),
    meant: ({ groups, 0: said }) => asking(groups?.['such'], said),
  },
]

export const buyingThemAll: Rewording = wherever(
  [/^(buy|bought|purchased?|snap|snapped)$/, /^would|will$/],
  rules,
)
