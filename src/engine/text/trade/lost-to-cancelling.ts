// "How many dollars did we lose on cancelled stays", "add up the price of everything that cancelled on us": what those were worth, all of
// them together.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const money = '(?:dollars|bucks|money)'
const state = '(?<state>cancelled|canceled|refunded)'
const rows = '(?<rows>stays|bookings|reservations|orders|purchases)'
const inAll = '(?:(?: ,)? (?:in total|altogether|all together|all told|in all|combined|in sum))?'
const time = '(?<time>(?: (?:this|last) (?:year|month|quarter|week)| 20\\d\\d)?)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\bhow (?:many|much) ${money} (?:(?:did|do|have|had) )?we (?:lost|lose|been losing|losing)${inAll} (?:on|to|from|through|because of|due to) (?:the |our )?${state} ${rows}(?= |$)`,
    ),
    meant: ({ groups = {} }) => `total value of ${groups['state'] ?? ''} ${groups['rows'] ?? ''}`,
  },
  {
    said: new RegExp(
      `\\bhow (?:many|much) ${money} (?:is|are|was|were)${time}(?: the| our| s)* ${state} ${rows} worth${inAll}(?= |$)`,
    ),
    meant: ({ groups = {} }) =>
      `total value of ${groups['state'] ?? ''} ${groups['rows'] ?? ''}${groups['time'] ?? ''}`,
  },
  {
    said: new RegExp(
      `\\bhow much is the (?:total|sum)(?: amount| value)? of (?:the |all )?${rows} ${state} (?:of|in|from|for) (?<when>(?:this|last) (?:year|month|quarter|week)|20\\d\\d)(?:(?: ,)? in ${money})?(?= [,.?!]|$)`,
    ),
    meant: ({ groups = {} }) =>
      `total value of ${groups['state'] ?? ''} ${groups['rows'] ?? ''} ${(groups['when'] ?? '').startsWith('20') ? 'in ' : ''}${groups['when'] ?? ''}`,
  },
]

const everything: Rewriting = {
  said: /\b(?:add|sum|total|tally)(?: up)? the (?:price|prices|value|values|amount|amounts|totals?) of (?:everything|everyone|all|anything) (?:that |who )?(?:was |got |were )?(?:cancelled|canceled)(?: on us| on me)?(?= (?:in|this|last|since|for|during)\b| [,.?!]|$)/,
  meant: () => 'total value of cancellations',
}

export const lostToCancelling: readonly Rewording[] = [
  wherever([/^(dollars|bucks|money|total|sum)$/, /^(cancell?ed|refunded)$/], rules),
  wherever([/^(add|sum|total|tally)$/, /^cancell?ed$/], [everything]),
]
