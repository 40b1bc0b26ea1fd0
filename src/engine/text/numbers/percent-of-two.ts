// "Inquiries against views, only from phones, in percent", "refunded orders vs all orders in percent": one as a percentage of the other, by
// the name of the rate where it has one. As two sides they would be two numbers.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const against =
  '(?:against|versus|vs|v|to|over|compared (?:to|with)|in relation to|relative to|in proportion to)'
const percent =
  '(?:as an? (?:percentage|percent|%)|as percentages|in (?:percent|percents|percentage|percentages|%|pct)|percentage wise|%|pct)'
const all = '(?:all |all the |the |our |total )?'
const event = '(?:inquiries|views|clicks|favorites|shares|impressions)'
const rare = '(?:inquiries|clicks|favorites|shares)'
const frequent = '(?:views|clicks|impressions)'

const rates: readonly [one: string, other: string, rate: string][] = [
  ['inquiries', 'views', 'conversion rate'],
  [
    '(?:cancelled|canceled) (?:bookings|reservations|stays)|cancellations',
    'bookings|reservations|stays',
    'cancellation rate',
  ],
  ['(?:cancelled|canceled) (?:orders|purchases)|cancellations', 'orders|purchases', 'cancellation rate'],
  ['(?:refunded|returned) (?:orders|purchases)|refunds|returns', 'orders|purchases', 'refund rate'],
]

const rules = rates.map(([one, other, rate]): Rewriting => ({
  said: new RegExp(
    `(?<![a-z] (?:by|per|of) )\\b(?<one>${one}) ${against} ${all}(?<other>${other})(?<rest>(?: (?!${percent}(?= |$))[^ .?!;]+){0,9}?)(?: ,)? ${percent}(?: ,(?= (?:by|per|for each)\\b))?(?= [.?!,]|$| (?:by|per|for|in|this|last|only|on|from)\\b)`,
  ),
  meant: ({ groups = {} }) => `${rate}${groups['rest'] ?? ''}`,
}))

export const percentOfTwo: readonly Rewording[] = [
  wherever(
    [
      /^(against|versus|vs|v|to|over|compared|relation|relative|proportion)$/,
      /^(percent|percents|percentage|percentages|%|pct)$/,
    ],
    rules,
  ),
]

const device = '(?:mobiles?|(?:an? )?(?:phone|mobile|desktop|tablet|computer)s?)'
const ofTwo = new RegExp(
  `\\b(${rare}) ${against} ${all}(${frequent})\\b((?: (?!${percent}\\b)[^ .,?!;]+){0,4}?),? ${percent}(?!\\w),?(?= (?:by|per|for|in|this|last|only|on|from)\\b|[.?!,]|$)`,
  'gi',
)
const asPart = `\\b(${event} as an? (?:percentage|percent|share|%) of ${all}${event}),? `
const onDevice = new RegExp(
  `${asPart}(?:(?:(?:only|just) )?(?:on|via|from|for)|(?:only|just)) (?=${device}\\b)`,
  'gi',
)
const deviceOnly = new RegExp(`${asPart}(${device}) (?:only|alone)\\b`, 'gi')

/** "Favorites against views, in percent, by device"; "… on phones": what is said of the second was done there by both. */
export const asPercentageOf = (question: string): string =>
  /%|\bpercent|\bshare|\bpct\b/i.test(question)
    ? question
        .replace(ofTwo, '$1 as a percentage of $2$3')
        .replace(onDevice, '$1 from ')
        .replace(deviceOnly, '$1 from $2')
    : question
