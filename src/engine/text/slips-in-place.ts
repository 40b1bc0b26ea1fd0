// Slips that make another word, or one that stands for several: what stands beside them tells.
import type { InPlace } from './in-place-rules.ts'

const unit = /^(day|days|week|weeks|wk|month|months|mo|quarter|quarters|qtr|year|years|yr|weekend)$/
const unitOrNumber =
  /^(\d+|day|days|week|weeks|wk|month|months|mo|quarter|quarters|qtr|year|years|yr|few|couple|weekend)$/

export const slipsInPlace: readonly InPlace[] = [
  // "Name an how many", "ad the dollar volume too".
  {
    typed: /^an$/,
    meant: () => 'and',
    before:
      /^(?!(with|of|for|is|as|has|have|by|to|in|on|at|per|from|get|show|me|make|makes|not|than)$)[a-z\d]/,
    behind:
      /^(how|their|the|its|what|which|who|where|when|number|count|total|by|with|without|sort|rank|show|how)$/,
  },
  {
    typed: /^ad$/,
    meant: () => 'add',
    before: /^([.,;:]|now|and|also|please|ok|okay|then|can|you|)$/,
    behind:
      /^(the|a|an|in|also|their|its|another|columns?|how|average|total|number|revenue|price|city|state)$/,
  },
  // "Customers who placed there very first order".
  {
    typed: /^there$/,
    meant: () => 'their',
    before: /^(placed|made|did|had|book|booked)$/,
    behind: /^(very|first|second|last)$/,
  },
  // "Mention a dog in there message".
  {
    typed: /^there$/,
    meant: () => 'their',
    before: /^(in|of|with|by|and|from|for|about|plus|including|on|,|\+)$/,
    behind:
      /^(message|messages|name|names|email|emails|e-mail|city|cities|state|states|address|addresses|price|prices|orders?|totals?|ratings?|status|bookings?|stays?|average|avg|revenue|lifetime|dates?|stock|brands?|rates?|nightly|check|arrival|ask|asking|sold|owners?)$/,
  },
  // "How may orders".
  {
    typed: /^(may|man|mny)$/,
    meant: () => 'many',
    before: /^how$/,
    behind: /^(?!(i|we|you|they|he|she|it|one|hours|day|days)$)[a-z]/,
  },
  { typed: /^(lat|las|lasr|lats|lates)$/, meant: () => 'last', behind: unitOrNumber },
  {
    typed: /^(pat|pats|pas|paste|passed)$/,
    meant: () => 'past',
    before: /^(the|in|over|for)$/,
    behind: unitOrNumber,
  },
  // "At lest 10", "the most expansive product", "los angelas", "for sale" with a letter lost.
  { typed: /^(lest|leats|leas)$/, meant: () => 'least', before: /^at$/ },
  { typed: /^expansive$/, meant: () => 'expensive', before: /^(most|least|more|less|very|too|so|how)$/ },
  { typed: /^(angelas|angelos|angles|angelis|angels|angelus)$/, meant: () => 'angeles', before: /^los$/ },
  { typed: /^(fransisco|fransico|francisko)$/, meant: () => 'francisco', before: /^san$/ },
  { typed: /^(texs|texes|texus|texsa|txas|teaxs|tejas)$/, meant: () => 'texas' },
  { typed: /^(fo|fro|fr)$/, meant: () => 'for', behind: /^(sale|rent|each|every|the|this|last)$/ },
  { typed: /^there$/, meant: () => 'their', behind: /^own$/ },
  { typed: /^(tis|thi|thus)$/, meant: () => 'this', behind: unit },
  { typed: /^(net|nex)$/, meant: () => 'next', behind: /^(day|days|week|weeks|weekend)$/ },
  { typed: /^yea$/, meant: () => 'year', before: /^(this|last|next|per|each|every|by|current|previous)$/ },
  {
    typed: /^(wee|weak)$/,
    meant: () => 'week',
    before: /^(this|last|next|per|each|every|by|current|previous)$/,
  },
  // "More then 5", "newer then 2015".
  {
    typed: /^then$/,
    meant: () => 'than',
    before:
      /^(more|less|fewer|lower|higher|older|newer|cheaper|longer|shorter|greater|bigger|smaller|better|worse|later|earlier|larger)$/,
    behind:
      /^([$\d]|an?$|one$|two$|three$|four$|five$|six$|seven$|eight$|nine$|ten$|twenty$|thirty$|last$|the$|average$)/,
  },
  // "Leads that cam from Instagram".
  { typed: /^cam$/, meant: () => 'came', behind: /^(from|in|through|via|back|by)$/ },
  { typed: /^hom$/, meant: () => 'how', before: /^([.?,]|and|)$/, behind: /^(many|much|often|long)$/ },
  { typed: /^staid$/, meant: () => 'stayed' },
  // "Looking to by": to buy.
  {
    typed: /^by$/,
    meant: () => 'buy',
    before: /^to$/,
    lead: /^(looking|want|wants|wanting|hoping|wanted|trying|interested)$/,
  },
  // "Rpt guests"; elsewhere it is a report.
  {
    typed: /^rpt$/,
    meant: () => 'repeat',
    behind: /^(guests?|customers?|buyers?|shoppers?|bookings?|clients?|biz|business)$/,
  },
  // "Ck-in", "ck out".
  { typed: /^(ck|chk)$/, meant: () => 'check', behind: /^(in|ins|out|outs)$/ },
  // "Mo over mo", "wk over wk".
  ...(
    [
      ['mo', 'month'],
      ['wk', 'week'],
      ['qtr', 'quarter'],
      ['yr', 'year'],
    ] as const
  ).flatMap(([short, long]): InPlace[] => {
    const itself = new RegExp(`^${short}$`)
    return [
      { typed: itself, meant: () => long, behind: /^over$/, then: new RegExp(`^(${short}|${long})$`) },
      { typed: itself, meant: () => long, before: /^over$/, lead: new RegExp(`^(${short}|${long})$`) },
    ]
  }),
]
