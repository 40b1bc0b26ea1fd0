// "How much does one customer from Florida spend on average for each order", "average order value of a customer from Texas": of any of
// them, and so one number over all of their orders. A list of every customer would answer something else.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const who =
  '(?:an?|one|a single|a typical|the average|the typical|our average)(?: single)?(?<kind> (?!of |from )[a-z]+)? (?:customer|buyer|shopper|client)'
const where = '(?<where>(?: (?:of|from|in|who lives in|living in|based in|that lives in)(?: [a-z]+){1,3}?)?)'
const mean = '(?:on average|in average|on avg|typically|usually)'
const spends = '(?:spend|spends|spending|pay|pays|paying|spent|paid)'
const per = '(?:per|for each|for every|on each|on every|each|for one|in each|with each)'
const order = '(?<state>completed )?(?:order|purchase)'

const meant: Rewriting['meant'] = ({ groups = {}, 0: said }) =>
  new RegExp(`${mean}|typical|average|avg`).test(said)
    ? `average ${groups['state'] ?? ''}order value of${groups['kind'] ?? ''} customers${groups['where'] ?? ''}`
    : said

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\bhow (?:much|many)(?: money)?(?: ${mean})? (?:does|do|did|is|was) ${spends} ${who}${where}(?: ${mean})? ${per} ${order}(?: ${mean})?(?= [.?!,]|$)`,
    ),
    meant,
  },
  {
    said: new RegExp(
      `\\bhow (?:much|many)(?: money)?(?: ${mean})? (?:does|do|did|is|was) ${who}${where}(?: ${mean})? ${spends}(?: ${mean})? ${per} ${order}(?: ${mean})?(?= [.?!,]|$)`,
    ),
    meant,
  },
  {
    said: new RegExp(
      `\\b(?:average|avg|mean|typical) (?:(?:order|purchase) (?:value|amount|size|total)|(?:spend|spending|amount spent) per (?:order|purchase)) (?:of|for|by|from) ${who}(?=${where.replace('<where>', '<lives>')}(?: [.?!,]|$))`,
    ),
    meant: ({ groups = {} }) => `average order value of${groups['kind'] ?? ''} customers`,
  },
]

/** "How much in average is one completed order from …": without its state, it is read already. */
const ofState: Rewriting = {
  said: new RegExp(
    `\\bhow much(?: money)? (?:(?:on|in) average )(?:is|costs|was|does|do) (?:an?|one)(?: single)? (?<state>completed|refunded|cancelled|pending) (?:order|purchase)(?: (?:cost|bring|worth))?(?= |$)`,
  ),
  meant: ({ groups = {} }) => `average ${groups['state'] ?? ''} order value`,
}

export const oneCustomersOrder: readonly Rewording[] = [
  wherever([/^(customer|buyer|shopper|client)$/, /^(order|purchase)$/], rules),
  wherever([/^(order|purchase)$/, /^average$/], [ofState]),
]
