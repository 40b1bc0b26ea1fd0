// "The total of completed orders and the total of refunded orders", "value of completed orders vs value of cancelled orders": the money of
// either, by its name. Read as rows of two states, one of them would be counted in the other.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const money =
  '(?:the )?(?:(?:total|combined|overall) )?(?:dollar |money )?(?:total|totals|sum|amount|value|volume in dollars)'
const state = '(?:completed|refunded|cancelled|canceled)'
const rows = '(?:orders|purchases|sales)'
const joint = '(?:(?:,|and|vs|versus|plus|next to|against|beside|as well as) )+'

const names: ReadonlyMap<string, string> = new Map([
  ['completed', 'revenue'],
  ['refunded', 'refunded amount'],
  ['cancelled', 'cancelled amount'],
  ['canceled', 'cancelled amount'],
])

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b${money} (?:of|for) (?:all )?(?:the |our )?(?<one>${state})(?: ${rows})? ${joint}(?:(?:${money} )?(?:of|for) (?:all )?(?:the |our )?(?<other>${state}) ${rows}|(?:the )?(?:total )?(?<named>refunded|cancelled) amount)(?= |$)`,
    ),
    meant: ({ 0: said, groups = {} }) => {
      const [one, other] = [groups['one'], groups['other'] ?? groups['named']].map(word =>
        names.get(word ?? ''),
      )
      return one === undefined || other === undefined || one === other ? said : `${one} and ${other}`
    },
  },
  // "By refunded $": of stays, what is cancelled has no name of its own.
  {
    said: /\brefunded \$(?= (?!\d)|$)/,
    meant: () => 'refunded amount',
  },
]

export const amountsOfStates = wherever([/^(completed|refunded|cancelled|canceled)$/, /^(of|for|\$)$/], rules)
