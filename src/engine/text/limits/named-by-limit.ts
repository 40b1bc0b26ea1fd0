// "High-value guests: total revenue above $20k", "Premium markets: cities with a mean rate above $500", "VIP list: guests with at least 4
// stays": a name for those that the limit behind it chooses, and no limit of its own.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const praise =
  '(?:high|heavy|premium|big|strong|upscale|luxury|vip|long|hot|loyal|frequent|valuable|serious)(?: -)?(?: (?:value|interest|lead|end|spend|spending|ticket|dollar|demand|volume|traffic|earning))?'
const things =
  '(?<things>homes|houses|listings|properties|places|guests|customers|buyers|shoppers|clients|bookings|reservations|stays|orders|products|items|brands|cities|areas|leads)'
const limit =
  '(?=[^:?]*\\b(?:above|over|more than|at least|under|below|less than|fewer than|minimum|or more)\\b[^:?]*\\d|[^:?]*\\d[^:?]* (?:minimum|or more|and up|plus)\\b)'

const rules = [
  {
    said: new RegExp(
      `^(?:our |the |my )?${praise} ${things} : (?<count>count|number|how many) (?<limit>with [^:?]*\\d.*)$`,
    ),
    meant: ({ groups = {} }: RegExpExecArray) =>
      `count of ${groups['things'] ?? ''} ${groups['limit'] ?? ''}`,
  },
  {
    said: new RegExp(
      `^(?:our |the |my )?${praise} (?:markets|list|club|segment|crowd|tier|group|watchlist|shortlist|spots) :(?= (?:the |our )?${things.replace('?<things>', '?:')}\\b)${limit}`,
    ),
    meant: () => '',
  },
  {
    said: new RegExp(`^(?:our |the |my )?${praise} ${things} (?<mark>:)${limit}`),
    meant: ({ groups = {} }: RegExpExecArray) => `${groups['things'] ?? ''} :`,
  },
  {
    said: new RegExp(
      `^(?:our |the |my )?heavy (?<who>buyers|customers|shoppers|spenders|users) (?<where>in [a-z]+(?: [a-z]+)? )?,${limit}`,
    ),
    meant: ({ groups = {} }: RegExpExecArray) =>
      `${(groups['who'] ?? '').replace('spenders', 'customers')} ${groups['where'] ?? ''},`,
  },
  {
    said: /\b(?:premium|upscale|luxury|high - end|high end) (?=(?:assortment|products?|items?|goods|homes|houses|listings|places) (?:above|over|priced (?:above|over)|from) \$? ?\d)/,
    meant: () => '',
  },
]

/** "Sold out items that people love, rating 4 or better". */
const loved = {
  said: /\b(?:that |which )?(?:people|customers|buyers|shoppers|folks|everyone|everybody) (?:really )?(?:love|loves|like|likes|adore|rave about) (?<mark>[,(-]) (?=(?:with (?:a )?)?(?:rated|rating|ratings|stars?|\d))/,
  meant: ({ groups = {} }: RegExpExecArray) => `${groups['mark'] ?? ''} `,
}

export const namedByLimit: readonly Rewording[] = [
  wherever(
    [/^(high|heavy|premium|big|strong|upscale|luxury|vip|long|hot|loyal|frequent|valuable|serious)$/, /\d/],
    rules,
  ),
  wherever(/^(love|loves|like|likes|adore|rave)$/, [loved]),
]
