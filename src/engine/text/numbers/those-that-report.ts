// "Rental income per area: total, number of homes that report any", "average rating and how many products have one": those that have
// the number at all are counted, and not every one.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const counted = '(?:number of|count of|how many|#(?: of)?|no of)'
const report =
  '(?:(?:that |which |who )?(?:actually )?(?:do |did )?(?:report|reported|have|has|had|disclose|disclosed|declare|declared|list|listed|show|showed|earned|earn|made|make|got|get|provided|provide)|with|reporting|having|showing)'
const it = '(?:any|it|one|some|that|theirs|(?:a|any) (?:figure|value|number|amount)|any at all)'
const ends = '(?= [,.?!;:)]|$| (?:and|per|by|in|for|please|there|each)\\b)'

const homes = '(?<who>(?:[a-z]+ ){0,2}?(?:homes|houses|listings|properties|owners|units))'
const rent = '(?:rental income|rental earnings|rental revenue|rents?|rental)'

const fn = '(?:total|average|avg|sum|mean|median)'
const rentedOut = (who = ''): string => `number of rented out ${who.replace(/owners$/, 'homes')}`

const rented: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=\\b${rent}\\b.*)(?<![a-z])(?:(?<fn>${fn})(?: of (?:it|that))? (?:, and|,|and|plus|\\+) (?:the )?)?${counted} ${homes} ${report} ${it}${ends}`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['fn'] === undefined ? '' : `${groups['fn']} rental income , `}${rentedOut(groups['who'])}`,
  },
  // "Total rental income per area and how many homes report rental income".
  {
    said: new RegExp(
      `(?<![a-z])${counted} ${homes} ${report} (?:any |an? |some )?(?:2023 )?${rent}(?: (?:in|for) 2023)?(?= (?:per|by|in each) .*\\b${fn}\\b)|(?<=\\b${fn}(?: 2023)? ${rent}\\b.*)(?<![a-z])${counted} (?<others>(?:[a-z]+ ){0,2}?(?:homes|houses|listings|properties|owners|units)) ${report} (?:any |an? |some )?${rent}(?: (?:in|for) 2023)?${ends}`,
    ),
    meant: ({ groups = {} }) => rentedOut(groups['who'] ?? groups['others']),
  },
  // "How many listings report rental income and what is the average": of that income.
  {
    said: new RegExp(
      `(?<![a-z])${counted} ${homes} ${report} (?:any |some |an? )?(?:2023 )?${rent}(?: (?:in|for) (?:20)?23)?(?: ,)? (?:and|,|plus|with) (?:what (?:is|was) )?(?:the |its |their )?(?<fn>${fn})(?: ${rent}| of (?:it|that|those|them))?${ends}`,
    ),
    meant: ({ groups = {} }) => `${rentedOut(groups['who'])} and ${groups['fn'] ?? ''} rental income`,
  },
  // "How many owners reported 2023 rental income": so many homes, and no sum of what they took in.
  {
    said: new RegExp(
      `(?<![a-z])${counted} (?:[a-z]+ )?(?:home ?)?(?:owners|homeowners|sellers|landlords) ${report} (?:any |some |an? )?(?:2023 )?${rent}(?: (?:in|for) (?:20)?23)?${ends}`,
    ),
    meant: () => rentedOut('homes '),
  },
  {
    said: new RegExp(
      `(?<=\\brented out homes\\b.*(?:,|and|plus) )(?:what|how much) (?:they|those|each|owners) (?:got|get|made|make|earned|earn|took in|reported)(?: (?:in|for) (?:20)?23)? on average${ends}`,
    ),
    meant: () => 'average rental income',
  },
  {
    said: new RegExp(
      `(?<=\\brented out (?:homes|houses|listings|properties|units)\\b.*(?:,|and|plus) )(?:the |its |their )?(?<fn>${fn})(?: of (?:it|that|those))?${ends}`,
    ),
    meant: ({ groups = {} }) => `${groups['fn'] ?? ''} rental income`,
  },
]

const products = '(?<who>(?:[a-z]+ ){0,2}?(?:products|items|skus|titles|books|toys))'
const rated: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=\\b(?:ratings?|reviews?|stars)\\b.*)(?<![a-z])${counted} ${products} ${report} (?:${it}|(?:an?|any) (?:ratings?|reviews?)|ratings|reviews)${ends}`,
    ),
    meant: ({ groups = {} }) => `number of ${groups['who'] ?? ''} with at least one review`,
  },
  {
    said: new RegExp(
      `\\b(?<who>${counted} [a-z ]*?(?:products|items|skus)) (?:that |which )?(?:have|has|with|having|got|carry) an? (?:star )?rating${ends}`,
    ),
    meant: ({ groups = {} }) => `${groups['who'] ?? ''} with at least one review`,
  },
]

export const thoseThatReport: readonly Rewording[] = [
  wherever([/^rent/, /^(number|count|many|#|no|total|average|sum|mean|median)$/], rented),
  wherever([/^(rating|ratings|reviews?|stars)$/, /^(number|count|many|#|no)$/], rated),
]
