// "What did order ORD-104321 come to, and how was it paid?": one order by its number, and a column for each thing that is asked of
// it. Clause by clause the second would be lost, or be a number of many orders.
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const number = '(?:order )?(?:order )?(?:number |no |# )?\\d{6}'
const it = `(?:it|them|that|this|that one|this one|that order|this order|the order|${number})`
const they = '(?:they|he|she|the customer|the buyer|this customer|that customer|somebody|someone)'

const clause = (said: string) => new RegExp(`^(?:${said})$`)

/** What may be asked of an order, each with the column that answers it. */
const asked: readonly (readonly [RegExp, string])[] = [
  [
    clause(
      `for how much|what did ${it} (?:come to|cost|amount to|total|add up to|run)|how much (?:was|is|did) ${it}(?: (?:cost|come to|for|in total))?|what (?:was|is) ${it} worth|(?:what|how much) did ${they} (?:pay|spend)(?: for ${it}| on ${it})?|what (?:was|is) the (?:total|amount|order total|order amount)(?: of ${it}| for ${it})?|(?:the |its |order )?(?:total|amount|order total|order amount|price paid|amount paid)(?: of ${it}| for ${it})?`,
    ),
    'order total',
  ],
  [
    clause(
      `how (?:was|is) ${it} (?:paid|paid for|settled)|how(?: did)? ${they} (?:pay|paid)(?: for ${it})?|how|what(?: card| method)? did ${they} (?:pay with|use|use to pay|pay by)|(?:which|what) (?:card|payment method|method|payment) (?:did ${they} use|was used)|(?:the |its )?(?:payment method|payment type|payment)(?: of ${it}| for ${it})?|what (?:was|is) the payment method(?: of ${it}| for ${it})?`,
    ),
    'payment method',
  ],
  [
    clause(
      `when (?:was|is|did) ${it} (?:placed|made|ordered|come in|bought)|what (?:was|is) the (?:date|order date)(?: of ${it})?|(?:the |its |order )?(?:date|order date)(?: of ${it})?|when`,
    ),
    'order date',
  ],
  [
    clause(
      `is ${it} (?:completed|complete|done|pending|refunded|cancelled)|(?:did|has|was|is) ${it} (?:go through|gone through|been completed|been refunded|been cancelled)|what (?:is|was) (?:the|its) status(?: of ${it})?|(?:the |its |order )?status(?: of ${it})?`,
    ),
    'status',
  ],
  [
    clause(
      `who|by whom|for whom|who (?:placed|made|bought|ordered|purchased) ${it}|who (?:is|was) ${it} (?:from|for)|who did ${it} come from|whose (?:is|was) ${it}|(?:the )?(?:customer|buyer)(?: name| of ${it})?|who (?:is|was) the (?:customer|buyer)(?: of ${it})?`,
    ),
    'customer',
  ],
  [
    clause(
      `(?:what|which)(?: (?:product|item|thing|article)s?)? (?:was|were|is|are) (?:in )?${it}|what (?:was|were) (?:ordered|bought|purchased)(?: (?:in|with|on) ${it})?|what did ${they} (?:buy|order|get)(?: in ${it}| with ${it})?|(?:what|which) (?:product|item)(?: was (?:it|that)| did ${they} (?:buy|order|get))?|(?:the )?(?:product|item)(?: of ${it}| in ${it})?|what (?:was|is) the (?:product|item)(?: in ${it})?`,
    ),
    'product',
  ],
  [
    clause(
      `how many (?:pieces |units |items )?of (?:it|them|those|these)|how many (?:pieces|units|items)?(?: were| are)?(?: (?:in|of) ${it}| did ${they} (?:buy|order|get)| were in ${it})?|(?:the )?(?:quantity|qty)(?: of ${it}| in ${it})?`,
    ),
    'quantity',
  ],
]
const leadIn =
  /^(?:please |so |ok |okay |hi |hey )?(?:can you |could you |would you |please )?(?:look up|look at|pull up|find|check|show|show me|tell me|give me|get me|need|i need|i need to know|about|for|on)? ?/
const trailing = / ?(?:please|for me|pls|thanks|thank you)$/
const caller =
  '(?:customer|buyer|shopper|client)(?: is)? (?:on the (?:phone|line|other line)|on hold|calling|waiting|here|asking)(?: (?:right )?now)?'
/** "Customer on the phone about order ORD-104321": which one is meant. */
const mention = new RegExp(
  `^(?:(?:[a-z]+ ){0,8}(?:about|regarding|asking about) )?${number}(?: ${caller})?$|^(?:the )?${caller}$`,
)
/** "Which product and what status", "what status is ORD-104321 at": the column is named between. */
const asking = /^(?:what|which)(?: (?:is|was) (?:the|its))? (?=[a-z])/
const having = new RegExp(`(?<=[a-z]) (?:(?:is|was) ${it}(?: (?:in|at|on))?|(?:does|did) ${it} have)$`)
/** "ORD-104321 amount, payment method". */
const heading = /^(?:order ){1,2}(?:number |no |# )?\d{6} (?=[a-z])/
const ending = / in (?:order )?(?:order )?\d{6}$/

export const oneOrder = wherever(/^\d{6}$/, (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(
    ({ text }, place) => /^\d{6}$/.test(text) && /^(order|number|no|#)$/.test(tokens[place - 1]?.text ?? ''),
  )
  const named = tokens[at]
  if (named === undefined || tokens.some(({ text }) => text.includes(' '))) return tokens
  const clauses = clausesOf(tokens)
  const columns: string[] = []
  for (const words of clauses) {
    if (mention.test(words) || words === '') continue
    const bare = words.replace(ending, '').replace(heading, '')
    const named = bare.replace(asking, '').replace(having, '')
    const column = asked.find(([said]) => said.test(words) || said.test(bare) || said.test(named))?.[1]
    if (column === undefined) return tokens
    columns.push(column)
  }
  if (new Set(columns).size !== columns.length || columns.length < 1) return tokens
  if (columns.length === 1 && !/^(payment method|product|order total)$/.test(columns[0] ?? '')) return tokens
  const { glue: _, ...place } = named
  const said = (text: string): Token => ({ ...place, kind: 'word', text })
  return [
    said('order'),
    named,
    ...columns.flatMap((column, nth) => [
      { ...place, kind: 'mark' as const, text: nth === 0 ? ':' : ',' },
      ...column.split(' ').map(said),
    ]),
  ]
})

const clausesOf = (tokens: readonly Token[]): string[] =>
  tokens
    .map(({ kind, text }) =>
      kind === 'mark' && /^[,:;?.!-]$/.test(text) ? '|' : /^(and|plus|&|\+)$/.test(text) ? '|' : text,
    )
    .join(' ')
    .split('|')
    .map(words => words.trim())
    .map(words => words.replace(leadIn, '').replace(trailing, '').trim())
