// "Which areas have over a third of their active homes sitting at 90 days or more", "brands with more than half of their products out of
// stock": groups by the part of theirs that is so. Word by word the part would be an amount, or a quarter a length of time.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const groups =
  '(?:areas|subdivisions|neighborhoods|neighbourhoods|communities|villages|cities|states|towns|markets|brands|categories|types|property types|departments)'
const bound = '(?:more than|over|above|at least|less than|under|below|fewer than)'
const part = '(?:(?:an? |one )?(?:half|third|quarter|fifth|tenth)|[\\d.]+ (?:%|percent|pct))'
const things =
  '(?:homes|houses|listings|properties|actives|products|items|bookings|reservations|stays|orders|purchases)'
const had = '(?:with|having|that have|which have|that come with)'
const were = '(?:cancelled|canceled|refunded|completed|pending|confirmed)'
const are =
  '(?:sitting|out of stock|sold out|in stock|under contract|priced|built|over|above|under|below|at|older|newer|longer)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:(?:which|what) )?(?<groups>${groups}) (?:that |which )?(?:have|had|has|with|having) (?<part>${bound} ${part}) (?:of )?(?:all )?(?:their|its|the) (?:(?<sale>for sale|on the market) )?(?<things>(?:active )?${things}(?: for sale| on the market)?) (?:(?:that|which) (?:are|were|have been) )?(?:(?<had>${had}) |(?<were>${were})\\b|(?<are>${are})\\b)`,
    ),
    meant: ({ groups: said = {} }) => {
      const sale = said['sale'] === undefined ? '' : ' for sale'
      const verb =
        said['had'] === undefined
          ? said['were'] === undefined
            ? `are ${said['are'] ?? ''}`
            : `were ${said['were']}`
          : 'have '
      return `${said['groups'] ?? ''} where ${said['part'] ?? ''} of the ${said['things'] ?? ''}${sale} ${verb}`
    },
  },
]

export const withAPart = wherever(
  [/^(their|its|the)$/, /^(half|third|quarter|fifth|tenth|%|percent|pct)$/, /^(have|had|has|with|having)$/],
  rules,
)
