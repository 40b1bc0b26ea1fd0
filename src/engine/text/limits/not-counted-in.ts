// "If you don't count Seabrook Shores", "when it is excluded", "for all areas other than …, in one number": what is left out of one number
// of all, which a "not" alone would turn round and "all areas" would take apart.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const name = '(?<name>[a-z&]+(?: [a-z&]+){0,2}?)'
const ends = '(?= [,.?!]|$)'
const groups = '(?:areas|neighborhoods|communities|subdivisions|cities|states|brands|categories)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:if|when) (?:you|we|i) (?:do not|are not) (?:count|counting|include|including) ${name}${ends}`,
    ),
    meant: ({ groups: { name: left = '' } = {} }) => `not counting ${left}`,
  },
  {
    said: new RegExp(
      `\\b(?:if|when|with|once) ${name} (?:is |are |being |gets? )?(?:excluded|left out|taken out|not counted|not included|removed|set aside)${ends}`,
    ),
    meant: ({ groups: { name: left = '' } = {} }) => `excluding ${left}`,
  },
]

/** One number of them all; "by area" or "each" would ask for many. */
const allBut: Rewriting = {
  said: new RegExp(
    `\\b(?:(?:for|in|across|over|from) )?all (?:the |our )?(?:other )?${groups} (?:other than|but not|but|except for|except|excluding|apart from|besides|outside of|outside) (?=[a-z])`,
  ),
  meant: ({ 0: said }, question) =>
    /\b(?:average|avg|median|mean|total|sum|how many|number of|count)\b/.test(question) &&
    !/\b(?:by|per|each|every|which|list|compare|rank|top)\b/.test(question)
      ? 'excluding '
      : said,
}

const oneNumber: Rewriting = {
  said: / ?,? (?:in|as) (?:one|a single) (?:number|figure|sum|average)(?= [,.?!]|$)/,
  meant: ({ 0: said }, question) => (/\bexcluding\b/.test(question) ? '' : said),
}

export const notCountedIn: readonly Rewording[] = [
  wherever(/^(count|counting|include|including|excluded|left|taken|counted|included|removed|set)$/, rules),
  wherever([/^all$/, /^(other|but|except|excluding|apart|besides|outside)$/], [allBut]),
  wherever([/^excluding$/, /^(one|single)$/], [oneNumber]),
]
