// Limits, steps of time, comparisons and columns in other words than most people choose: "in the range of 600k to 800k", "in monthly steps",
// "contrast Texas and California", "showing name and price".
import { wherever, type Rewording } from './rewritten.ts'

const unit = '(?<unit>day|week|month|quarter|year)s?'
const often = '(?<often>daily|weekly|monthly|quarterly|yearly|annual)'
const column =
  '(?:names?|titles?|address|addresses|prices?|emails?|city|brand|rating|stock|status|dates?|guests?|amounts?|customers?|products?|order|mls|days|beds|subdivision|area|category)'
const asking = '(?<asking>(?:(?:please|pls|can you|could you|let us|now|ok|so|just) )*)'

export const otherWordings: readonly Rewording[] = [
  wherever(/^(range|region|ballpark)$/, [
    {
      said: /\b(?:in|within) the (?:range|region|ballpark) (?:of|from) (?=\$? ?[\d.]+ ?[km]? (?:to|and|-) )/,
      meant: () => 'from',
    },
  ]),
  wherever(/^(less|very)$/, [
    { said: /\b(?:and|but) no more than(?= [$\d])/, meant: () => 'but at most' },
    { said: /\bno less than(?= [$\d])/, meant: () => 'at least' },
    { said: /\bat the very (?:least|minimum)(?= [.?!,]|$)/, meant: () => 'at minimum' },
  ]),
  // "Rated better than four", "priced past 1M".
  wherever(/^(better|past)$/, [
    {
      said: /(?<=\b(?:rated|priced|listed|score|scores|scoring|listings|homes) )(?:better than|past)(?= (?:\$|\d|two|three|four|five))/,
      meant: () => 'over',
    },
  ]),
  wherever(/^(broken|time|steps|buckets|increments|intervals|series|recent|just)$/, [
    {
      said: new RegExp(`\\bbroken (?:down|out|up) ${often}(?= |$)`),
      meant: ({ groups }) => groups?.['often'] ?? '',
    },
    {
      said: new RegExp(`\\b(?:in|at) ${often} (?:steps|buckets|increments|intervals)(?= |$)`),
      meant: ({ groups }) => groups?.['often'] ?? '',
    },
    {
      said: new RegExp(`\\b(?:as|in) an? ${often} (?:time )?series(?= |$)`),
      meant: ({ groups }) => groups?.['often'] ?? '',
    },
    {
      said: new RegExp(`\\b(?:one|an?) ${unit} at a time(?= |$)`),
      meant: ({ groups }) => `by ${groups?.['unit'] ?? ''}`,
    },
    {
      said: new RegExp(`\\bthe most recent (?<many>[a-z\\d]+) ${unit}(?= |$)`),
      meant: ({ groups }) => `the last ${groups?.['many'] ?? ''} ${groups?.['unit'] ?? ''}s`,
    },
    {
      said: new RegExp(`\\bthe (?<many>[a-z\\d]+) ${unit} just (?:gone|past|ended|behind us)(?= |$)`),
      meant: ({ groups }) => `the last ${groups?.['many'] ?? ''} ${groups?.['unit'] ?? ''}s`,
    },
  ]),
  // "Homes including a pool" have one; "including those with a pool" lets them in as well.
  wherever(/^including$/, [
    {
      said: /(?<=\b(?:homes?|houses?|listings?|properties|places|ones) )including (?=(?:an?|their own) [a-z]+(?= [.?!,]|$| (?:in|and|under|over|for)\b))/,
      meant: () => 'with',
    },
  ]),
  wherever(/^(contrast|against)$/, [
    {
      said: new RegExp(`^${asking}contrast (?=[a-z])`),
      meant: ({ groups }) => `${groups?.['asking'] ?? ''}compare`,
    },
    {
      said: new RegExp(
        `^${asking}(?:weigh|pit|stack|set|hold) (?<one>(?:[a-z]+ ){1,5}?)(?:up )?against (?=[a-z])`,
      ),
      meant: ({ groups }) => `${groups?.['asking'] ?? ''}compare ${groups?.['one'] ?? ''}with`,
    },
  ]),
  wherever(/^(showing|giving|displaying|stating|quoting)$/, [
    {
      said: new RegExp(
        `(?<=[a-z] )(?:showing|giving|displaying|stating|quoting) (?=(?:the |their |its )?${column}(?= |$))`,
      ),
      meant: () => 'with',
    },
  ]),
  // "Share the homes" asks for no part of them.
  wherever(/^(share|search)$/, [
    {
      said: new RegExp(
        `^${asking}(?:share(?: with (?:me|us))?|search for|search) (?=(?:the|our|all|your|a list of|homes|listings|products|orders|customers|active)\\b(?!.* (?:of|by|per)\\b))`,
      ),
      meant: ({ groups }) => `${groups?.['asking'] ?? ''}show`,
    },
  ]),
  // "Somebody is gaming us" plays no games.
  wherever(/^gaming$/, [{ said: /\bgaming (?:us|the system|our store)(?= |$)/, meant: () => 'cheating us' }]),
  wherever(/^dollar$/, [{ said: /\bdollar (?:total|sum) of(?= |$)/, meant: () => 'total value of' }]),
  wherever(/^hand$/, [
    {
      said: /(?<=\b(?:items|products|skus|goods|articles) )on hand(?= [,.;]|$| (?:but|that|with|without|and no)\b)/,
      meant: () => 'in stock',
    },
  ]),
  // "Most popular listings, mobile only": homes, and nobody who wants to list one.
  wherever(/^listings$/, [
    { said: /(?<=\b(?:popular|viewed|clicked|shared|favorited|saved) )listings(?= ,)/, meant: () => 'homes' },
  ]),
  // "For Monday, Tuesday and so on through Sunday": every day of the week.
  wherever(/^sunday$/, [
    {
      said: /\b(?:for |on )?monday(?:(?: ,)? (?:tuesday|wednesday)){0,2}(?: ,)? (?:and so on|and so forth|etc)(?: ,)? (?:through|thru|to|until|till|up to) sunday(?= |$)/,
      meant: () => 'by weekday',
    },
  ]),
  // "List refunded orders and cancelled orders": the rows, and no number of each.
  wherever(/^list$/, [
    {
      said: /(?<=^(?:please )?list (?:all |the |our |all the |all our )?)(?<one>[a-z]+) (?<rows>orders|bookings|reservations|listings|homes) and (?:the )?(?<other>[a-z]+) \k<rows>(?= |$)/,
      meant: ({ groups = {} }) =>
        `${groups['one'] ?? ''} and ${groups['other'] ?? ''} ${groups['rows'] ?? ''}`,
    },
  ]),
]
