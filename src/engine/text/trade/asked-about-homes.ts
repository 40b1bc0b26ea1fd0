// "Have a known rental income", "needed the most days in the market", "pre-1980 vs 1980 and newer", "half baths count 0.5": what is said
// of homes in more words than it takes.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const price = '(?:rental income|rents?|rental)'

export const askedAboutHomes: readonly Rewording[] = [
  wherever(
    [/^(known|recorded|stated)$/, /^(rents?|rental)$/],
    [{ said: new RegExp(`\\b(?:an? )?(?:known|recorded|stated) (?=${price}\\b)`), meant: () => 'a ' }],
  ),
  wherever(
    [/^left$/, /^(homes|houses|listings|properties|condos)$/],
    [
      {
        said: /(?<=\b(?:homes|houses|listings|properties|condos) (?:(?:that are |still |under |below |over |above |in |with |for |at |the |a |\$ )|[\d.,]+ ?[km]? |[a-z]+ ){0,6}?)(?:still )?left(?: (?:to buy|for sale|on the market))?(?= [.?!]|$)/,
        meant: (_, question) =>
          /\bfor sale|active|available|on the market\b/.test(question) ? '' : 'for sale',
      },
    ],
  ),
  wherever(
    [/^days$/, /^(market|sell)$/],
    [
      {
        said: /\b(?:has |have |had )?(?:needed|spent|used|taken|took) the (?<end>most|fewest|least) days (?:(?:in|on) the market|to sell)/,
        meant: ({ groups: { end = '' } = {} }) => `had the ${end} days on market`,
      },
      {
        said: /(?<=\b(?:most|fewest|least) days on market)(?: ,)? and how many (?:days )?(?:they|it|that|those) (?:were|was|is|are|took)(?= [.?!]|$)/,
        meant: () => ' with days on market',
      },
    ],
  ),
  wherever(
    [/^(19|20)\d\d$/, /^(newer|later|after|up|on|onward|onwards|plus|younger)$/],
    [
      {
        said: /\b(?:built )?(?:pre|before|older than)(?: -)? ?(?<year>(?:19|20)\d\d)(?: homes| houses)? (?:vs|versus|against|compared to|and) (?:built )?(?:in |from )?\k<year>(?: -| and| or|\+)? ?(?:newer|later|after|up|on|onwards?|plus|younger)(?= |$)/,
        meant: ({ groups: { year = '' } = {} }) => `built before ${year} vs built since ${year}`,
      },
    ],
  ),
  wherever(
    [/^(baths|bathrooms)$/, /^(half|halfs|halves)$/],
    [
      {
        said: / \( (?:half|halfs|halves|half baths|each half bath|a half bath)(?: (?:is|are|as|being))? (?:count|counts|counted|counting|worth|as)?(?: as)? ?(?:0\.5|\.5|half|a half|1 \/ 2)(?: each)? \)/,
        meant: () => '',
      },
    ],
  ),
  wherever(
    [/^years$/, /^(old|age|ages)$/],
    [{ said: /(?<=\b(?:how old|age|ages)\b.*?)(?: [,.?])+ in years(?= [.?!]|$)/, meant: () => '' }],
  ),
]
