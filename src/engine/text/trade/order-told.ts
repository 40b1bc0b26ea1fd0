// "What product was in order 103377, how many of them and who bought it": one order by its number, with what is asked of it. Read one by
// one, who bought it would be lost.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const order = '(?:the |our )?(?:order )?order (?:number |no |nr |# )?(?<number>\\d{5,7})'
const them =
  '(?: (?:of (?:it|them|those|these)|units|pieces|items|were there|were ordered|did they (?:buy|order|take)))*'

/** Each question as it is said and as the column that answers it. */
const columns: readonly (readonly [RegExp, string])[] = [
  [/^(?:what|which) (?:product|item|thing|article)s?(?: was it| were they)?$/, 'product'],
  [/^what(?: was it| was in it| they bought| did they buy)?$/, 'product'],
  [new RegExp(`^(?:how many|what quantity|the quantity|quantity)${them}$`), 'quantity'],
  [
    /^(?:who|which customer|which buyer) (?:bought|ordered|placed|purchased|made)(?: it| them| that| this| the order)?$/,
    'customer',
  ],
  [
    /^(?:by whom|for whom|who was it|who is (?:it|the (?:buyer|customer))|whose(?: order)? (?:is|was) it)$/,
    'customer',
  ],
  [
    /^(?:how much|what) (?:was it|did (?:it|they|that) (?:cost|come to|pay)|did they pay(?: for it)?)$/,
    'total amount',
  ],
  [/^when(?: was (?:it|that)(?: placed| made| ordered| bought)?)?$/, 'date'],
  [/^(?:how (?:was it|did they|was that) (?:paid|pay)(?: for)?)$/, 'payment method'],
  [/^(?:what is its status|its status|is it (?:completed|refunded|cancelled|pending)|the status)$/, 'status'],
]

const columnOf = (said: string): string | undefined => columns.find(([words]) => words.test(said))?.[1]

const parts = (said: string): string[] =>
  said
    .split(/ (?:, and|and|,|plus) | , /)
    .map(part => part.replace(/^(?:, |and |also )+|(?: [,.?!])+$/g, '').trim())
    .filter(part => part !== '')

const courtesy = '(?:(?:hey|hi|so|ok|please|can you|could you|tell me|show me|i need to know|do you know) )*'

function told(number: string, head: string, rest: string, said: string): string {
  const found = parts(rest).map(columnOf)
  const asked = [head, ...found]
  // One question alone is understood as it is; of several none may be lost.
  if (found.length === 0 || found.includes(undefined)) return said
  return `order ${number} : ${[...new Set(asked)].join(' , ')}`
}

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^${courtesy}(?:what|which)(?: (?:product|item|thing|article)s?)? (?:was|were|is|are) in ${order} (?<rest>(?:, |and ).*)$`,
    ),
    meant: ({ 0: said, groups = {} }) => told(groups['number'] ?? '', 'product', groups['rest'] ?? '', said),
  },
  {
    said: new RegExp(`^${courtesy}when was ${order} (?:placed|made|ordered|bought) (?<rest>(?:, |and ).*)$`),
    meant: ({ 0: said, groups = {} }) => told(groups['number'] ?? '', 'date', groups['rest'] ?? '', said),
  },
  {
    said: new RegExp(`^${courtesy}who (?:bought|placed|made|ordered) ${order} (?<rest>(?:, |and ).*)$`),
    meant: ({ 0: said, groups = {} }) => told(groups['number'] ?? '', 'customer', groups['rest'] ?? '', said),
  },
]

export const orderTold = wherever([/^order$/, /^\d{5,7}$/, /^(who|when|what|which)$/], rules)
