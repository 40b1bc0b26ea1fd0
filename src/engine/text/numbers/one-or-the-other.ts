// "Revenue: Texas or California", "bookings last year: Aspen or Moab?": one against the other. Added up they would tell nothing of either.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const measured =
  '(?:(?:average|avg|median|total|mean|higher|better|bigger|best) )?(?:revenue|sales|units sold|aov|average order value|refund rate|occupancy|adr|income|volume|sold price|price|asking price|days on market|dom|conversion rate)'
/** "Orders, pending or refunded" are listed. */
const counted = '(?:number of|more|most|higher) (?:orders|refunds|bookings|nights|closings|customers|stays)'
const number = `(?:${measured}|${counted})`
const time = '(?: (?:in )?(?:last|this) (?:year|month|quarter|week)| ytd| (?:in )?\\d{4})?'
const name = '(?!more |less |fewer |over |under |later |higher |lower )[a-z&]+(?: [a-z&]+){0,2}'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`^(?<what>${number}${time}) [:,-] (?<one>${name}) or (?<two>${name})(?= ?\\??$)`),
    meant: ({ groups: { what = '', one = '', two = '' } = {} }) =>
      `${what.replace(/^(?:more|most|higher|better|bigger|best) /, '')} : ${one} vs ${two}`,
  },
]

export const oneOrTheOther = wherever([/^or$/, /^[:,-]$/], rules)
