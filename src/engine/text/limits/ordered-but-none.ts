// "Customers with orders but no completed one", "who placed orders but never had one completed": they ordered, and of that state they have none.
// Read as a condition on the orders, whoever has one of another state would do.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const who = '(?<who>customers|buyers|shoppers|clients)'
const state = '(?<state>completed|refunded|cancelled|pending|paid|successful)'
const had =
  '(?:(?:with|having|(?:who|that) (?:have|had|placed|made|put in|have placed|have made|ordered|have ordered)) ?)(?:any |some |at least one |an? |one or more )?(?:orders?|purchases?)?'
const none = `(?:(?:(?:have |had |with |got )?(?:no|not (?:a|one|any)(?: single)?|zero)|never (?:had |got )?(?:an?|any|one)?) ?${state}(?: (?:ones?|orders?|purchases?))?|(?:have |had )?never (?:had|got) (?:one|any|an order|a purchase) ${state.replace('?<state>', '?<done>')})`

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`\\b${who} ${had}(?: ,)? (?:but|and|yet) ${none}(?= ?[.?!,]|$)`),
    meant: ({ groups: found = {} }) => {
      const done = (found['state'] ?? found['done'] ?? '').replace(/^(?:paid|successful)$/, 'completed')
      return `${found['who'] ?? ''} who placed an order but have no ${done} orders`
    },
  },
]

export const orderedButNone = wherever(
  [/^(customers|buyers|shoppers|clients)$/, /^(but|and|yet)$/, /^(no|not|never|zero)$/],
  rules,
)
