// "Orders vs refunds by month", "views against bookings by city": two numbers beside each other. They are no two sides of one.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const counted =
  '(?:orders|refunds|refunded orders|returns|cancellations|cancelled orders|bookings|cancelled bookings|inquiries|leads|views|page views|product views|clicks|favorites|searches|purchases|add to carts|adds to cart|checkouts|sessions|customers|closings|stays|nights|viewings|reservations)'
const money = '(?:revenue|refunded amount|income|units sold|units)'
const side = `(?:${counted}|${money})`
const against = '(?:vs|versus|v|against|compared to|compared with)'
const opens = '(?:(?:please|show|me|compare|chart|plot|graph|give|us|the|our|a|trend|of|number|count) )*'

const isMoney = new RegExp(`^${money}$`)
const numberOf = (what = '') => (isMoney.test(what) ? what : `number of ${what}`)

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?<opens>${opens})(?<one>${side}) ${against} (?:the |our )?(?!\\k<one>\\b)(?<two>${side})(?: ${against} (?!\\k<one>\\b|\\k<two>\\b)(?<three>${side}))?(?= (?:by|per|each|for each|in each|for every|month|monthly|weekly)\\b| [,.?!]|$| (?:this|last|in|since|over|during|for|past) )`,
    ),
    meant: ({ 0: said, groups: { one, two, three } = {} }) => {
      const sides = [one, two, three].filter(part => part !== undefined)
      // Of money and money one may be a part of the other.
      if (sides.every(part => isMoney.test(part))) return said
      const back = (part: string) =>
        /^(?:refunds|returns)$/.test(part) && sides.includes('revenue') ? 'refunded amount' : part
      return sides.map(part => numberOf(back(part))).join(' and ')
    },
  },
]

export const countsCompared = wherever(/^(vs|versus|v|against|compared)$/, rules)
