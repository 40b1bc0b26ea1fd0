// What a question says last of what it named first: "nights booked in Aspen in 2025, total" asks for total nights, and "guest and nights of
// the 5 longest stays" for those stays with two columns.
import { wherever, type Rewording, type Rewriting } from './rewritten.ts'
import { saidOnceMore } from './said-once-more.ts'

const totalLast: readonly Rewriting[] = [
  {
    said: /^(?<what>(?:nights|units|pieces|items) [^,]+) , (?:in )?total(?= [.?!]|$)/,
    meant: ({ groups }) => `total ${groups?.['what'] ?? ''}`,
  },
  // "Nights booked last quarter total": behind a time no comma is needed.
  {
    said: /^(?<what>(?:nights|units|pieces|items) [^,]+ (?:(?:last|this) (?:week|month|quarter|year)|20\d\d|ytd|today|yesterday)) total(?= [.?!]|$)/,
    meant: ({ groups }) => `total ${groups?.['what'] ?? ''}`,
  },
]

/** "How many bookings were made last week, I don't care when they arrive". */
const carefree: readonly Rewriting[] = [
  {
    said: / , (?:i |we )?do not care (?:when|where|how|who|what|which|if|whether|about)\b[^,.?!]*(?= [.?!]|$)/,
    meant: () => '',
  },
]

const owner = '(?:guest|customer|buyer|client)'
const column = '[a-z]+(?: (?:name|price|date|number|amount|method))?'
const columnsOfFirst: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?<lead>(?:show me|show|list|give me|tell me) (?:the )?)?(?<columns>(?:${column} , )?${owner}(?: name)?(?: ,? ?(?:and )?${column}){1,3}) (?:of|for) (?:the|our) (?<first>(?:\\d+ )?(?:longest|shortest|largest|biggest|smallest|most expensive|priciest|cheapest) [a-z]+)`,
    ),
    meant: ({ groups }) =>
      `${groups?.['lead'] ?? ''}the ${groups?.['first'] ?? ''} with ${groups?.['columns'] ?? ''}`,
  },
]

export const saidBehind: readonly Rewording[] = [
  ...saidOnceMore,
  wherever(/^care$/, carefree),
  wherever(/^total$/, totalLast),
  wherever([/^(\w+est|most)$/, /^(guest|customer|buyer|client)$/], columnsOfFirst),
]
