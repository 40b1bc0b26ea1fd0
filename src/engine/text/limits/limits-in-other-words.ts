// Limits in other words than most people choose: "in the range of 600k to 800k", "four bedrooms at the very least".
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const bound =
  '(?:(?:at least|more than|over|fewer than|less than|under|exactly) [\\da-z]+|\\d+ \\+|[\\da-z]+ or (?:more|fewer))'
const part =
  '(?<limit>(?:more than|over|above|at least|less than|under|below|upwards of|fewer than) [\\d.]+ (?:%|percent))'
const ofThem = (state: string): string =>
  `of (?:the |their |its |all |all the )?(?<what>orders|purchases|bookings|reservations|stays) (?:(?:were|are|was|got|get|been|being|have been) )?(?<state>${state})(?= |$)`

export const limitsInOtherWords: readonly Rewording[] = [
  // "Brands with more than 10% of orders refunded": of which so many were.
  wherever(
    [/^(refunded|returned|cancelled|canceled)$/, /^(%|percent)$/],
    [
      {
        said: new RegExp(
          `\\b(?:with|having|have|had|has) ${part} ${ofThem('refunded|returned|cancelled|canceled')}`,
        ),
        meant: ({ groups = {} }) =>
          `where ${groups['limit'] ?? ''} of ${groups['what'] ?? ''} were ${groups['state'] ?? ''}`,
      },
      // "With at least 20 orders where more than 12 percent of the orders were refunded": beside another limit it is a rate.
      {
        said: new RegExp(
          `(?<=\\b(?:with|having) (?:${bound}) (?:orders|purchases)(?: ,)?) (?:where|of which|and|whose|in which|for which) ${part} ${ofThem('refunded|returned')}`,
        ),
        meant: ({ groups = {} }) => ` and a refund rate ${groups['limit'] ?? ''}`,
      },
    ],
  ),
  // "Five or more orders refunded and a refund rate over 10%": of the refunded ones there are so many. Read as a state of all, every rate would be of those alone.
  wherever(/^(refunded|returned|cancelled|canceled)$/, [
    {
      said: new RegExp(
        `\\b(?<many>${bound}) (?<what>orders|purchases|bookings|reservations|stays) (?:(?:that (?:were|got)|which (?:were|got)|were|got) )?(?<state>refunded|returned|cancelled|canceled)(?= (?:and|in|this|last|but|with|since|during|or)\\b| [.?!,:;+]|$)`,
      ),
      meant: ({ groups = {}, 0: said }, question) =>
        /\b(?:rate|percent|percentage|share)\b|%/.test(question)
          ? `${groups['many'] ?? ''} ${groups['state'] ?? ''} ${groups['what'] ?? ''}`
          : said,
    },
  ]),
  // "Products above 200$", "between 50$ and 100$".
  wherever(/^\$$/, [
    {
      said: /(?<=(?:\b(?:over|above|under|below|than|least|most|from|between|exceeding|beyond|around|about|for|worth)|[<>=]) )(?<many>\d[\d.,]*k?) \$(?= (?!\d)|$)/,
      meant: ({ groups }) => `$ ${groups?.['many'] ?? ''}`,
    },
    {
      said: /(?<=\b(?:from|between) \$? ?[\d.,]+k? (?:to|and|-) )(?<many>\d[\d.,]*k?) \$(?= (?!\d)|$)/,
      meant: ({ groups }) => `$ ${groups?.['many'] ?? ''}`,
    },
  ]),
  // "How many orders where total is over 500": a limit on each, and no sum beside their number.
  wherever(
    [/^(where|whose)$/, /^(total|amount)$/],
    [
      {
        said: /(?<=\b(?:orders|purchases|bookings|reservations|stays|sales) )(?:where|whose) (?:the |their |its |order |booking )?(?:total|amount)(?: (?:is|was|are))? (?=(?:over|above|under|below|more than|less than|at least|at most|greater than|exceeds|between|>|<|> =|< =) \$? ?\d)/,
        meant: () => 'with total ',
      },
    ],
  ),
  wherever(/^(range|region|ballpark)$/, [
    {
      said: /\b(?:in|within) the (?:range|region|ballpark) (?:of|from) (?=\$? ?[\d.]+ ?[km]? (?:to|and|-) )/,
      meant: () => 'from',
    },
  ]),
  wherever(/^(less|very)$/, [
    { said: /\b(?:and|but) no more than(?= [$\d])/, meant: () => 'but at most' },
    { said: /\bno less than(?= [$\d])/, meant: () => 'at least' },
    { said: /\bat the very (?:least|minimum)(?= [.?!,]|$)/, meant: () => 'at minimum' },
  ]),
  // "At least a half bath": one of them, and not the least.
  wherever(
    [/^(least|than)$/, /^an?$/],
    [
      {
        said: /\b(?<bound>at least|more than) an?(?: single)?(?= (?:(?:half|full|partial|completed|confirmed|paid) )?(?:bath|bathroom|bed|bedroom|booking|reservation|stay|order|purchase|inquiry|viewing|sale|listing|review)(?: (?!of\b)|$))/,
        meant: ({ groups }) => `${groups?.['bound'] ?? ''} one`,
      },
    ],
  ),
  // "Zero, above 0 but under 500, …": what begins behind the nothing.
  wherever(/^(zero|0|none|nothing)$/, [
    {
      said: /(?<=\b(?:zero|0|none|nothing) , (?:then )?)(?:above|over|more than|from) (?:\$ ?)?(?:zero|0)(?: dollars)? (?:(?:but|and|to|up to) )?(?<under>under|below|less than|up to)(?= \$? ?\d)/,
      meant: ({ groups }) => groups?.['under'] ?? '',
    },
  ]),
]
