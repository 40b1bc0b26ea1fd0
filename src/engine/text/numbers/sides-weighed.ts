// "Does Aspen earn more per night than Key West? Show me the ADR of both towns", "my sister says A people spend more than B people, what's the
// AOV of each": two sides, what is guessed of them, and behind it the numbers that are to tell.
import type { SidesAndNumbers } from './sides-and-numbers.ts'

const verb =
  '(?:earns?|makes?|made|brings?|brought|sells?|sold|spends?|spent|buys?|bought|stays?|stayed|runs?|costs?|takes?|took|gets?|got|goes|go|went|has|have|had|leads?|fetch(?:es)?|rents?|books?|orders?|closes?|sits?|convert(?:s|ed)?|sees?|saw|is|are|was|were|does|do|did|performs?|shifts?|moves?|cancels?|pays?|paid|commands?|asks?)'
const more =
  '(?:more|less|fewer|better|worse|longer|shorter|faster|slower|quicker|sooner|closer|higher|lower|bigger|larger|smaller|cheaper|dearer|pricier|older|newer|earlier|later|busier|fuller|further|farther)'
const opens =
  '(?:do|does|did|is|are|was|were|if|whether|that|says?|said|swears?|thinks?|believes?|claims?|reckons?|insists?|bets?|sure|convinced|think|know|tells me|told me)'
const both = '(?:both|each|the two|the 2)'
const side = '[^,.?!:;]{2,60}?'
/** "People who pay with a gift card spend more": the last verb tells. */
const doer = '[^,.?!:;]{2,60}'
/** Told between the two: "my husband is sure they do, so". */
const aside = '(?<aside>[^?.!;,]{2,60}[,.!;]\\s*so\\s+)?'

/** "Do A … more than B? … for both". */
const weighed = new RegExp(
  `^(?<lead>(?:[^?]*?[\\s,.:])?)\\b${opens}\\s+(?<one>${doer})\\s+(?<how>${verb}\\s(?:[^.?!:;]*?\\s)?${more}\\b[^.?!:;]*?)\\s+than\\s+(?<other>${side})(?<tail>\\s+and (?:he|she|they|i|we)\\b[^.?!:;,]*)?[,.?!:;]+\\s*${aside}(?<numbers>[^?]*\\b${both}\\b[^?]*)[?.\\s]*$`,
  'i',
)

/** "Can't decide between A and B, compare … in each". */
const between = new RegExp(
  `^(?<lead>(?:[^?]*\\s)?)(?:decide|choose|choosing|torn|dithering|deciding|hesitating|in doubt|wavering|toss-?up|pick)\\s+between\\s+(?<one>[^,.?!:;]{2,40}?)\\s+and\\s+(?<other>(?:(?!\\b(?:compare|give|show|what|which|how|so|for|on)\\b)[^,.?!:;]){2,40}?)\\s*(?:[,.?!:;]+|(?=\\b(?:compare|give|show|what|so)\\b))\\s*(?<numbers>[^?]*\\b${both}\\b[^?]*)[?.\\s]*$`,
  'i',
)

/** "Do A spend less per order than B", "do A or B spend more per order": no number is named behind it. */
const alone = new RegExp(
  `^(?<lead>(?:[^?]*?[\\s,.:])?)\\b(?:do|does|did|whether|if)\\s+(?:(?<one>${doer})\\s+(?<how>${verb}\\s(?:[^.?!:;]*?\\s)?${more}\\b[^.?!:;]*?)\\s+than\\s+(?<other>${side})|(?<left>${side})\\s+or\\s+(?<right>${doer})\\s+(?<way>${verb}\\s(?:[^.?!:;]*?\\s)?${more}\\b[^.?!:;]*?))(?:[,.?!]+\\s*(?:what is|what's|give me|show me|show)?\\s*(?:the )?(?:averages?|avg) (?:for|of) (?:both|each))?[?.\\s]*$`,
  'i',
)

/** "Bay Colony or Seabrook Shores, where are the ones for sale pricier": what stands there is weighed by its price. */
const whereDearer = new RegExp(
  `^(?<lead>)(?<one>[^,.?!:;]{2,40}?) (?:or|vs\\.?|versus|and)\\s+(?<other>[^,.?!:;]{2,40}?), where (?:are|is|were|do) (?:the )?(?<things>[a-z ]{3,40}?)\\s+(?<how>(?:more expensive|pricier|cheaper|dearer|costlier)(?: on average)?)[?.]*(?:\\s*(?:tell|show|give)(?: me)? both(?: numbers| averages| prices)?)?[?.\\s]*$`,
  'i',
)

/** What "more" is more of, where the words beside it name one number. */
const numbersOf: readonly [RegExp, string][] = [
  [/\b(?:spend|pay|spends|pays|spent|paid)\b.*\bper (?:order|purchase)\b/i, 'average order value'],
  [/\b(?:earns?|makes?|brings?)\b.*\bper (?:booked |rented )?night\b/i, 'ADR'],
  [/\b(?:ratings?|rated)\b/i, 'average rating'],
  [/\bper (?:square foot|sq\.? ?ft|sqft|sf|foot)\b/i, 'average price per square foot'],
]

/** "Average for both": of what was said before. */
const onlyAverage =
  /^(?:(?:what is|what's|give me|show me|show|tell me) )?(?:the |an )?(?:averages?|avg)(?:,? (?:of|for) (?:both|each)(?: one| of them)?)?(?:,? please)?$/i

const joints = /^(?:(?:so|and|like|just|please|then|ok|well|or|basically)[,\s]+)+/i

export function sidesWeighed(question: string): SidesAndNumbers | null {
  const said =
    (weighed.exec(question) ?? between.exec(question) ?? whereDearer.exec(question) ?? alone.exec(question))
      ?.groups ?? {}
  const one = said['one'] ?? said['left']
  const other = said['other'] ?? said['right']
  const how = said['how'] ?? said['way'] ?? ''
  const named = numbersOf.find(([pattern]) => pattern.test(how))?.[1]
  const things = said['things'] === undefined ? undefined : `average price of ${said['things']}`
  const asked = things ?? said['numbers']
  const isBare =
    asked === undefined ||
    onlyAverage.test(
      asked
        .trim()
        .replace(joints, '')
        .replace(/[.?\s]+$/, ''),
    )
  const numbers = isBare ? (named === undefined ? undefined : `${named} for both`) : asked
  if (one === undefined || other === undefined || numbers === undefined) return null
  const plain = numbers
    .trim()
    .replace(joints, '')
    .replace(/\b(?:both|the two|the 2) (?:groups|sides|kinds)\b/i, 'both')
    .replace(/\bboth averages in ([a-z]+)\b/i, 'average $1 for both')
  return {
    sides: `${paidWith(one.trim().replace(/^that /i, ''))} vs ${restOf(one, paidWith(other.trim()))}`,
    told: [said['lead'], how, said['tail'], said['aside']]
      .map(part => (part ?? '').trim())
      .filter(part => part !== '')
      .join('; '),
    numbers: ofSold(how, plain),
  }
}

/** "Than everybody else"; "homes with 5 bedrooms and up" against "the smaller ones": all that are none of the first. */
function restOf(one: string, other: string): string {
  const isRest = /^(?:every(?:body|one|thing)|any(?:body|one)|all) else$/i.test(other)
  const isBelow =
    /\d/.test(one) &&
    /^(?:all )?(?:the )?(?:smaller|older|newer|bigger|larger|cheaper)(?: (?:ones|homes|houses|stuff|listings|places))?$/i.test(
      other,
    )
  return isRest ? 'all others' : isBelow ? 'all other homes' : other
}

/** "People who pay with a gift card": it is the orders that are told by it. */
const paidWith = (said: string): string =>
  said.replace(
    /^(?:the )?(?:people|customers|buyers|shoppers|folks|clients|ones|those)(?: who| that)?(?: (?:pay|paid|paying|order|ordering|buy|buying|shop|check out))? (?:with|by|using|through|via) (?:an? |their )?(?=(?:gift|credit|debit) cards?$|paypal$|(?:apple|google) pay$)/i,
    '',
  )

const sells = /\b(?:sells?|goe?s?|closes?|moves?|shifts?)\b/i
const sold = /\b(?:sold|closed|sales|closings)\b/i
const onMarket = /\b(?:days(?: on (?:the )?market)?|dom)\b(?! to sell)/i

/** What sells faster is sold: of those that are for sale, the days so far tell nothing. */
export const ofSold = (how: string, numbers: string): string =>
  sells.test(how) && !sold.test(numbers) ? numbers.replace(onMarket, 'days to sell') : numbers
