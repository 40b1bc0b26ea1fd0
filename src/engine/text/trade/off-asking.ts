// "The most dollars off the asking price, and how much off", "discounts in percent of the asking price": what was given up, in money or
// in percent, by the name that it has.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const ask = '(?:the |their |its )?(?:asking|ask|listing|list)(?: price)?\\b'
const most = '(?:the )?(?:most|biggest|largest|highest)'
const ends = '(?= [,.?!]|$)'

const bound = '(?:below|under|less than|above|over|more than|at least|at most|at or below|at or above|for)'

const rules: readonly Rewriting[] = [
  // "When a home goes below asking, how many dollars below is that on average": of those alone.
  {
    said: new RegExp(
      `^(?:so )?(?:when|if|whenever) (?:an? |the |our )?(?:homes?|houses?|listings?|properties|property|something|one|it) (?:goes|go|sells?|closes?|went|sold|does sell|do sell) (?<side>below|under|over|above) ${ask} (?:, )?(?:by )?how (?:many dollars|much)(?: money)?(?: (?:below|under|over|above)(?: (?:it|${ask}))?)?(?: (?:is|are|do|does|was|did) (?:that|it|they|we|those)(?: (?:go|sell|end up|come in))?)?(?: (?:below|under|over|above)(?: (?:it|${ask}))?)? (?:on average|typically|usually|normally)${ends}`,
    ),
    meant: ({ groups = {} }) =>
      /over|above/.test(groups['side'] ?? '')
        ? 'average premium over asking of homes that sold above asking'
        : 'average discount of homes that sold below asking',
  },
  {
    said: new RegExp(
      `\\b(?:in )?(?<which>which|what) (?<who>[a-z]+) (?:did|do|does|had|have|are) (?:the )?(?:homes|houses|sales|properties|listings|closings|things)(?: have)? (?:closed?|sold|sell|go|went|closing|selling|going) (?:on average|typically) (?:(?:for|at) )?(?<bound>${bound} [\\d.]+) (?:%|percent) of ${ask}`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['which'] ?? ''} ${groups['who'] ?? ''} had an average sale to list ratio ${groups['bound'] ?? ''} %`,
  },
  // "Areas where homes closed on average below 98% of asking": the mean of their ratios. "At least 10 sales …, where" is another limit.
  {
    said: new RegExp(
      `(?: ,)? (?:where|in which|whose|with|and where) (?:the )?(?:homes|houses|sales|properties|listings|they|closings|things|we)?(?: were| have)? ?(?:closed?|sold|sell|go|went) (?:on average|typically) (?:(?:for|at) )?(?<bound>${bound} [\\d.]+) (?:%|percent) of ${ask}`,
    ),
    meant: ({ groups, index }, question) =>
      ` ${/\b(?:with|had|having) /.test(question.slice(0, index)) ? 'and' : 'with'} an average sale to list ratio ${groups?.['bound'] ?? ''} %`,
  },
  {
    said: /\b(?:deepest|steepest|heftiest) (?=(?:(?:dollar|price|cash|percent|percentage|%) )?discounts?\b)/,
    meant: () => 'biggest ',
  },
  {
    said: new RegExp(`\\b(?<what>discounts?) (?:off|from) ${ask}`),
    meant: ({ groups }) => groups?.['what'] ?? '',
  },
  {
    said: new RegExp(
      `(?<=\\bdiscounts?\\b.*(?:and|,|with|\\+|:) )(?:the )?(?:dollars|dollar amount|amount|money|\\$) (?:off|knocked off|saved|given up)${ends}`,
    ),
    meant: () => 'discount',
  },
  {
    said: new RegExp(`\\b${most} (?:dollars|money|\\$) (?:off|from|below|under) ${ask}`),
    meant: () => 'the biggest discount',
  },
  {
    said: new RegExp(`(?<=\\bdiscount\\b.*(?:and|,|with|\\+|:) )how much (?:(?:it|that) was )?off${ends}`),
    meant: () => 'discount',
  },
  {
    said: new RegExp(
      `\\b(?<what>discounts?)(?: ,)? (?:in|as) (?:an? |the )?(?:percent|percentage|pct|%)(?: of ${ask})?`,
    ),
    meant: ({ groups }) => `percent ${groups?.['what'] ?? ''}`,
  },
  {
    said: new RegExp(
      `\\b(?<verb>sold|closed|went) (?:the )?(?:furthest|farthest|most) (?:below|under) ${ask} in (?:percent|%)(?= :)`,
    ),
    meant: ({ groups }) => `${groups?.['verb'] ?? ''} with the biggest percent discount`,
  },
  // "Top 5 solds by $ over ask": by how far each of them was over it.
  {
    said: new RegExp(
      `\\bby (?:the )?(?:how (?:many|much)|\\$|dollars|dollar|money|amount|amt)(?: (?:dollars|amount))? (?<side>over|above|below|under) ${ask}(?= [,.?!:]|$| (?:in|this|last|since|for|closed|sold|per|desc|descending)\\b)`,
    ),
    meant: ({ groups = {} }) =>
      /over|above/.test(groups['side'] ?? '') ? 'by premium over asking' : 'by discount',
  },
  // "Biggest $ over ask": how far over, and not the price of those that went over it.
  {
    said: new RegExp(
      `(?<=\\b(?:biggest|largest|highest|most|smallest|lowest|top(?: \\d+)?|average|avg|median|total) )(?:\\$|dollars?|dollar amount|money) (?<side>over|above|under|below) ${ask}`,
    ),
    meant: ({ groups = {} }) =>
      /over|above/.test(groups['side'] ?? '') ? 'premium over asking' : 'discount',
  },
  // "10 sales furthest over ask in $, address and amount over": how far each of them was.
  {
    said: new RegExp(
      `(?<=\\b(?:furthest|farthest|most) (?:over|above|below|under) ${ask}) (?:in|by) (?:\\$|dollars|dollar terms|dollar amount)(?= [,.?!:]|$)`,
    ),
    meant: () => '',
  },
  {
    said: new RegExp(
      `(?<=\\b(?<far>over|above|below|under) ${ask}.*(?:and|,|\\+|:|with) )(?:the |their |its )?(?:amount|dollars|\\$|how (?:much|far))(?: (?:it|they|each)(?: one)? (?:was|were|went))? (?<side>over|above|below|under)(?: it)?${ends}`,
    ),
    meant: ({ groups = {}, 0: said }) => {
      const [over, same] = [/^(?:over|above)$/, /^(?:below|under)$/]
      const [far = '', side = ''] = [groups['far'], groups['side']]
      return over.test(far) && over.test(side)
        ? 'premium over asking'
        : same.test(far) && same.test(side)
          ? 'discount'
          : said
    },
  },
  {
    said: new RegExp(
      `(?<=\\b(?:percent discounts?|discount percent)\\b.*(?:and|,|\\+|:|with) )(?:the |that )?(?:percent|percentage|pct|%)${ends}`,
    ),
    meant: () => 'percent discount',
  },
]

export const offAsking = wherever(
  /^(dollars|money|discounts?|furthest|farthest|below|under|over|above|%|percent)$/,
  rules,
)
