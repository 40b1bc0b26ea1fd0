// "Weekends versus weekdays, how much came in on each", "expired versus withdrawn, what were they asking on average", "by how many % did it
// move against last October": what is said of both sides.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

export const onEach: readonly Rewording[] = [
  wherever(
    [/^(versus|vs)$/, /^each$/],
    [
      {
        said: /(?<=\b(?:versus|vs)\b.*\bhow many [a-z]+ and )how much money (?:came in|did we (?:make|take|take in|get)) (?:on|in|for|from) each(?: (?:one|of (?:them|the two|both)))?(?= |$)/,
        meant: () => 'revenue',
      },
      {
        said: /(?<=\b(?:versus|vs)\b.*\b(?:money|revenue|orders|bookings|sales|nights)\b.*?)(?: (?<came>came in|comes in|did we take|did we make|did we get))? (?:on|in|for|from) each(?: (?:one|of (?:them|the two|both)))?(?= (?:over|in|during|this|last|since|for)\b| [,.?!]|$)/,
        meant: ({ groups: { came } = {} }) => (came === undefined ? '' : ' came in'),
      },
    ],
  ),
  wherever(/^asking$/, [
    {
      said: /\band what (?:were|are) (?:they|those|these|both|each) asking(?: for)? (?:on|in) average(?= [,.?!]|$)/,
      meant: () => 'and average asking price',
    },
  ]),
  wherever(
    [/^move$/, /^did$/],
    [
      {
        said: /(?<=\b(?:how (?:much|many)|percent|percentage|%)\b.*\bdid (?:[a-z]+ ){1,4})move(?= (?:against|from|vs|versus|compared|between|over|since)\b)/,
        meant: () => 'change',
      },
    ],
  ),
  wherever(/^first$/, [
    {
      said: /(?<=[,.?] |^|\bsorted )(?:the )?(?<which>bigger|larger|higher|greater|smaller|lower)(?: (?:ones?|numbers?))? first(?: please)?(?= [,.?!]|$)/,
      meant: ({ groups: { which = '' } = {} }) =>
        /^[sl]/.test(which) && which !== 'larger' ? 'lowest first' : 'biggest first',
    },
  ]),
  wherever(/^beginning$/, [
    { said: /\bsince (?:the|our) (?:very )?beginning(?! of)(?= [,.?!]|$)/, meant: () => 'all time' },
  ]),
]
