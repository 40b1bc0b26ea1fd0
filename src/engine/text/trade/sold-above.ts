// How homes sold beside what they cost: "above asking sales over $900,000" has two limits, and no amount above asking.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

/** "Top 3 areas by number of above asking sales": so many sales, and no amount above asking. */
const salesOf: Rewriting = {
  said: /\b(?<side>above|below|over|under) (?<price>asking|list|ask) (?<rows>sales|closings|deals)\b/,
  meant: ({ groups }) => `${groups?.['rows'] ?? ''} ${groups?.['side'] ?? ''} ${groups?.['price'] ?? ''}`,
}

/** "Above asking and over $900,000": two limits, and no premium of so much. */
const twoLimits: Rewriting = {
  said: /\b(?<side>(?:above|below|over|under) (?:asking|ask|list)(?: price)?) (?:and |but )?(?:worth |with |were |at )?(?<limit>(?:over|above|under|below|more than|less than|>|<) (?:\$ ?)?(?<number>\d[\d,.]*)(?<unit> ?(?:k|m|million|thousand)(?= |$))?(?: dollars)?)/,
  meant: ({ groups, 0: said }) => {
    const isPrice =
      /m/.test(groups?.['unit'] ?? '') || (groups?.['number'] ?? '').replaceAll(',', '').length > 5
    return isPrice ? `${groups?.['limit'] ?? ''} and ${groups?.['side'] ?? ''}` : said
  },
}

/** "How many sales over $900,000 were above asking". */
const priceFirst: Rewriting = {
  said: /(?<=\b(?:over|above|under|below|more than|less than) (?:\$ ?)?\d[\d,.]*(?: ?(?:k|m|million|thousand)(?= ))? )(?:were|was|went|sold|closed|are|is) (?:for )?(?=(?:above|over|below|under) (?:asking|list)\b)/,
  meant: () => 'and ',
}

/** "Sold price matched the ask to the dollar": just that price, said once more. */
const toTheDollar: Rewriting = {
  said: /(?<=\b(?:asking|ask|list)(?: price)?(?: ,)? )(?:right |down |exact )?(?:to the (?:dollar|penny|cent|last (?:dollar|penny|cent))|on the nose|on the dot)(?= [,.:;?!]|$| (?:in|this|last|by|per)\b)/,
  meant: () => '',
}

const equals: Rewriting = {
  said: /\b(?<sold>sold|sale|sales|closing|closed) price (?:=|==|equal to) (?:the )?(?:asking|ask|list)(?: price)?(?= |$)/,
  meant: () => 'sold price matched the asking price',
}

export const soldAbove = wherever(/^(asking|ask|list)$/, [
  salesOf,
  twoLimits,
  priceFirst,
  toTheDollar,
  equals,
])
