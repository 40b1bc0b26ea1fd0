// "In the $50 to $75 price band", "prices ranging from 50 through 75", "lie between $50 and $75 in price": a price between two amounts.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const amount = '\\$? ?\\d[\\d.,]*(?: ?(?:k|m|thousand|million|mil|grand))?'
const span = `(?:from |between )?(?<low>${amount}) (?:to|and|-|–|through|until|up to) (?<high>${amount})(?<unit> (?:dollars?|bucks|usd))?`
const bracket =
  '(?:ranges?|brackets?|bands?|tiers?|buckets?|segments?|windows?|corridors?|class|levels?|zone)'

/** "Within 50 to 75": of what, only money tells. */
const priced = ({ groups = {}, 0: said }: RegExpExecArray): string =>
  groups['night'] !== undefined || /\$|\b(?:dollars?|bucks|usd|prices?|priced|cost|costs)\b/.test(said)
    ? `priced between ${groups['low'] ?? ''} and ${groups['high'] ?? ''}${groups['unit'] ?? ''}`
    : said

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:(?:that |which )?(?:fall|falls|falling|sit|sits|sitting|land|lands|are|is|lie|lies|lying|come|comes) )?(?:with)?in(?:side)? (?:the|a|our) (?:price )?${span}(?<night> (?:per|a|an) (?:- )?night| nightly)? (?:price )?${bracket}(?: (?:of prices?|in price|for price))?(?= |$)`,
    ),
    meant: priced,
  },
  {
    said: new RegExp(
      `\\b(?:(?:fall|falls|falling|sit|sits|are|is|lie|lies) )?(?:with)?in(?:side)? (?:the|a|our) price ${bracket} (?:of |from |between )?${span}(?= |$)`,
    ),
    meant: priced,
  },
  // "SKU count, $50 to $75 price tier".
  { said: new RegExp(`(?<=, )${span} (?:price )?${bracket}(?= [,.?!]|$)`), meant: priced },
  {
    said: new RegExp(
      `\\b(?:that |which |whose )?(?:with |have |has |having )?(?:(?:a|their|its|the) )?prices? (?:(?:that )?(?:range|ranges|ranging|run|running|go|going|lie|lying|are|is|of|starting) )?${span}(?= |$)(?! (?:and|or|to|percent|%))`,
    ),
    meant: (said, question) =>
      // "The average price between 50 and 75": of those; "price from 10 to 20" in a list of bands is one of many.
      /\b(?:average|avg|mean|median|highest|lowest|sum|bands?|buckets?|brackets|change[ds]?|raise|drop)\b/.test(
        question,
      )
        ? said[0]
        : priced(said),
  },
  {
    said: new RegExp(
      `\\b(?:(?:that|which) )?(?:lie|lies|lying|fall|falls|falling|sit|sits|sitting|land|lands|rank) (?:somewhere |anywhere )?(?:in )?between (?<low>${amount}) and (?<high>${amount})(?<unit> (?:dollars?|bucks|usd))?(?: (?:in|on) price| price wise)?(?= |$)`,
    ),
    meant: priced,
  },
]

/** "At least $50 but at most $75": one span. */
const bothEnds: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:that |which )?(?:sell|sells|selling|go|goes|going|retail|retails) (?:for|at) (?:at least|no less than|not less than|a minimum of) (?<low>${amount})(?: dollars| bucks)?(?: ,)? (?:but|and|yet) (?:at most|no more than|not more than|a maximum of|up to) (?<high>${amount})(?= |$)`,
    ),
    meant: ({ groups = {} }) => `priced between ${groups['low'] ?? ''} and ${groups['high'] ?? ''}`,
  },
  {
    said: new RegExp(
      `\\b(?<what>products|items|things|skus|articles) (?:do )?we sell for (?:somewhere |anywhere )?between (?<low>${amount}) and (?<high>${amount})(?<unit> (?:dollars|bucks))?(?= |$)`,
    ),
    meant: ({ groups = {} }) =>
      `products are priced between ${groups['low'] ?? ''} and ${groups['high'] ?? ''}${groups['unit'] ?? ''}`,
  },
]

export const inABracket: readonly Rewording[] = [
  wherever(
    [/^(ranges?|brackets?|bands?|tiers?|buckets?|segments?|windows?|corridors?|class|levels?|zone)$/, /\d/],
    rules.slice(0, 3),
  ),
  wherever([/^prices?$/, /\d/], rules.slice(3, 4)),
  wherever(
    [/^between$/, /^(lie|lies|lying|fall|falls|falling|sit|sits|sitting|land|lands|rank)$/],
    rules.slice(4),
  ),
  wherever([/^(sell|sells|selling|go|goes|going|retail|retails)$/, /\d/], bothEnds),
]
