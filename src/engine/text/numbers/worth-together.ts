// "Guests with at least 4 stays worth over 15k together": the limit is one on what all of them came to, beside the one on their number.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const rows =
  '(?<rows>(?:completed|confirmed|refunded|cancelled|pending) (?:[a-z]+ )?(?:stays|bookings|reservations|orders|purchases))'
const bound = '(?:over|more than|at least|above|upwards of|north of|under|less than|below|at most)'
const amount = '\\$? ?[\\d.,]+ ?(?:k|grand|thousand)?(?: dollars| bucks| usd)?'
const together =
  '(?:together|combined|altogether|all together|in total|in all|all told|in sum|taken together|total)'

const lostMoney = (rows: string): string | null => {
  if (/^refunded .*(?:orders|purchases)$/.test(rows)) return 'refunded amount'
  if (/^cancelled .*(?:orders|purchases)$/.test(rows)) return 'cancelled amount'
  return rows.startsWith('cancelled ') ? 'cancelled value' : null
}

const asSide = (limit: string): string =>
  limit
    .replace(/^(?:over|more than|upwards of|north of)(?= )/, 'above')
    .replace(/^(?:under|less than)(?= )/, 'below')
    .replace(/^(?=at (?:least|most) )/, 'of ')

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b${rows}(?: that are| which are)? (?:worth|totaling|totalling|adding up to|that total|that add up to|summing to|coming to) (?<limit>${bound} ${amount})(?: ${together})?(?= [.,;:?!]|$| (?:and|by|in|last|this|since|during) )`,
    ),
    meant: ({ 0: said, groups: { rows: named = '', limit = '' } = {} }, question) => {
      // "Orders worth over 200": without such a word, each of them. Without a state, those that count for money are fewer.
      const isOfAll = new RegExp(`${together}$|total|add|sum|coming`).test(said)
      const who = /\b(?:guests?|customers?|buyers?|people|clients?|shoppers?|who|everyone|anyone)\b/.test(
        question,
      )
      if (!isOfAll || !who) return said
      if (/^(?:completed|confirmed) /.test(named)) return `${named} and ${limit.trim()} spent`
      // "Refunded orders adding up to over $1000": of those, and not what such customers spent.
      const lost = lostMoney(named)
      return lost === null ? said : `${named} and a ${lost} ${asSide(limit.trim())}`
    },
  },
]

export const worthTogether = wherever(
  /^(worth|together|combined|altogether|totaling|totalling|adding|add|total|summing|coming)$/,
  rules,
)
