// "My buyer asks whether a pool is worth it. Compare the average price with and without one", "… for those with a pool and those without",
// "average price, pool or not": both sides of what a home has, said once in full.
import { ofSold } from '#engine/text/numbers/sides-weighed.ts'

const pool = '(?:an? |the )?(?:swimming )?pools?'
const number =
  /\b(?:average|avg|mean|median|number|count|how many|compare|price|prices|ppsf|dom|days|ratio|ratios)\b|\$/i
const bothWays =
  /\b(?:(?:homes |houses |ones )?with (?:one )?(?:and|or|vs\.?|versus) (?:(?:homes|houses|ones|those) )?without(?: (?:one|it))?|both ways|with one(?: vs\.?| versus| against|, and) without(?: one)?)(?=[\s,.?!]*$|,|\.| (?:in|this|last|for|sold|closed)\b)/i

/** Whatever narrows it would be lost with the sentence. */
const narrows =
  /\d|\b(?:sold|active|actives|closed|pending|solds|in the|village|this|last|bed|beds|bedroom|under|over)\b/i

/** A sentence about pools in passing, and the question behind it. */
function withoutAside(question: string): string {
  const [, told, asked] = /^([^.?!]*\bpools?\b[^.?!]*[.?!])\s+(\S.*)$/is.exec(question) ?? []
  if (told === undefined || asked === undefined || !number.test(asked) || narrows.test(told)) return question
  if (bothWays.test(asked)) return ofSold(told, asked.replace(bothWays, 'with a pool vs without a pool'))
  return orNot.test(asked) || /\bpools? (?:vs\.?|versus|or|and|against) (?:no|without|none)\b/i.test(asked)
    ? ofSold(told, asked)
    : question
}

/** "Average price, pool or not"; "any home, pool or not" is whatever it has. */
const orNot =
  /(?<!\b(?:by|per|for|having)),? (?:with )?(?:an? )?pool or (?:not|no pool|none|without)(?: (?:one|it))?[\s.?!]*$/i
const withOrWithout =
  /,? (?:with (?:an? )?pool or without(?: (?:an? pool|one|it|any))?|with or without (?:an? )?(?:pools?)),?(?=[\s.,?!]*$| (?:in|under|over|between|with|for|and|by|this|last|on)\b)/i
const whatever = /,? (?:with (?:an? )?)?pool or (?:not|no pool)\b,?/i
/** "Do homes sell for more with a pool or not": what is weighed has both sides, and its number is not said. */
const weighs =
  /^(?:so |and |but )*(?:do|does|did|is|are|was|were) .*\b(?:more|less|faster|slower|quicker|sooner|longer|higher|lower|pricier|cheaper|better)\b(?! than\b)/i
const asksNumber = /\b(?:average|avg|mean|median|price per|how long|days on)\b/i

const named = `\\bwith ${pool}\\b`
const lacking = new RegExp(
  `(?<=${named}.{0,80}\\b(?:those|ones|homes|houses|listings|properties|places|one|ones that are)) (?:without|with none|w\\/o)(?: (?:one|any|it))?(?=[\\s,.?!:;]*$|[,.?!:;]| (?:on|in terms|average|do|did|sell|sold|went|go|for|fetch|cost|by|as)\\b)`,
  'i',
)
const compared = new RegExp(
  `\\bhow (?:do|did|does) (?<one>[^,.?!]*?${named}[^,.?!]*?) compare (?:with|to|against) (?<other>[^,.?!]*?without ${pool}) (?:on|in|in terms of|by|when it comes to) (?<what>[^?!]+)`,
  'i',
)

/** "Avg DOM sold pool v no pool": what is sold is a home. */
const soldPool = /\b(sold|closed|active|pending) (pool (?:v|vs\.?|versus|and|or) no pool)\b/i
/** "Compare the price of pool homes and homes that have no pool". */
const poolHomesAnd =
  /(?<=\b(?:compare|average|avg|median)\b.*)\b(pool (?:homes|houses)|(?:homes|houses) with a pool) and (?:the )?(?:homes|houses|ones|those) (?:that have no|with no|without)(?: an?)? pools?\b/i

/** "How many days on average were the ones with a pool on the market and how many the ones without": one number, of both. */
const howManyOfBoth = new RegExp(
  `\\bhow many days (?:on average )?(?:were|was|did) the (?:ones|homes|houses) ${named} (?:stay |sit |spend )?on the market,? and how many (?:were |did )?(?:the )?(?:ones|homes|houses|those) without ${pool}(?=[\\s?.!]*$)`,
  'i',
)

export const poolBothWays = (question: string): string => {
  if (!/\bpools?\b/i.test(question)) return question
  const plain = withoutAside(question)
    .replace(lacking, ' without a pool')
    .replace(howManyOfBoth, 'average days on market with a pool vs without a pool')
    .replace(soldPool, '$1 homes, $2')
    .replace(poolHomesAnd, '$1 vs homes without a pool')
  const both = asksNumber.test(plain)
    ? plain
        .replace(orNot, ' with a pool vs without a pool')
        .replace(withOrWithout, ' with a pool vs without a pool')
    : weighs.test(plain)
      ? plain
      : plain.replace(whatever, '').replace(withOrWithout, '')
  return both.replace(compared, (...found) => {
    const { one = '', other = '', what = '' }: Record<string, string> = found.at(-1) ?? {}
    return `${what.trim()} of ${one} vs ${other}`
  })
}
