// "Fastest sales: sold in under a week", "expired listings: how long were they on the market": a heading that the words behind it
// explain or go on from.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const things = '(?:sales|closings|solds|deals|homes|houses|listings|properties)'

const survey =
  '(?:snapshot|at a glance|overview|rundown|recap|scorecard|quick stats|stats|summary|by the numbers)'

const rules: readonly Rewriting[] = [
  // Which ones they are is said by the limit; all of them are meant, and not the first ten.
  {
    said: new RegExp(
      `^(?:show |list |the |our |all )*(?:fastest|quickest|slowest|speediest|longest) (?<what>${things})(?: [:,-]| (?:i e|meaning|as in)(?: ,)?)+ (?:(?:those|ones|anything) )?(?:that )?(?=(?:sold|closed|went|gone|took) |(?:under|over|more than|less than|fewer than|within) )`,
    ),
    meant: ({ groups = {} }) => `${groups['what'] ?? ''} that`,
  },
  {
    said: new RegExp(
      `^(?<what>(?:[a-z]+ ){0,4}${things}(?: (?:in|with|without|under) [a-z ]+?)?) [:,-] how long (?:(?<were>were|are|have|had) they (?:been )?|(?:do|did) they (?:sit |stay |spend |last |linger )?)(?<there>on (?:the )?market|listed|for sale)?(?= on average| in average| , on average)`,
    ),
    meant: ({ groups = {} }) => `how long were ${groups['what'] ?? ''} on the market`,
  },
  // "Got a guy on the other line about mls 224160, what …": who asks is no part of it.
  {
    said: /^(?:so |ok |hey |hi |, )*(?:(?:i |we )?(?:have |have got |got |am with |am on with ))?(?:an? |my |the )?(?:guy|client|clients|buyer|buyers|caller|lady|customer|couple|agent|seller|someone|somebody|woman|man|investor)(?: here)?(?: (?:is )?on (?:the )?(?:other )?(?:line|phone|hold))?(?: (?:who |that )?(?:is |was )?(?:asking|calling|asks|called|wants to know|curious|inquiring))? about (?=mls )/,
    meant: () => 'about ',
  },
  // "Old Town snapshot: # active, # pending", "market overview for Sea Oaks: …": what follows is what is asked.
  {
    said: new RegExp(
      `^(?:(?:give|show|get|send)(?: me| us)? )?(?:an? |the |quick |short |market |little )*${survey} (?:of|for|on|in) (?=[^:]* :)`,
    ),
    meant: () => '',
  },
  {
    said: new RegExp(`(?<=^[^:]+) (?:- )?(?:market |quick |in )?${survey}(?: please)?(?= :)`),
    meant: () => '',
  },
  // "Decade built -> how many listings": the groups, and what is counted in them.
  {
    said: new RegExp(
      `^(?:by )?(?:(?<decade>decade(?: built)?) (?::|->|=>|-)|(?<key>subdivision|neighbou?rhood|area|community|beds|bedrooms|city|state|brand|category|property type|payment method|month|quarter|year|status|source|device) (?:->|=>)) (?=(?:how many|number of|#|count|avg|average|median|total)\\b|#)`,
    ),
    meant: ({ groups = {} }) => `by ${groups['key'] ?? 'decade built'} :`,
  },
  // "Solds per year: # units, volume": those that are named before it.
  {
    said: /(?<=^(?:sold|solds|sld|slds|closings|sales|closed sales) [^:]*: (?:[^:]* )?)(?:# (?:of )?|number of )(?:units|homes|houses|properties|sides)(?= [,.?!]|$)/,
    meant: () => 'number of sales',
  },
  {
    said: /\b(?<by>per|by) year of (?:closing|close|sale)\b/,
    meant: ({ groups }) => `${groups?.['by'] ?? ''} year closed`,
  },
  // "By decade built: decade, count, average price": the groups head their own column.
  {
    said: /(?<=\bby (?:the )?decade(?: built| of construction)? )[:,-] (?:the )?decades?(?: built)?(?: ,| and| \+)/,
    meant: () => ':',
  },
  // "% of solds under ask, by area, closed in 2026": what was sold did close.
  {
    said: /(?<=\b(?:solds|sales|closings)\b.* , )(?:closed|sold|closing) (?=(?:in|during|since|between|this|last|past) )/,
    meant: () => '',
  },
]

export const headedHomes = wherever(/^([:,-]|->|=>)$/, rules)
