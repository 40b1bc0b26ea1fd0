// "The middle price of our kitchen products, the median", "half cost more and half cost less": the median, named beside what it is.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const number =
  '(?<number>(?:(?:sold|sale|asking|ask|list|closing|nightly|unit) )?(?:price|rate|value|amount|rating)s?)'
const again =
  '(?: ,| \\(|,)(?: (?:i e|that is|meaning|so|as in))? (?:i want |i mean |give me )?(?:the )?median(?: i mean)?(?: \\))?(?= [.?!]|$)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`\\b(?:the )?middle ${number} (?<of>(?:of|for|in|among) [^,:?]+?)${again}`),
    meant: ({ groups = {} }) => `median ${groups['number'] ?? ''} ${groups['of'] ?? ''}`,
  },
  {
    said: new RegExp(
      `\\b(?:the )?${number} (?:sitting |right |exactly )?in the middle (?<of>(?:of|for|in|among) [^,:?]+?)${again}`,
    ),
    meant: ({ groups = {} }) => `median ${groups['number'] ?? ''} ${groups['of'] ?? ''}`,
  },
  {
    said: new RegExp(
      `\\bwhat ${number} (?:splits|cuts|divides) (?<of>[^,:?]+?) (?:in half|into two halves|in two)(?:${again})?(?= [.?!,]|$)`,
    ),
    meant: ({ groups = {} }) => `median ${groups['number'] ?? ''} of ${groups['of'] ?? ''}`,
  },
  {
    said: new RegExp(
      `\\b(?:at )?what ${number} (?:do|does|did) half (?:of )?(?<of>[^,:?]+?) (?:cost|go for|sell for|ask|have) (?:more|above) and (?:the other )?half (?:cost |go for |sell for |ask |have )?(?:less|below)(?= [.?!,]|$)`,
    ),
    meant: ({ groups = {} }) => `what is the median ${groups['number'] ?? ''} of ${groups['of'] ?? ''}`,
  },
  // "What does the median item in the kitchen department sell at, going by price".
  {
    said: /\b(?:what|how much) (?:does|do|did|would) (?:the |our |an? )?(?<how>median|average|typical) (?:item|product|article) (?<of>(?:in|of|from) [^,:?]+?) (?:sell at|sell for|cost|go for|retail for)(?: ,? ?(?:going )?by price)?(?= [.?!]|$)/,
    meant: ({ groups = {} }) => `what is the ${groups['how'] ?? ''} price ${groups['of'] ?? ''}`,
  },
  // "The median of last year's sold prices".
  {
    said: new RegExp(
      `\\bmedian of (?<time>(?:last|this) (?:year|month|quarter))(?: 's|s|'s)? ${number}(?= [.?!,]|$)`,
    ),
    meant: ({ groups = {} }) => `median of the ${groups['number'] ?? ''} of ${groups['time'] ?? ''}`,
  },
  // "The median of what a weekly booking costs".
  {
    said: /\bmedian of what (?<what>an? (?:[a-z]+ )?(?:booking|reservation|stay|order|purchase))s? (?:costs?|comes? to|brings?(?: in)?|is worth)(?= [.?!,]|$)/,
    meant: ({ groups = {} }) => `median value of ${groups['what'] ?? ''}`,
  },
  {
    said: /\bmedian of what (?:the )?(?:sellers|owners|they|people) (?:are asking|ask|want)(?: for)?(?: on| of| for)? (?=[a-z])/,
    meant: () => 'median asking price of ',
  },
]

/** "A median sold price over $1.2 million? Include the median": it is shown anyway. */
const included: Rewriting = {
  said: /(?<=\b(?<how>median|average|avg) [^.?!]*) [.?!,] (?:and )?(?:please )?(?:include|show|add|give me|with) (?:the|that) (?:median|average|avg)(?: too| as well)?(?= [.?!]|$)/,
  meant: () => '',
}

export const namedMedian: readonly Rewording[] = [
  wherever(/^(median|middle|half)$/, rules),
  wherever([/^(median|average|avg)$/, /^(include|show|add|give)$/], [included]),
]
