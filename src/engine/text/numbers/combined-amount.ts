// "Their combined asking price": the sum of it, where the mean of a price would be taken.
import { rewritten, wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const price =
  '(?:(?:asking|ask|list|listing|sold|sale|selling|closing|closed) (?:prices?|values?|amounts?)|prices?|asks?|asking|rental income|rent)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:combined|aggregate|cumulative|joint|summed|added up|collective) (?<price>${price})\\b(?! (?:per|a) (?:square|sq|sf|sqft|foot|night|bed|bedroom)\\b)`,
    ),
    meant: ({ groups }) => `total ${groups?.['price'] ?? ''}`,
  },
  {
    said: new RegExp(
      `\\b(?<whose>their|the) (?<price>${price}) (?:combined|added up|summed up|put together|taken together)\\b`,
    ),
    meant: ({ groups }) => `${groups?.['whose'] ?? ''} total ${groups?.['price'] ?? ''}`,
  },
  {
    said: new RegExp(`\\bwhat (?:is|are|was|were) (?<whose>their|the) total (?<price>${price})\\b`),
    meant: ({ groups, 0: said }, question) =>
      /\bhow many\b.* and what\b/.test(question) ? `the total ${groups?.['price'] ?? ''}` : said,
  },
  // "The number of actives and what they add up to in asking price".
  {
    said: new RegExp(
      `\\band (?:what|how much) (?:they|those|these|it|all of them|they all) (?:all )?(?:add up to|sum up to|come to|total|amount to)(?: (?:in|at) (?:total )?(?<price>${price}))?(?= [.?!,]|$| by | per )`,
    ),
    meant: ({ groups, 0: said }) => (groups?.['price'] === undefined ? said : `and total ${groups['price']}`),
  },
]

/** "Community by community": one line for each. */
const oneByOne: Rewriting = {
  said: /\b(?<what>(?!day|week|month|quarter|year|side|one|line|case|piece|step|night)[a-z]{4,}) by \k<what>\b(?! and\b)/,
  meant: ({ groups }) => `by ${groups?.['what'] ?? ''}`,
}

/** "Month by month": the same word on both sides. */
const twice = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some(({ text }, at) => text === 'by' && tokens[at - 1]?.text === tokens[at + 1]?.text)
    ? rewritten(tokens, [oneByOne])
    : tokens

export const combinedAmount: readonly Rewording[] = [
  wherever(/^dollar$/, [{ said: /\bdollar (?:total|sum) of(?= |$)/, meant: () => 'total value of' }]),
  wherever(/^by$/, twice),
  wherever(
    /^(combined|aggregate|cumulative|joint|summed|collective|added|add|sum|come|amount|together|total)$/,
    rules,
  ),
]
