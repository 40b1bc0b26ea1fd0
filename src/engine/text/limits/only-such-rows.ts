// "Customers with only cancelled orders", "customers whose orders were all refunded": they have such orders and no others.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const states = ['completed', 'pending', 'cancelled', 'refunded'] as const
const state = '(?<state>completed|pending|cancelled|canceled|refunded)'
const who = '(?<who>customers|buyers|shoppers|clients|people|products|items|skus)'
const rows = '(?<rows>orders|purchases)'

const suchOnly = ({ groups = {} }: RegExpExecArray): string => {
  const own = (groups['state'] ?? '').replace('canceled', 'cancelled')
  const others = states.filter(one => one !== own)
  const [rowsNamed, people] = [groups['rows'] ?? '', groups['who'] ?? '']
  return `${people} with ${own} ${rowsNamed} but without ${others.slice(0, -1).join(' , ')} or ${others.at(-1) ?? ''} ${rowsNamed}`
}

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b${who} (?:with (?:only|just|nothing but)|(?:who|that|which) (?:only (?:have|had|ever had)|(?:have|had) (?:only|nothing but)(?: ever had)?)) ${state} ${rows}(?= [.?!,]|$)`,
    ),
    meant: suchOnly,
  },
  {
    said: new RegExp(
      `\\b${who} whose ${rows} (?:(?:were|are|got|have been|have all been|were always|are always) )?(?:all )?(?:(?:were|are|got|have been) )?(?:all )?${state}(?= [.?!,]|$)(?<=\\b(?:all|always) .*)`,
    ),
    meant: suchOnly,
  },
]

/** "Products with no discounted orders", "which products are never discounted": a price without a discount is another thing. */
const never: readonly Rewriting[] = [
  {
    said: /\b(?:with|have|has|had|having) (?:no|zero|0) (?=(?:discounted|marked down) (?:orders|purchases|sales)\b)/,
    meant: () => 'without ',
  },
  {
    said: /(?<=\b(?:products|items|skus) )(?:(?:that|which) )?(?:(?:are|were|have|have been) never|never (?:are|were|get|got)|have never been)(?: been)? (?:discounted|marked down)(?= [.?!,]|$)/,
    meant: () => 'without discounted orders',
  },
]

const onlyStates = wherever(
  [/^(only|just|all|always|nothing)$/, /^(orders|purchases)$/, /^(completed|pending|cancell?ed|refunded)$/],
  rules,
)

export const onlySuchRows: readonly Rewording[] = [
  onlyStates,
  wherever([/^(discounted|marked)$/, /^(no|zero|0|never)$/], never),
]
