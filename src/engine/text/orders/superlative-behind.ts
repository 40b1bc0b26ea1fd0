// "Which three beach houses are the cheapest a night", "the five homes that are most expensive": which end of an order, said behind the things.
import { wherever } from '#engine/text/rewritten.ts'

const number = '(?<so>\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)'
const end =
  '(?<end>cheapest|most expensive|priciest|dearest|costliest|newest|oldest|biggest|largest|smallest|most affordable|most cheap)'

export const superlativeBehind = wherever(
  /^(cheapest|most|priciest|dearest|costliest|newest|oldest|biggest|largest|smallest)$/,
  [
    {
      said: new RegExp(
        `(?:^(?:which|what) (?:are )?(?:the )?|\\bwhich (?:are )?(?:the )?|\\bthe )${number} (?<what>[a-z]+(?: [a-z]+)?) (?:(?:that|which) )?(?:(?:are|were) )?(?:the )?${end}(?: (?:per|a|each) night)?(?= [,.?!:;]|$)`,
      ),
      meant: ({ groups = {} }) =>
        `the ${groups['so'] ?? ''} ${(groups['end'] ?? '').replace('most cheap', 'cheapest')} ${groups['what'] ?? ''}`,
    },
  ],
)
