// What words promise of times: what goes on now is not all that ever was, and guests who came in arrived.
import type { Condition } from '#contract/terms.ts'
import type { Plan } from './plan.ts'
import type { Promised } from './promised.ts'

const conditionsOf = ({ where, columns }: Plan): readonly Condition[] => [
  ...where,
  ...columns.flatMap(one => (one.kind === 'quantity' ? one.where : [])),
]

const isTold = (plan: Plan): boolean =>
  plan.keep.length > 0 ||
  conditionsOf(plan).some(
    one =>
      one.kind === 'during' ||
      one.kind === 'today' ||
      (one.kind === 'is' && one.not !== true && one.attribute.endsWith('.status')),
  )

const now = '(?:right now|currently|at the moment|at present|presently|as of now|just now)'

export const promisedTimes: readonly Promised[] = [
  {
    what: 'those that have any',
    says: /\bonly (?:the )?(?:days|weeks|months|quarters|years|cities|states|homes|places|listings|brands|categories|products|areas|ones|those) (?:with|that (?:have|had)|having|where there (?:is|are|was|were)) (?:any|some|at least one)\b(?! [a-z])/,
    isKept: ({ keep, keepEmpty, columns }) => keep.length > 0 || (columns.length === 1 && !keepEmpty),
  },
  {
    what: 'which of them are meant by now',
    says: new RegExp(
      `\\b(?:bookings|reservations|stays)(?: (?:do|have|are|we|there|got|you|in place|active|open))* ${now}|^(?:show |list |give me )?(?:the |our |all )*(?:current|present)(?:ly)? (?:bookings|reservations|stays)\\b`,
    ),
    isKept: isTold,
  },
  {
    what: 'the day they came in',
    says: /\b(?:guests?|parties|families|visitors|people) (?:who |that |are |is |were )?(?:came|come|comes|coming) in\b/,
    isKept: plan =>
      !conditionsOf(plan).some(one => one.kind === 'during' && one.attribute.endsWith('.created_at')),
  },
]
