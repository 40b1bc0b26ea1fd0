// Where those who type in a hurry leave out a comma that tells what belongs together: "reservations by month cancelled ones too" counts
// those in, and does not ask for them alone.

const opens = String.raw`(?<=[a-z\d%])(?<!\b(?:and|or|the|of|for|in|by|with|from|to|at|across|over|all|our|my|only|are|is|were|was|any|just|how many|leave|leaves|show|me|us|list|give|keep|keeps|take|takes|drop|throw|put|filter|counting|including|include|see)) (?=`
const state = '(?:cancelled|canceled|refunded|pending|completed|expired|withdrawn|viewings|studios)'
const groups = '(?:areas|subdivisions|neighborhoods|cities|states|brands|categories|types|channels|sources)'

const rules: readonly RegExp[] = [
  new RegExp(
    String.raw`${opens}${state}(?: ones| bookings| orders)? (?:too|as well|included|also|out)\W*$)`,
    'i',
  ),
  // "Orders still pending just the number", "leads who mention a dog how many".
  new RegExp(
    String.raw`${opens}(?:(?:just|only) (?:the|a|its|their) (?:number|count|total)|how many)\W*$)`,
    'i',
  ),
  new RegExp(String.raw`${opens}all (?:the )?${groups}\W*$)`, 'i'),
  new RegExp(String.raw`${opens}(?:weekly|monthly|short) (?:stays|bookings|reservations) only\b)`, 'i'),
  new RegExp(
    String.raw`${opens}(?:show|give|list) (?:the )?(?:count|counts|ct|cnt|number|numbers|both|average)\W*$)`,
    'i',
  ),
  /(?<=\b(?:weekly|monthly|short) (?:stays|bookings|reservations) only) (?=(?:last|this|in|for|since|over) )/i,
  // "Share of repeat customers texas only" is of those there.
  /(?<=\b(?:customers|buyers|shoppers|orders|homes|listings|bookings|reservations|guests)) (?=(?!this\b|last\b|next\b|are\b|is\b|were\b|was\b|have\b|in\b|from\b|with\b|for\b|that\b|who\b|by\b|of\b|and\b|or\b|on\b|at\b|sold\b|we\b)[a-z]+(?: (?!are\b|is\b|were\b|was\b|have\b|in\b|by\b|and\b|or\b)[a-z]+)? only\W*$)/i,
  // "… before the meeting so for each area give me", "… are still pending I need order number and amount".
  /(?<=[a-z\d]) (?=so (?:for each|for every|per|by) )/i,
  /(?<=[a-z\d]{2}) (?=i need (?:the |their |its )?(?:names?|order numbers?|e-?mails?|address(?:es)?|titles?|amounts?|prices?|guest names?|dates?)\b)/i,
  // "Leaving viewings aside what is the cancellation rate" is no story of viewings.
  /(?<=^(?:leaving|setting|putting) (?:[a-z]+ ){1,3}aside) (?=[a-z])/i,
  // "Occupancy for October 2026 Colorado homes only".
  /(?<=\b(?:20\d\d|(?:last|this) (?:month|year|quarter|week|mo|yr|qtr))) (?=(?:[a-z]+ ){1,3}only\W*$)/i,
]
const anyOf = /\b(?:too|as well|included|also|out|only|all|show|give|list|just|how many|aside|so|i need)\b/i

export const withCommas = (question: string): string =>
  anyOf.test(question) ? rules.reduce((text, rule) => text.replace(rule, ', '), question) : question
