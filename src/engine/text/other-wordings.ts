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
]
