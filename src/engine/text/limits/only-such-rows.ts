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
      `\\b${who} (?:with (?:only|just|nothing but)|(?:(?:who|that|which) )?(?:only (?:have|had|ever had)|(?:have|had) (?:only|nothing but)(?: ever had)?)) ${state} ${rows}(?= [.?!,]|$)`,
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

const ended = '(?<state>completed|confirmed|pending|cancelled|canceled|refunded)'
const events = '(?<rows>orders|purchases|reservations|bookings|stays)'
const event = '(?<row>order|purchase|reservation|booking|stay)'
const been = '(?:were |are |got |was |is |have been |has been |end up |ended up )?'

/** "With all their orders refunded", "who had every order cancelled": one that had such an order may have had others. */
const allOfThem: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?<has>with|having|have had|has had|have|has|had) all(?: of)?(?: the| their| its| his| her)? ${events} ${been}${ended}(?= [.?!,]| with us|$)`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['has'] ?? ''} only ${groups['state'] ?? ''} ${groups['rows'] ?? ''}`,
  },
  {
    said: new RegExp(
      `\\b(?<has>with|having|have had|has had|have|has|had) every(?: single)?(?: one of (?:their|its|his|her))? ${event}s? ${been}${ended}(?= [.?!,]| with us|$)`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['has'] ?? ''} only ${groups['state'] ?? ''} ${groups['row'] ?? ''}s`,
  },
]

/** "Guests with nothing but cancelled reservations": nobody is a guest without one, so none of the others is enough. */
const guests: Rewriting = {
  said: /\b(?:guests|people|clients|customers) (?:(?:who |that |which )?(?:only (?:ever )?(?<own>have|had)|(?<has>have|had)(?: had)?(?: ever had)? (?:only|just|nothing but))|(?<with>with) (?:only|just|nothing but)) (?:cancelled|canceled) reservations(?: with us| to their name)?(?= [.?!,]|$)/,
  meant: ({ groups = {}, 0: said }) =>
    `guests ${/ (?:who|that|which) /.test(said) ? 'who ' : ''}${groups['own'] ?? groups['has'] ?? 'with'} no reservation that was not cancelled`,
}

/** "Guests who only ever cancelled", "customers who did nothing but cancel": no row by itself tells it. */
const cancelledOnly: Rewriting = {
  said: /\b(?<who>guests|people|clients|travelers|customers|buyers|shoppers) (?:(?:who|that) )?(?:(?:have |has )?(?:only|just|always|never (?:did )?anything but)(?: ever)?(?: have)? (?:cancel|cancels|cancelled|canceled|canceling|cancelling)|(?:did|do|have done) nothing but cancel)(?: on us| with us| their (?:reservations|bookings|orders|stays))?(?= [.?!,]|$)/,
  meant: ({ groups = {} }) =>
    /^(customers|buyers|shoppers)$/.test(groups['who'] ?? '')
      ? `${groups['who'] ?? ''} with only cancelled orders`
      : 'guests with no reservation that was not cancelled',
}

export const onlySuchRows: readonly Rewording[] = [
  wherever(/^(all|every)$/, allOfThem),
  wherever([/^(only|just|always|never|nothing)$/, /^cancel/], [cancelledOnly]),
  wherever([/^reservations$/, /^(only|just|nothing)$/, /^cancell?ed$/], [guests]),
  onlyStates,
  wherever([/^(discounted|marked)$/, /^(no|zero|0|never)$/], never),
]
